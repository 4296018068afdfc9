import type { ClientDirective } from 'astro';

/**
 * The first signs of use. Software that speaks or switches for somebody may change a field or press a button without a
 * pointer, a key or focus, so these count as well.
 */
const SIGNS = ['pointerover', 'focusin', 'keydown', 'input', 'submit', 'click'] as const;

/**
 * `client:interact` loads and hydrates an island at the first sign of use. What was done before React arrives is replayed
 * afterwards: the last change of a field, and a press of a submit button or of a link to another site, which an island may
 * complete with what was chosen. If the script cannot be loaded, the form stays what HTML makes of it, a link that was pressed is
 * followed as it is, and the next sign of use asks for the script again.
 */
const interact: ClientDirective = (load, options, element) => {
  let started = false;
  let changed: EventTarget | null = null;
  let pressed: HTMLElement | null = null;

  const start = async () => {
    started = true;
    const hydrate = await load();
    await hydrate();
    for (const sign of SIGNS) element.removeEventListener(sign, use, true);
    changed?.dispatchEvent(new Event('input', { bubbles: true }));
    // A click, unlike a submit, makes React finish hydrating before the event is delivered. A link gets its address after that.
    if (pressed instanceof HTMLAnchorElement) await new Promise((resolve) => setTimeout(resolve, 50));
    pressed?.click();
    // Astro takes this attribute away when the island is hydrated, and throws nothing when its script does not come.
    if (element.hasAttribute('ssr')) interact(load, options, element);
  };
  const use = (event: Event) => {
    if (event.type === 'input') changed = event.target;
    if (event instanceof SubmitEvent) {
      pressed = event.submitter;
      event.preventDefault();
    }
    const link = event.type === 'click' && event.target instanceof Element && event.target.closest('a');
    if (link && link.host !== location.host) {
      pressed = link;
      event.preventDefault();
    }
    if (!started) void start();
  };

  for (const sign of SIGNS) element.addEventListener(sign, use, true);
  // A browser that comes back to a page restores the values of its fields without an event.
  addEventListener('pageshow', () => {
    const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
    const restored = [...fields].some(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    );
    if (restored && !started) void start();
  });
};

export default interact;
