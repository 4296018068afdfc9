import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  /** By lower-case name; several of one name joined as Node joins them. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
}

/** One request, its path sent exactly as it stands. */
export function ask(address: string, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    // The certificates are made for the test, and by nobody whom anybody trusts.
    const options = { hostname, port, path, method, headers, timeout: 20_000, rejectUnauthorized: false };
    const asked = (protocol === 'https:' ? secureRequest : request)(options, (response) => {
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

/** What came back over a bare connection, and how long it stayed open. */
export interface Conversation {
  text: string;
  /** Of the first answer; undefined where the other side closed without one. */
  status: number | undefined;
  milliseconds: number;
  /** Closed by the other side, as opposed to given up by us after `patience`. */
  closed: boolean;
}

/** Sends bytes as they are and listens until the other side closes or for `patience` milliseconds. */
export function say(address: string, bytes: string | Buffer, patience = 2_000): Promise<Conversation> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    const finish = (closed: boolean) => {
      clearTimeout(limit);
      socket.destroy();
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
      const milliseconds = performance.now() - start;
      resolve({ text, status: status === undefined ? undefined : Number(status), milliseconds, closed });
    };
    const limit = setTimeout(() => finish(false), patience);
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** A well-formed request as text, to be closed after one answer, for a path that no client library would send. */
export function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
}
