import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  ALLOWED_METHODS,
  ERROR_DOCUMENTS,
  RESPONSE_HEADERS,
  headersOf,
  HSTS,
  REDIRECT_STATUS,
} from '#build/headers.ts';
import { readSite } from '#build/site.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The built file that is sent, which decides the headers. */
    file: string | undefined;
  }
}

/** Conditional and range headers apply to the requested page, not to the error document sent instead. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'if-range', 'range'];

/**
 * A server for the built site in `folder`. Fastify and @fastify/static send files, ranges, 304s and compressed copies; this adds
 * the policy. Paths are looked up in the list of built files, so that none leads out of the folder; a new build needs a new
 * server. `https`: a proxy in front of the server terminates TLS.
 */
export function createSiteServer(folder: string, { https = false } = {}): FastifyInstance {
  const { files, redirects } = readSite(folder);
  const app = fastify({
    requestTimeout: 10_000,
    keepAliveTimeout: 15_000,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).headers(RESPONSE_HEADERS).type('text/plain').send('Bad Request');
    },
  });
  void app.register(fastifyStatic, {
    root: resolve(folder),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
  });
  app.decorateReply('file', undefined);

  app.addHook('onRequest', async (request, reply) => {
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) return reply.code(400).type('text/plain').send('Bad Request');
    if (!ALLOWED_METHODS.split(', ').includes(request.method))
      return reply.code(405).header('Allow', ALLOWED_METHODS).send();
    return undefined;
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ ...(reply.file ? headersOf(reply.file) : RESPONSE_HEADERS), ...(https ? HSTS : {}) });
  });

  app.get('/*', (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    const address = `/${request.params['*']}`;
    const file = files.get(address);
    if (file) return send(reply, file);
    const target = redirects.get(address);
    const query = request.url.indexOf('?');
    if (target) return reply.redirect(target + (query < 0 ? '' : request.url.slice(query)), REDIRECT_STATUS);
    return sendError(404, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendError(404, request, reply));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type('text/plain').send(error.message);
    console.error(error);
    return sendError(500, request, reply);
  });
  return app;
}

function sendError(status: keyof typeof ERROR_DOCUMENTS, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  for (const name of CONDITIONS) delete request.raw.headers[name];
  return send(reply.code(status), ERROR_DOCUMENTS[status]);
}

function send(reply: FastifyReply, file: string): FastifyReply {
  reply.file = file;
  return reply.sendFile(file);
}
