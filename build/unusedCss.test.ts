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

describe('CSS is removed for', () => {
  test.each([
    ['an element', 'p{color:red}h4{color:red}', '<p>', 'p{color:red}'],
    ['a class', '.a{color:red}.b{color:red}', '<p class="x a">', '.a{color:red}'],
    ['a value', '[data-a="1"]{color:red}[data-a="2"]{color:red}', '<p data-a="1">', '[data-a="1"]{color:red}'],
    ['one of a list', '.a,.b,p .c{color:red}', '<p class="a">', '.a{color:red}'],
    ['one around another', '.a .b{color:red}.a p{color:red}', '<p class="a">', '.a p{color:red}'],
    ['what is nested in it', '.b{& p{color:red}}', '<p>', ''],
    ['all of a choice', ':is(.b,.c) p{color:red}p{color:red}', '<p>', 'p{color:red}'],
    ['what it may hold', 'p:has(.b){color:red}p{color:red}', '<p>', 'p{color:red}'],
    ['a property', ':root{--a:1px;--b:var(--a)}p{color:red}', '<p>', 'p{color:red}'],
    ['an animation', '@keyframes a{to{color:red}}.b{animation:1s a}p{color:red}', '<p>', 'p{color:red}'],
  ])('%s', (_, css, body, left) => {
    expect(cssLeft(css, body)).toBe(left);
  });
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
