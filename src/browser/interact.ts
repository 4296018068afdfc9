import type { ClientDirective } from 'astro';

/** Assistive technology may change a field or press a button without pointer, key or focus events. */
const EVENTS = ['pointerover', 'focusin', 'keydown', 'input', 'submit', 'click'] as const;

/**
 * `client:interact` loads and hydrates an island at the first interaction, then replays what happened before: the last change
 * of a field, and the press of a submit button or of a link to another site, whose address the island may have completed. If
 * the script fails to load, the form works as plain HTML, the link is followed as it is, and the next interaction tries again.
 */
const interact: ClientDirective = (load, options, element) => {
  let started = false;
  let changed: EventTarget | null = null;
  let pressed: HTMLElement | null = null;

  const start = async () => {
    started = true;
    const hydrate = await load();
    await hydrate();
    for (const name of EVENTS) element.removeEventListener(name, use, true);
    changed?.dispatchEvent(new Event('input', { bubbles: true }));
    // React finishes hydrating before it handles a click, but not a submit. A link gets its final address after that.
    if (pressed instanceof HTMLAnchorElement) await new Promise((resolve) => setTimeout(resolve, 50));
    pressed?.click();
    // Astro removes this attribute once the island is hydrated. It does not throw if the script fails to load.
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

  for (const name of EVENTS) element.addEventListener(name, use, true);
  // Browsers restore the values of fields without an event.
  addEventListener('pageshow', () => {
    const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
    const restored = [...fields].some(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    );
    if (restored && !started) void start();
  });
};

export default interact;
