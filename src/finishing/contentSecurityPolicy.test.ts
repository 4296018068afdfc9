import { describe, expect, it } from 'vitest';
import { hashSource, withPolicy } from '#finishing/contentSecurityPolicy.ts';

function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`;
}

/** The policy that a page gets, by directive. */
function policyOf(html: string): Record<string, string> {
  const [, policy = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(withPolicy(html, 'page.html')) ?? [];
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
}

describe('the policy of a page', () => {
  it('allows only pictures by default', () => {
    expect(policyOf(page('<p>Words</p>'))).toEqual({
      'default-src': "'none'",
      'script-src': "'none'",
      'style-src': "'none'",
      'img-src': "'self'",
      'connect-src': "'self'",
      'form-action': "'none'",
      'base-uri': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  it('comes right after the charset and changes nothing else', () => {
    const html = page('<p class=a>One<p>Two &amp; <b>three', '<style>\n p { color: red }\n</style>');
    const [before = '', after = ''] = withPolicy(html, 'page.html').split(
      /<meta http-equiv="content-security-policy"[^>]*>/,
    );
    expect(before + after).toBe(html);
    expect(before).toMatch(/<meta charset="utf-8">$/);
  });

  it('allows exactly the page’s inline scripts and styles', () => {
    const script = '\n  document.title += "< & é";\n';
    const rules = '{"prefetch":[]}';
    const style = 'p > a::after { content: "</p>" }';
    const policy = policyOf(
      page(
        `<script>${script}</script><script type="speculationrules">${rules}</script><script type="application/ld+json">{}</script>`,
        `<style>${style}</style>`,
      ),
    );
    expect(policy['script-src']).toBe(`${hashSource(script)} ${hashSource(rules)}`);
    expect(policy['style-src']).toBe(hashSource(style));
  });

  it('lists a repeated script once', () => {
    expect(policyOf(page('<script>1</script><script>1</script>'))['script-src']).toBe(hashSource('1'));
  });

  it.each([
    ['a script file', '<script type="module" src="/_astro/a.js"></script>'],
    ['an island', '<astro-island component-url="/_astro/a.js"></astro-island>'],
    ['an import', '<script type="module">import "/_astro/a.js"</script>'],
  ])('allows the site’s script files for %s', (_name, html) => {
    expect(policyOf(page(html))['script-src']?.split(' ')).toContain("'self'");
  });

  it('allows fonts, a manifest and data: pictures only where they are used', () => {
    const policy = policyOf(
      page(
        '',
        '<link rel="manifest" href="/a.webmanifest"><style>@font-face{src:url(/a.woff2)}a{background:url("data:image/svg+xml,x")}</style>',
      ),
    );
    expect(policy).toMatchObject({ 'font-src': "'self'", 'manifest-src': "'self'", 'img-src': "'self' data:" });
  });

  it('lets a connected form reach its service, and no other', () => {
    const policy = policyOf(page('<form method="post" action="https://forms.example/f/1"></form>'));
    expect(policy).toMatchObject({
      'form-action': 'https://forms.example',
      'connect-src': "'self' https://forms.example",
    });
    expect(policyOf(page('<form method="dialog"></form>'))['form-action']).toBe("'none'");
    // A form without an action sends to its own page. Tests look for that mistake, so the policy must not hide it.
    expect(policyOf(page('<form></form>'))['form-action']).toBe("'self'");
  });

  it('covers templates and drawings', () => {
    expect(policyOf(page('<template><style>a{}</style></template>'))['style-src']).toBe(hashSource('a{}'));
    expect(policyOf(page('<svg><style>b{}</style></svg>'))['style-src']).toBe(hashSource('b{}'));
  });
});

describe('what a policy cannot allow stops the build', () => {
  it.each([
    ['<p style="color: red">', 'page.html has a style attribute on <p>: “color: red”'],
    ['<button onclick="go()">', 'page.html has the event handler onclick on <button>'],
    ['<a href=" javascript:go()">', 'page.html has a javascript: address on <a>'],
    ['<iframe srcdoc="<p>"></iframe>', 'page.html has a document inside <iframe>'],
    [
      '<img src="https://elsewhere.example/a.png" alt="">',
      'page.html loads https://elsewhere.example/a.png from another site',
    ],
    ['<img srcset="/a.png 1x, //elsewhere.example/a.png 2x" alt="">', 'from another site'],
    ['<script src="//elsewhere.example/a.js"></script>', 'page.html loads //elsewhere.example/a.js from another site'],
    ['<link rel="stylesheet" href="https://elsewhere.example/a.css">', 'from another site'],
  ])('%s', (html, message) => {
    expect(() => withPolicy(page(html), 'page.html')).toThrow(message);
  });

  it('several at once', () => {
    expect(() => withPolicy(page('<p style="a"><p onclick="b">'), 'page.html')).toThrow(
      /style attribute.*\n?.*onclick/,
    );
  });

  it('a page without a charset', () => {
    expect(() => withPolicy('<!doctype html><title>A</title>', 'page.html')).toThrow('page.html has no <meta charset>');
  });

  it('but links to other sites do not', () => {
    const html = '<a href="https://www.instagram.com/">Instagram</a>';
    expect(() =>
      withPolicy(page(html, '<link rel="canonical" href="https://example.org/">'), 'page.html'),
    ).not.toThrow();
  });
});
