import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { Desk } from './desk.ts';
import { startPreview } from './preview.ts';
import { createEditorServer } from './server.ts';
import { Store } from './store.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `Options
  --port N     the port of the editor, otherwise 4322
  --no-open    do not open the browser`;

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      open: { type: 'boolean', default: true },
      help: { type: 'boolean', short: 'h' },
    },
    allowNegative: true,
  });
  if (values.help) console.log(USAGE);
  else await start(portFrom(values.port ?? '4322'), values.open);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}

function portFrom(words: string): number {
  if (!/^\d{1,5}$/.test(words) || Number(words) > 65_535) {
    throw new Error(`The port must be a whole number from 0 to 65535, for example --port 5000. Found: ${words}`);
  }
  return Number(words);
}

async function start(port: number, open: boolean): Promise<void> {
  console.log('Starting the editor …');
  const [app, preview] = await Promise.all([bundle(), startPreview(root)]);
  process.once('exit', () => preview.stop());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));

  const store = new Store(root);
  const server = createEditorServer(new Desk(store, preview.address), store, app, preview);
  // This machine only: no other one can reach the editor.
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause: unknown) => {
    throw new Error(
      `Port ${port} is in use. Perhaps the editor is open already: look at http://127.0.0.1:${port}. If not, choose another port: npm run edit -- --port ${port + 1}`,
      { cause },
    );
  });
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`;
  console.log(`The editor is open at ${address}\nTo close it, press Ctrl+C here.`);
  if (open) openBrowser(address);
}

/** The address is printed as well, so nothing is lost where no browser can be opened. */
function openBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['open', address],
    win32: ['cmd', '/c', 'start', '', address],
  };
  const [command = '', ...args] = commands[process.platform] ?? ['xdg-open', address];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
