import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Request, Route } from '@playwright/test';
import type { Repository } from './repository.ts';

type Answer = Parameters<Route['fulfill']>[0];

interface Query {
  query: string;
  variables: { branch: string; input?: CommitInput };
}

interface CommitInput {
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[] };
}

const CORS = { 'Access-Control-Allow-Origin': '*' };

interface Status {
  context: string;
  state: string;
  description: string;
  target_url: string;
}

const USER = { id: 1, login: 'editor', name: 'Editor', email: 'editor@blackwomenempowered.example' };

/** Answers the few requests that the editing page makes of GitHub, from a real Git repository. */
export class MockGitHost {
  /** What the checks have reported of the last commit. */
  statuses: Status[] = [];
  readonly #repository: Repository;

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  answer(request: Request): Answer {
    if (!request.headers()['authorization']?.endsWith(' a-good-token'))
      return json(401, { message: 'Bad credentials' });
    const path = decodeURIComponent(new URL(request.url()).pathname.replace('/repos/organization/site', ''));
    if (path === '/user') return json(200, USER);
    if (path === `/collaborators/${USER.login}`) return { status: 204, headers: CORS };
    if (path.startsWith('/git/trees/')) return json(200, { tree: this.#tree() });
    if (path.startsWith('/git/blobs/')) {
      const body = this.#repository.gitBytes(['cat-file', 'blob', path.slice('/git/blobs/'.length)]);
      return { status: 200, headers: CORS, contentType: 'application/octet-stream', body };
    }
    if (path === '/commits/main/status') return json(200, { sha: this.#head(), statuses: this.statuses });
    if (path === '/graphql') return json(200, this.#graphql(request.postDataJSON() as Query));
    return json(404, { message: `The mock has no ${path}.` });
  }

  /** The last commit. */
  #head(): string {
    return this.#repository.git('rev-parse', 'main');
  }

  #tree(): object[] {
    const lines = this.#repository.git('ls-tree', '-r', '--long', 'main').split('\n');
    return lines.map((line) => {
      const [, type, sha, size, path] = /^\d+ (\w+) (\w+) +(\d+)\t(.*)$/.exec(line) ?? [];
      return { type, sha, size: Number(size), path };
    });
  }

  #graphql({ query, variables }: Query): object {
    const { input } = variables;
    if (input) return this.#commit(query, input);
    const repository: Record<string, unknown> = {};
    if (/ref\(qualifiedName: \$branch\)/.test(query)) {
      const [oid, message] = this.#repository.git('log', '-1', '--format=%H%n%s', variables.branch).split('\n');
      repository['ref'] = { target: { oid, history: { nodes: [{ oid, message }] } } };
    }
    for (const [, name = '', object = ''] of query.matchAll(/(file_\d+):\s+object\(expression: "([^"]+)"\)/g)) {
      const text = this.#repository.gitBytes(['cat-file', 'blob', object]).toString();
      repository[name] = { oid: this.#repository.git('rev-parse', object), byteSize: text.length, text };
    }
    for (const [, name = '', sha = ''] of query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)) {
      repository[name] = { text: this.#repository.gitBytes(['cat-file', 'blob', sha]).toString() };
    }
    return { data: { repository, fork: { id: '1' }, base: repository } };
  }

  #commit(query: string, { message, fileChanges }: CommitInput): object {
    const repository = this.#repository;
    for (const { path, contents } of fileChanges.additions) {
      const file = join(repository.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, Buffer.from(contents, 'base64'));
    }
    repository.git('add', '--all');
    repository.git('commit', '--quiet', '-m', message.headline);
    const commit: Record<string, unknown> = { oid: this.#head(), committedDate: new Date() };
    for (const [, name = '', path = ''] of query.matchAll(/(file_\d+): file\(path: "([^"]*)"\)/g)) {
      commit[name] = { oid: repository.git('rev-parse', `main:${path}`) };
    }
    return { data: { createCommitOnBranch: { commit } } };
  }
}

function json(status: number, body: object): Answer {
  return { status, headers: CORS, json: body };
}
