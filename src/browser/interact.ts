import type { ClientDirective } from 'astro';
import type { Touch } from '#browser/islandLoader.ts';

/**
 * `client:interact` loads and hydrates a page's only island at the first interaction, then replays what happened before: the last
 * change of a field, and the press of a submit button or of a link, whose address the island may have completed.
 * If a script fails to load, the form works as plain HTML, the link is followed as it is, and the next interaction tries again.
 *
 * The build puts this and Astro's loader into a file, which islandLoader.ts loads at that interaction. Under `npm run dev` both are in the
 * page.
 */
const interact: ClientDirective = (load, _options, element) => {
  const { touch } = self as unknown as { touch: Touch };
  const hydrate = async () => {
    touch.next = undefined;
    const start = await load();
    await start();
    // React finishes hydrating before it handles a click, but not a submit. A link gets its final address after that.
    if (touch.pressed instanceof HTMLAnchorElement) await new Promise((resolve) => setTimeout(resolve, 50));
    // Astro removes this attribute once the island is hydrated. It does not throw if the script fails to load.
    touch.replay(element.hasAttribute('ssr') ? hydrate : undefined);
  };
  if (touch.next) touch.next = hydrate;
  else void hydrate();
};

export default interact;
