import { defineConfig } from 'html-validate';

/** The strictest rules that html-validate has, for the documents of dist/. Each rule set aside says why. */
export const htmlRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  elements: [
    'html5',
    // The wrapper of a hydrated part: without a script it is as if it were not there.
    { 'astro-island': { flow: true, phrasing: true, transparent: true } },
  ],
  rules: {
    // React makes its own ids in a hydrated part; they begin with an underscore. An event is named after its file.
    'id-pattern': ['error', { pattern: ['kebabcase', '/^_\\w+$/', '/^\\d{4}-\\d{2}-\\d{2}(-[a-z0-9]+)+$/'] }],
    'valid-id': ['error', { relaxed: true }],
    'no-unknown-elements': 'error',
    // Every script and style is served by the site itself or hashed by its own policy.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The content check limits a page's title (LIMITS in src/schemas/fields.ts); search engines only cut it at these 70 letters.
    'long-title': 'off',
    // Style of writing only, and not in our hands: the tools that write the HTML choose.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // role="list" keeps a list a list in Safari when its bullets are styled away.
    // https://bugs.webkit.org/show_bug.cgi?id=170179
    'no-redundant-role': 'off',
  },
});
