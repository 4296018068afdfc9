import type { IncomingMessage } from 'node:http';

/**
 * Why a request is not from this editor's own page; undefined when it is. A page of another site can make a browser send requests
 * to this machine, also under a name of its own that leads here, but it cannot choose these headers.
 */
export function refusal(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  port: number,
): string | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return 'The editor answers only under its own address.';
  const reading = method === 'GET' || method === 'HEAD';
  // Browsers send Origin with everything that can change something.
  const origin = headers.origin ?? (reading ? `http://${headers.host}` : '');
  if (origin !== `http://${headers.host}`) return 'The editor takes changes only from its own page.';
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const opened = reading && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (site !== 'same-origin' && site !== 'none' && !opened) return 'The editor answers only its own page.';
  return undefined;
}
