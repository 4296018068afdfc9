import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Decompressed. */
  body: Buffer;
}

/** Requests a path without following redirects. */
export async function ask(address: string, path: string, headers: object = {}, method = 'GET'): Promise<Answer> {
  const answer = await fetch(address + path, {
    method,
    headers: { 'Accept-Encoding': 'identity', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}

/** Sends raw bytes; resolves to everything received until the other side closes, or says nothing for two seconds. */
export async function sendBytes(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), timeout: 2_000 }).setEncoding('latin1');
  socket.on('timeout', () => socket.destroy());
  socket.write(bytes, 'latin1');
  return (await socket.toArray().catch(() => [])).join('');
}

/** A raw request for a path that no client library would send, closed after one response. */
export function get(path: string, extra = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${extra}Connection: close\r\n\r\n`;
}
