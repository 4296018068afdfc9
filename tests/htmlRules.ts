import { defineConfig } from 'html-validate';

/** The strictest rules of html-validate, for the pages of the built site. Each rule that is off or relaxed has its reason above it. */
export const htmlRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    // The wrappers of an island and of what stands in it, which have no meaning.
    {
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { flow: true, phrasing: true, transparent: true },
    },
  ],
  rules: {
    // The ids of events and news are the names of their files, which may begin with a digit.
    'valid-id': ['error', { relaxed: true }],
    'no-unknown-elements': 'error',
    // Its words are in one .whole.
    'tel-non-breaking': ['error', { ignoreClasses: ['target'] }],
    // Every script and style is served by the site itself or hashed by its own policy.
    'require-sri': ['error', { target: 'crossorigin' }],
    // On Donate, once giving is connected, links take the place of the buttons.
    'wcag/h32': 'off',
    // The content check limits titles (LIMITS in src/content/schemas/text.ts). This rule allows 70 characters, where search engines cut.
    'long-title': 'off',
    // Matters of style, which the tools that write the HTML decide.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Safari needs role="list" for lists without bullets.
    // https://bugs.webkit.org/show_bug.cgi?id=170179
    'no-redundant-role': 'off',
  },
});
