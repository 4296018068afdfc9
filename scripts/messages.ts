// Writes the messages to editors and maintainers to docs/messages.md, so that they can be read together. Messages to visitors are
// content.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isExample, messagesOf } from './passages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The path of the list in the project. */
export const MESSAGES = 'docs/messages.md';

/** The sections of the list, and the files of each. */
const SECTIONS = {
  'To editors: what a field takes, and what is wrong with it': 'src/schemas/**/*.ts',
  'To editors: mistakes in the content, and what is left before launch': 'src/content/!(proof).ts',
  'To editors: the gate': 'verify/*.ts',
  'To editors: the editing page': 'cms/!(labels).ts',
  'To maintainers: the commands': 'scripts/!(messages).ts',
};

/** The text of the list, with `…` for values. */
export function messageList(): string {
  const sections = Object.entries(SECTIONS).map(([title, pattern]) => {
    const files = globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.d.ts'))
      .sort();
    const rows = files.flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const messages = messagesOf(file, source, '…', (node) => !isExample(node)).map(({ text }) => text.trim());
      return [...new Set(messages)].filter(isMessage).map((text) => `| ${text.replaceAll('|', '\\|')} | ${file} |`);
    });
    return `## ${title}\n\n| message | in |\n|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Messages to editors and maintainers\n\nMade by \`npm run check -- --fix\`; a test fails when it is out of date.\n\n${sections.join('\n')}`;
}

/** What is wrong ("has …"), a rule ("must be …") or a sentence; not a label, a list of names, mark-up, CSS or a policy. */
function isMessage(text: string): boolean {
  const isProse =
    /^([a-z]+s|must|cannot)\b|^[A-Z](\S* ){4}|[.:?!](\s|$)/.test(text) && /[a-z]{3}.*\b[a-z]{3}/i.test(text);
  return isProse && !/\n|<\w+[ >]|[{;]$|^['`,]/.test(text);
}

if (import.meta.main) writeFileSync(join(root, MESSAGES), messageList());
