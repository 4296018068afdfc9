import { request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Requests a path as it is written, without following redirects. */
export function ask(address: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, path, method, headers, agent: false, timeout: 20_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`No answer to ${method} ${path} within 20 s`)));
    asked.on('error', reject);
    asked.end();
  });
}

/** Sends raw bytes; resolves to everything received until the other side closes, or for two seconds. */
export function sendBytes(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    const finish = () => {
      clearTimeout(limit);
      socket.destroy();
      resolve(text);
    };
    const limit = setTimeout(finish, 2_000);
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

/** A raw request for a path that no client library would send, closed after one response. */
export function get(path: string, extra = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${extra}Connection: close\r\n\r\n`;
}
