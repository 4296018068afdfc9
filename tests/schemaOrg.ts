import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * What is wrong with items of JSON-LD by schema.org's own definitions: types and properties that do not exist, and values that a property
 * does not accept. The definitions are schema-dts, which Google generates from the vocabulary; the compiler checks the data against
 * them as if it were code.
 */
export function problemsWith(items: readonly unknown[]): string[] {
  const file = fileURLToPath(new URL(`../.cache/structured-data-${process.pid}.ts`, import.meta.url));
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': items }, null, 2);
  const text = `import type { Graph } from 'schema-dts';\nexport const graph: Graph = ${graph};\n`;
  writeFileSync(file, text);
  // Without the browser's types, half the time.
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es2022.d.ts'], skipLibCheck: true };
  const program = ts.createProgram([file], {
    ...options,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = text.slice(0, start).split('\n').length;
    return `${text.split('\n')[line - 1]?.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400)}`;
  });
}
