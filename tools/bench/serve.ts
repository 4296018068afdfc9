import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersOf, isCompressible, urlPathOf } from '../../build/headers.ts';
import { filesIn } from '../../build/site.ts';
import { listen } from './link.ts';

/**
 * A key and its certificate for a day, and Chrome's flag that trusts it: Chrome does not cache what it is told to load despite errors.
 * @throws if there is no openssl command
 */
export function makeCertificate(): { pem: string; flag: string } {
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=bench -keyout - -out -';
  const pem = execFileSync('openssl', options.split(' '), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return { pem, flag: `--ignore-certificate-errors-spki-list=${hash}` };
}

/** Serves a built folder over HTTP/2 and TLS, compressed, with the site's headers. Unknown addresses get the 404 document. Returns the port. */
export async function serve(folder: string, pem: string): Promise<number> {
  const files = new Map(
    filesIn(folder).map((file) => {
      const body = readFileSync(join(folder, file));
      const headers = headersOf(file);
      return isCompressible(file)
        ? [urlPathOf(file), { body: brotliCompressSync(body), headers: { ...headers, 'Content-Encoding': 'br' } }]
        : [urlPathOf(file), { body, headers }];
    }),
  );
  const server = createSecureServer({ key: pem, cert: pem });
  server.on('stream', (stream: ServerHttp2Stream, { ':path': path = '' }) => {
    const file = files.get(path) ?? files.get('/404');
    stream.on('error', () => {});
    stream.respond({ ':status': files.has(path) ? 200 : 404, ...file?.headers });
    stream.end(file?.body);
  });
  return listen(server);
}
