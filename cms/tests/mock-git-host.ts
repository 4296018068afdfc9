import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { BACKEND, GIT_HOST_PORT } from './addresses.ts';
import type { Repository } from './repository.ts';

interface Query {
  query: string;
  variables: { input?: CommitInput };
}

interface CommitInput {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const USER = { id: 1, login: 'editor', name: 'Editor', email: 'editor@blackwomenempowered.example' };

/** Answers the few requests that Sveltia CMS makes of GitHub, from a real Git repository. */
export class MockGitHost {
  /** Valid access tokens. */
  readonly tokens = new Set(['a-good-token']);
  readonly #repository: Repository;
  readonly #server: Server;

  constructor(repository: Repository) {
    this.#repository = repository;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((problem: unknown) => response.writeHead(500).end(String(problem)));
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(GIT_HOST_PORT, '127.0.0.1', done));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    const token = (request.headers.authorization ?? '').replace(/^\S+ /, '');
    if (!this.tokens.has(token)) return json(401, { message: 'Bad credentials' });
    const path = (request.url ?? '').replace('/api/v3', '').replace(`/repos/${BACKEND.repo}`, '');
    if (path === '/user') return json(200, USER);
    if (path === `/collaborators/${USER.login}`) return void response.writeHead(204).end();
    if (path.startsWith('/git/trees/')) return json(200, { tree: this.#tree() });
    if (path.startsWith('/git/blobs/')) {
      const bytes = this.#repository.gitBytes(['cat-file', 'blob', path.slice('/git/blobs/'.length)]);
      return void response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(bytes);
    }
    if (path !== '/api/graphql') return json(404, { message: `The mock has no ${path}.` });
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    json(200, this.#graphql(JSON.parse(Buffer.concat(chunks).toString()) as Query));
  }

  #tree(): object[] {
    const lines = this.#repository.git('ls-tree', '-r', '--long', 'main').split('\n');
    return lines.map((line) => {
      const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\d+)\t(.*)$/.exec(line) ?? [];
      return { type, sha, size: Number(size), path };
    });
  }

  #graphql({ query, variables }: Query): object {
    if (variables.input) return this.#commit(query, variables.input);
    const repository: Record<string, unknown> = {};
    if (/ref\(qualifiedName: \$branch\) \{ target \{ \.\.\. on Commit \{ history\(first: 1\)/.test(query)) {
      const [oid, message] = this.#repository.git('log', '-1', '--format=%H%n%s', 'main').split('\n');
      repository['ref'] = { target: { history: { nodes: [{ oid, message }] } } };
    }
    for (const [, name = '', sha = ''] of query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)) {
      repository[name] = { text: this.#repository.gitBytes(['cat-file', 'blob', sha]).toString() };
    }
    for (const [, name = '', count = '', path = ''] of query.matchAll(
      /((?:commit|history)_\d+): ref\(.*?history\(first: (\d+), path: "([^"]*)"/g,
    )) {
      repository[name] = { target: { history: { nodes: this.#history(path, count) } } };
    }
    return { data: { repository } };
  }

  #history(path: string, count: string): object[] {
    const log = this.#repository
      .git('log', `-${count}`, '--format=%H %cI', 'main', '--', path)
      .split('\n')
      .filter(Boolean);
    return log.map((line) => {
      const [oid, committedDate] = line.split(' ');
      return { oid, committedDate, author: { ...USER, avatarUrl: '', user: USER } };
    });
  }

  #commit(query: string, { expectedHeadOid, message, fileChanges }: CommitInput): object {
    const repository = this.#repository;
    if (repository.git('rev-parse', 'main') !== expectedHeadOid)
      return { data: null, errors: [{ message: 'STALE_DATA' }] };
    const index = { GIT_INDEX_FILE: join(repository.folder, '.git/mock-index') };
    repository.gitBytes(['read-tree', 'main'], undefined, index);
    const blobs: Record<string, string> = {};
    for (const { path, contents } of fileChanges.additions) {
      const oid = repository
        .gitBytes(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64'))
        .toString()
        .trim();
      repository.gitBytes(['update-index', '--add', '--cacheinfo', `100644,${oid},${path}`], undefined, index);
      blobs[path] = oid;
    }
    for (const { path } of fileChanges.deletions)
      repository.gitBytes(['update-index', '--force-remove', path], undefined, index);
    const tree = repository.gitBytes(['write-tree'], undefined, index).toString().trim();
    const oid = repository.git('commit-tree', tree, '-p', 'main', '-m', message.headline);
    repository.git('reset', '--quiet', '--hard', oid);
    const commit: Record<string, unknown> = { oid, committedDate: new Date().toISOString() };
    for (const [, name = '', path = ''] of query.matchAll(/(file_\d+): file\(path: "([^"]*)"\)/g)) {
      commit[name] = { oid: blobs[path] };
    }
    return { data: { createCommitOnBranch: { commit } } };
  }
}
