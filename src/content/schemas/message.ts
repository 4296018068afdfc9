/**
 * A message has two parts, which `must` joins: a rule ("must be …") and an example of a valid value. content/check-shape.ts adds the file,
 * the line, the field and what was found, and reports fields that are missing, empty, misspelt, or no group or list.
 */
import type { z } from 'zod';

/** A message for an editor: a rule, and a value that keeps it. One string, because an issue of Zod has room for no more. */
export function must(rule: string, example: string): string {
  return `${rule}\n${example}`;
}

/** The rule of a message and, if it has one, the example. */
export function splitMessage(message: string): [rule: string, example?: string] {
  const end = message.indexOf('\n');
  return end < 0 ? [message] : [message.slice(0, end), message.slice(end + 1)];
}

/** A check for forms: a regular expression that every valid value matches, and the message for the others. */
export interface Rule {
  pattern: string;
  message: string;
}

/** A check that reports at most one mistake, and lets the checks of the group around the field go on. */
export function firstMistake(find: (value: string) => string | undefined) {
  return (context: z.core.ParsePayload<string>) => {
    const message = find(context.value);
    if (message !== undefined) context.issues.push({ code: 'custom', input: context.value, message, continue: true });
  };
}

export function tooLong(length: number, limit: number, advice = 'Shorten it'): string {
  return `has ${length} characters; the limit is ${limit}. ${advice}`;
}
