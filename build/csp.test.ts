import { expect, it } from 'vitest';
import { addPolicy } from '#build/csp.ts';

function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`;
}

function policyOf(html: string): Record<string, string> {
  const [, policy = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(addPolicy(html, 'page.html')) ?? [];
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/)));
}

it('a page allows only pictures and fonts by default', () => {
  expect(policyOf(page('<p>Words</p>'))).toEqual({
    'default-src': "'none'",
    'script-src': "'none'",
    'style-src': "'none'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

it('the policy comes right after the charset and changes nothing else', () => {
  const html = page('<p class=a>One<p>Two &amp; <b>three', '<style>\n p { color: red }\n</style>');
  const [before, after] = addPolicy(html, 'page.html').split(/<meta http-equiv="content-security-policy"[^>]*>/);
  expect(`${before}${after}`).toBe(html);
  expect(before).toMatch(/<meta charset="utf-8">$/);
});
