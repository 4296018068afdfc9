import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FILE = fileURLToPath(new URL('./structured-data-of-a-page.ts', import.meta.url));

/**
 * What is wrong with items of JSON-LD by schema.org's own definitions: types and properties that do not exist, and values that a property
 * does not accept. The definitions are schema-dts, which Google generates from the vocabulary; the compiler checks the data against
 * them as if it were code.
 */
export function problemsWith(items: readonly unknown[]): string[] {
  const graph = { '@context': 'https://schema.org', '@graph': items };
  const text = `import type { Graph } from 'schema-dts';\nexport const graph: Graph = ${JSON.stringify(graph, null, 2)};\n`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    // Without the browser's types, half the time.
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.readFile = (name) => (name === FILE ? text : readFile(name));
  host.getSourceFile = (name, language, ...rest) =>
    name === FILE ? ts.createSourceFile(name, text, language) : getSourceFile(name, language, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = text.slice(0, start).split('\n').length;
    return `${text.split('\n')[line - 1]?.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400)}`;
  });
}
