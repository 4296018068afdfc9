import { expect, it } from 'vitest';
import { hashSource, addPolicy } from '#build/csp.ts';

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

// tests/site/network.spec.ts sees what else a browser refuses.
it.each([
  ['exactly the page’s scripts', '<script>a < b & c</script>', { 'script-src': hashSource('a < b & c') }],
  ['exactly the page’s styles', '<svg><style>b{}</style></svg>', { 'style-src': hashSource('b{}') }],
  [
    'a connected form to reach its service, and no other',
    '<form method="post" action="https://forms.example/f/1"></form>',
    { 'form-action': 'https://forms.example', 'connect-src': "'self' https://forms.example" },
  ],
])('a page allows %s', (_what, html, directives) => {
  expect(policyOf(page(html))).toMatchObject(directives);
});
