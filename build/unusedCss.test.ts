import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { removeUnusedCss } from '#build/unusedCss.ts';

/** The remaining CSS of a page with this body. `scripts` are built scripts by path. */
function cssLeft(css: string, body: string, scripts: Record<string, string> = {}): string {
  const html = `<!doctype html><html><head><style>${css}</style></head><body>${body}</body></html>`;
  const page = removeUnusedCss(html, 'page.html', { read: (address) => scripts[address] ?? '' });
  return /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
}

test('a page’s styles are joined in order, where the longest was', () => {
  const html =
    '<head><style>a{}</style><link><style>p{color:red}</style></head><body><p><style>p{top:0}</style></body>';
  const page = removeUnusedCss(html, 'page.html', { read: String });
  expect(page).toBe('<head><link><style>p{color:red;top:0}</style></head><body><p></body>');
  expect(removeUnusedCss('<p>none</p>', 'page.html', { read: String })).toBe('<p>none</p>');
});

// How much must go is held by the budget of every page: tests/build.test.ts.
test('CSS is removed where nothing on the page can match it, with what only it uses', () => {
  const css = ':root{--a:1px}@keyframes a{to{top:0}}h4,.b,[data-a="2"],.c p,:is(.b,.c) p,p:has(.b),.b{animation:1s a}';
  expect(cssLeft(`${css}p,.a{color:red;.d{top:0}}`, '<p class="a" data-a="1">')).toBe('p,.a{color:red}');
});

describe('CSS stays for', () => {
  test.each([
    ['every state', 'p:target,p:hover,p:focus-visible,p:first-child,p:nth-child(2n){color:red}', '<p>'],
    ['what is excluded', 'p:not(.b){color:red}', '<p>'],
    ['one of a choice', ':is(.b,p) p{color:red}', '<p>'],
    ['elements of drawings', 'linearGradient{color:red}', '<svg><linearGradient/></svg>'],
    ['content of a template', '.a{color:red}', '<template><p class="a"></template>'],
    ['a class in an inline script', '.a{color:red}', '<script>x.className="a"</script>'],
    ['an attribute in an inline script', '[data-menu-open=true]{color:red}', '<script>a.dataset.menuOpen=1>0</script>'],
    ['pseudo-elements and the page', '::selection{color:red}:root{color:red}@page{margin:1px}', '<p>'],
    ['a property in a presentation attribute', ':root{--a:red}', '<svg fill="var(--a)"/>'],
    ['an animation', 'p{animation:1s a}@keyframes a{to{color:red}}', '<p>'],
  ])('%s', (_, css, body) => {
    const minified = transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();
    expect(cssLeft(css, body)).toBe(minified);
  });

  test('what an island or its imports may render', () => {
    const island = '<astro-island component-url="/_astro/A.12345678.js"></astro-island>';
    const scripts = {
      '/_astro/A.12345678.js': 'import{b}from"./B.12345678.js";jsx("output",{className:"c","data-d":e})',
      '/_astro/B.12345678.js': 'jsx("p",{className:"f"})',
    };
    const left = cssLeft(
      'output.c{color:red}[data-d="9"]{color:red}.f{color:red}blockquote{color:red}',
      island,
      scripts,
    );
    expect(left).toBe('output.c,[data-d="9"],.f{color:red}');
  });
});
