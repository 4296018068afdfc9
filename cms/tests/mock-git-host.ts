import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Request, Route } from '@playwright/test';
import type { Repository } from './repository.ts';

type Answer = Parameters<Route['fulfill']>[0];

interface Query {
  query: string;
  variables: { branch: string; input?: CommitInput | { name: string } | { pullRequestId: string } };
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const CORS = { 'Access-Control-Allow-Origin': '*' };

type Status = Record<'context' | 'state' | 'description' | 'target_url', string>;

interface Draft {
  title: string;
  branch: string;
  labels: { name: string }[];
}

const USER = { id: 1, login: 'editor', name: 'Editor', email: 'editor@blackwomenempowered.example' };

/** Answers the few requests that the editing page makes of GitHub, from a real Git repository. */
export class MockGitHost {
  /** The statuses of the last commit of the branch `reportedOn`; undefined if the token may not read them. */
  statuses: Status[] | undefined = [];
  reportedOn = 'main';
  /** The comment that says why a commit is refused. */
  comment = '';
  readonly drafts: (Draft | undefined)[] = [];
  /** An older commit that the host still gives as the last one. */
  stale: string | undefined;
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
      const body = this.#repository.gitBytes('cat-file', 'blob', path.slice('/git/blobs/'.length));
      return { status: 200, headers: CORS, contentType: 'application/octet-stream', body };
    }
    const [, ref] = /^\/commits\/(.+)\/status$/.exec(path) ?? [];
    if (ref !== undefined) return this.#status(ref);
    if (path === '/comments/7') return json(200, { body: this.comment });
    const [, change, number] = /^\/(pulls|issues)(?:\/(\d+))?/.exec(path) ?? [];
    if (change) return this.#change(request, Number(number ?? 0) - 1);
    if (request.method() === 'DELETE') {
      this.#repository.git('branch', '-D', path.replace('/git/refs/heads/', ''));
      return { status: 204, headers: CORS };
    }
    if (path === '/graphql') return json(200, this.#graphql(request.postDataJSON() as Query));
    return json(404, { message: `The mock has no ${path}.` });
  }

  #status(ref: string): Answer {
    if (!this.statuses) return json(403, {});
    const sha = this.stale ?? this.#head(ref);
    if (sha === '') return json(404, { message: 'Not Found' });
    return json(200, { sha, statuses: ref === this.reportedOn ? this.statuses : [] });
  }

  #head(branch: string): string {
    return this.#repository.git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`);
  }

  /** Answers a request about a pull request. GitHub keeps its labels under `issues`. */
  #change(request: Request, index: number): Answer {
    const path = new URL(request.url()).pathname;
    type Fields = Record<'title' | 'head' | 'commit_title' | 'merge_method', string> & { labels: string[] };
    const body = (request.postDataJSON() ?? {}) as Fields;
    const draft = this.drafts[index];
    if (!draft) {
      this.drafts.push({ title: body.title, branch: body.head, labels: [] });
      const [created_at, number] = [new Date(), this.drafts.length];
      const head = { sha: this.#head(body.head) };
      return json(201, {
        number,
        node_id: String(number),
        title: body.title,
        head,
        created_at,
        updated_at: created_at,
      });
    }
    if (body.labels) draft.labels = body.labels.map((name) => ({ name }));
    if (path.endsWith('/merge')) {
      const squash = body.merge_method === 'squash' ? '--squash' : '--no-ff';
      this.#repository.git('merge', '--quiet', '--no-commit', squash, draft.branch);
      this.#repository.git('commit', '--quiet', '-m', body.commit_title);
      this.drafts[index] = undefined;
    }
    return json(200, { labels: draft.labels });
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
    if (input && 'fileChanges' in input) return this.#commit(query, input);
    if (input) {
      if ('name' in input) this.#repository.git('branch', input.name.replace('refs/heads/', ''), 'main');
      return { data: {} };
    }
    const repository: Record<string, unknown> = {};
    if (/ref\(qualifiedName: \$branch\)/.test(query)) {
      const [oid, message] = this.#repository.git('log', '-1', '--format=%H%n%s', variables.branch).split('\n');
      repository['ref'] = { target: { oid, history: { nodes: [{ oid, message }] } } };
    }
    if (query.includes('pullRequests(')) {
      const nodes = this.drafts.flatMap((draft, index) => (draft ? this.#pullRequest(draft, index + 1) : []));
      repository['pullRequests'] = { nodes, totalCount: 0 };
    }
    for (const [, name = '', sha = ''] of query.matchAll(/(commit_\d+):\s+object\(oid: "(\w+)"\)/g)) {
      const statuses = sha === this.#head(this.reportedOn) ? (this.statuses ?? []) : [];
      const contexts = statuses.map(({ state, target_url, ...status }) => {
        return { ...status, state: state.toUpperCase(), targetUrl: target_url };
      });
      repository[name] = { status: { contexts } };
    }
    for (const [, name = '', object = ''] of query.matchAll(/(file_\d+):\s+object\(expression: "([^"]+)"\)/g)) {
      const text = this.#repository.gitBytes('cat-file', 'blob', object).toString();
      repository[name] = { oid: this.#repository.git('rev-parse', object), byteSize: text.length, text };
    }
    for (const [, name = '', sha = ''] of query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)) {
      repository[name] = { text: this.#repository.gitBytes('cat-file', 'blob', sha).toString() };
    }
    for (const [, name = '', count = '', path = ''] of query.matchAll(
      /((?:commit|history)_\d+): +ref\(.*?history\(first: (\d+), path: "([^"]*)"/g,
    )) {
      repository[name] = { target: { history: { nodes: this.#history(path, count) } } };
    }
    return { data: { repository, fork: { id: '1' }, base: repository } };
  }

  #pullRequest({ title, branch, labels }: Draft, number: number): object {
    const paths = this.#repository.git('diff', '--name-only', `main...${branch}`).split('\n');
    return {
      ...{ id: String(number), number, title, url: '', createdAt: new Date(), updatedAt: new Date(), author: USER },
      headRefName: branch,
      headRefOid: this.#head(branch),
      labels: { nodes: labels },
      files: { nodes: paths.map((path) => ({ path, changeType: 'MODIFIED' })) },
    };
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

  #commit(query: string, { branch: { branchName }, expectedHeadOid, message, fileChanges }: CommitInput): object {
    const repository = this.#repository;
    if (this.#head(branchName) !== expectedHeadOid) return { data: null, errors: [{ message: 'STALE_DATA' }] };
    repository.git('checkout', '--quiet', branchName);
    for (const { path, contents } of fileChanges.additions) {
      const file = join(repository.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, Buffer.from(contents, 'base64'));
    }
    for (const { path } of fileChanges.deletions) rmSync(join(repository.folder, path));
    repository.git('add', '--all');
    repository.git('commit', '--quiet', '-m', message.headline);
    const commit: Record<string, unknown> = { oid: this.#head(branchName), committedDate: new Date() };
    for (const [, name = '', path = ''] of query.matchAll(/(file_\d+): file\(path: "([^"]*)"\)/g)) {
      commit[name] = { oid: repository.git('rev-parse', `${branchName}:${path}`) };
    }
    repository.git('checkout', '--quiet', 'main');
    return { data: { createCommitOnBranch: { commit } } };
  }
}

function json(status: number, body: object): Answer {
  return { status, headers: CORS, json: body };
}
