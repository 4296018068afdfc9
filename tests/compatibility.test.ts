import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { featuresOfScript, featuresOfStyles, unknownIn } from './compatibility.ts';
import { DIST, filesIn, isExecutable, named, pagesIn, textOf } from './dist.ts';

// What an oldest browser of package.json does not know may be in use only if its pages are merely plainer. What they show instead:
// tests/layout/oldBrowsers.spec.ts looks at each.

const pages = pagesIn(DIST);

test('styles use what the oldest browsers know, or are plainer', () => {
  const files = filesIn(DIST).filter((file) => file.endsWith('.css'));
  const styles = [
    ...pages.flatMap((page) => named(page, 'style').map(textOf)),
    ...files.map((file) => readFileSync(join(DIST, file), 'utf8')),
  ];
  expect(Object.keys(unknownIn(styles.flatMap(featuresOfStyles)))).toEqual([
    // Paper has the margins of the printer.
    'css.at-rules.page',
    // What is sewn while one scrolls is sewn already.
    'css.properties.animation-range',
    'css.properties.animation-timeline',
    // Known with a prefix, which the build adds.
    'css.properties.background-clip.text',
    // A script opens on paper what is closed.
    'css.properties.content-visibility',
    'css.properties.content-visibility.visible',
    // A letter that is filled in scrolls in its field.
    'css.properties.field-sizing',
    'css.properties.field-sizing.content',
    // The currency stands under “Choose an amount”, not beside it.
    'css.properties.float.inline-start',
    // What a gift could do: the tiers have their own heights.
    'css.properties.grid-template-rows.subgrid',
    // More words may be parted; Safari knows this by other names.
    'css.properties.hyphenate-limit-chars',
    // Known with a prefix, which the build adds.
    'css.properties.hyphens',
    // Square rings.
    'css.properties.outline',
    // Lines break where they are full.
    'css.properties.text-wrap',
    'css.properties.text-wrap.balance',
    'css.properties.text-wrap.pretty',
    'css.properties.text-wrap.wrap',
    'css.properties.view-timeline',
    // Like “content-visibility”.
    'css.selectors.details-content',
    // Layouts for one thing more or less are those for the usual number; radio buttons of amounts are seen.
    'css.selectors.has',
    // The menu is a row of links.
    'css.selectors.popover-open',
    // Fields that are not filled in have only the browser's own message.
    'css.selectors.user-invalid',
    // Fields of the letter have no lines of stitches.
    'css.types.color.color-mix',
  ]);
});

test('scripts use what the oldest browsers know', () => {
  const inline = pages.flatMap((page) => named(page, 'script').filter(isExecutable).map(textOf));
  const files = filesIn(DIST).filter((file) => file.endsWith('.js'));
  const scripts = [...inline, ...files.map((file) => readFileSync(join(DIST, file), 'utf8'))];
  expect(Object.keys(unknownIn(scripts.flatMap(featuresOfScript)))).toEqual([
    // React asks for it first.
    'api.Document.startViewTransition',
    // src/components/Header/menu.client.ts asks for it first.
    'api.HTMLElement.hidePopover',
    // src/sections/ValuesLine/loadChair.client.ts shows its button where it is.
    'api.Navigator.share',
    'api.ViewTransition',
    'api.ViewTransition.skipTransition',
    // React's own method of this name.
    'javascript.builtins.AsyncDisposableStack.use',
  ]);
});
