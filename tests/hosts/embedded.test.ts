import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { built, keepsTheContract } from './contract.ts';
import { makeFixture } from './fixture.ts';
import { freePort } from '../../scripts/free-port.ts';
import { embedded } from './hosts.ts';
import { ask, get, say } from './request.ts';

const script = fileURLToPath(new URL('../../scripts/serve.ts', import.meta.url));

keepsTheContract(embedded);

describe('the embedded server as a program', () => {
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  interface Program {
    child: ChildProcess;
    address: string;
    output: () => string;
  }

  async function start(folder: string, ...options: string[]): Promise<Program> {
    const port = await freePort();
    const child = spawn(process.execPath, [script, '--folder', folder, '--port', String(port), ...options]);
    started.push(child);
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => {
        if (output.includes('is served at')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`It ended with status ${code}.`)));
    });
    return { child, address: `http://127.0.0.1:${port}`, output: () => output };
  }

  /** What it says and how it ends, for a start that cannot succeed. */
  async function fail(...options: string[]): Promise<{ code: number; text: string }> {
    const child = spawn(process.execPath, [script, ...options]);
    started.push(child);
    let text = '';
    child.stderr.on('data', (part: Buffer) => {
      text += part.toString();
    });
    const [code] = (await once(child, 'close')) as [number];
    return { code, text };
  }

  it('prints the address once it answers there', async () => {
    const { address, output } = await start(built, '--quiet');
    expect(output()).toContain(`is served at http://localhost:${new URL(address).port}\n`);
    expect((await ask(address, '/')).status).toBe(200);
  });

  it('names the port and the flag when the port is in use', async () => {
    const { address } = await start(built, '--quiet');
    const { port } = new URL(address);
    const { code, text } = await fail('--folder', built, '--port', port);
    expect(code).toBe(1);
    expect(text).toBe(
      `Port ${port} is already in use: stop what runs there, or choose another one with --port, for example --port ${Number(port) + 1}.\n`,
    );
  });

  it.each([
    [['--port', 'many'], 'The port must be a whole number from 0 to 65535'],
    [['--port', '70000'], 'The port must be a whole number from 0 to 65535'],
    [['--health', 'up'], 'The health address must begin with a slash'],
    [['--prot', '1'], "Unknown option '--prot'"],
    [['--port', '0', '--host', '203.0.113.9'], '203.0.113.9 is not an address of this machine'],
    [['--port', '0', '--folder', '/nowhere'], 'There is no built site in /nowhere. Build it first: npm run build'],
  ])('says in a sentence what is wrong with %j', async (options, sentence) => {
    const { code, text } = await fail('--folder', built, ...options);
    expect(code).toBe(1);
    expect(text).toContain(sentence);
    expect(text).not.toContain('    at ');
  });

  it('answers a health check only where one was asked for', async () => {
    const without = await start(built, '--quiet');
    expect((await ask(without.address, '/healthz')).status).toBe(404);
    const withHealth = await start(built, '--quiet', '--health', '/healthz');
    const answer = await ask(withHealth.address, '/healthz');
    expect([answer.status, answer.body.toString()]).toEqual([200, 'ok\n']);
  });

  it('sends HSTS on every answer once it is told that visitors come by HTTPS', async () => {
    const { address } = await start(built, '--quiet', '--https');
    for (const path of ['/', '/about/', '/nothing-here', '/robots.txt', '/%']) {
      expect((await ask(address, path)).headers['strict-transport-security'], path).toBe('max-age=63072000');
    }
  });

  it('writes one line a request, without query and without the visitor', async () => {
    const { address, child, output } = await start(built);
    await ask(address, '/?email=ama@example.org', {
      headers: { Referer: 'http://secret.example/', 'User-Agent': 'Mine' },
    });
    await ask(address, '/nothing%0d%0ahere?name=Ama');
    child.kill('SIGTERM');
    await once(child, 'close');
    const lines = output()
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ time, milliseconds, ...rest }) => [typeof time, typeof milliseconds, rest])).toEqual([
      ['string', 'number', expect.objectContaining({ method: 'GET', path: '/', status: 200 })],
      ['string', 'number', expect.objectContaining({ method: 'GET', path: '/nothing%0d%0ahere', status: 404 })],
    ]);
    expect(output()).not.toMatch(/ama|secret|mine|127\.0\.0\.1/i);
  });

  it('writes addresses only when asked to', async () => {
    const { address, child, output } = await start(built, '--log-addresses');
    await ask(address, '/');
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(output()).toContain('"address":"127.0.0.1"');
  });

  it('finishes what is under way when it is told to end, and takes nothing new', async () => {
    const folder = makeFixture({ '_astro/large.Aa11Bb22.woff2': Buffer.alloc(30_000_000, 7) });
    const { address, child } = await start(folder, '--quiet');
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(get('/_astro/large.Aa11Bb22.woff2'));
    await once(socket, 'readable');
    // Not read any further, so that the answer is still under way when the signal comes.
    child.kill('SIGTERM');
    await refused(Number(port));
    expect(child.exitCode).toBeNull();
    let received = 0;
    for await (const part of socket) received += (part as Buffer).length;
    expect(received).toBeGreaterThan(30_000_000);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('takes up a new build on SIGHUP without missing a request, and keeps what old pages may still ask for', async () => {
    const folder = makeFixture();
    const { address, child, output } = await start(folder);
    const oldPage = (await ask(address, '/about')).body.toString();
    const newer = makeFixture({ '_astro/form.New45678.js': 'export {};' });
    rmSync(join(newer, '_astro/form.Zx81_abc.js'));
    renameSync(folder, `${folder}.old`);
    renameSync(newer, folder);
    child.kill('SIGHUP');
    for (;;) {
      expect((await ask(address, '/about')).body.toString()).toBe(oldPage);
      if ((await ask(address, '/_astro/form.New45678.js')).status === 200) break;
    }
    expect((await ask(address, '/_astro/form.Zx81_abc.js')).status).toBe(200);

    // A build that is not whole is not taken up.
    rmSync(join(folder, 'index.html'));
    child.kill('SIGHUP');
    while (!output().includes('"failure"')) await ask(address, '/about');
    expect((await ask(address, '/')).status).toBe(200);
  });

  it('is back at once after the hardest end', async () => {
    const first = await start(built, '--quiet');
    const { port } = new URL(first.address);
    const loaded = Array.from({ length: 50 }, () => say(first.address, get('/'), 5_000));
    first.child.kill('SIGKILL');
    await Promise.all(loaded);
    const child = spawn(process.execPath, [script, '--folder', built, '--port', port, '--quiet']);
    started.push(child);
    await once(child.stdout, 'data');
    expect((await ask(first.address, '/')).status).toBe(200);
  });
});

/** Resolves once nobody takes connections any more. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const taken = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!taken) return;
  }
}
