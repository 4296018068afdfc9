/** What has happened in a page's island before React runs. */
export interface Touch {
  /** The field that was changed last. */
  changed?: EventTarget | null;
  /** The submit button, or the link, that was pressed last. */
  pressed?: HTMLElement | null | undefined;
  /** What the next interaction starts; nothing while it runs. */
  next: (() => void) | undefined;
  /** Whether interactions are left to the page: for good once the island runs. */
  off?: boolean;
  /** Lets what was kept happen. `next` tries again if the island could not be loaded. */
  replay: (next?: () => void) => void;
}

function loadIslandsOnUse(): void {
  // A browser may remember that an address failed, so each attempt has another.
  let attempt = 'island-loader';
  const load = () => {
    touch.next = undefined;
    import(attempt).catch(() => touch.replay(load));
    attempt += '?';
  };
  const touch: Touch = {
    next: load,
    replay: (next) => {
      touch.off = true;
      touch.changed?.dispatchEvent(new Event('input', { bubbles: true }));
      touch.pressed?.click();
      touch.changed = touch.pressed = null;
      touch.next = next;
      touch.off = !next;
    },
  };
  // Assistive technology may change a field or press a button without pointer, key or focus events.
  for (const name of ['pointerover', 'focusin', 'input', 'submit', 'click']) {
    addEventListener(
      name,
      (event) => {
        const target = event.target as Element;
        if (touch.off || !target.closest?.('astro-island')) return;
        if (name === 'input') touch.changed = target;
        const link = name === 'click' && target.closest('a');
        if (name === 'submit' || link) {
          touch.pressed = link || (event as SubmitEvent).submitter;
          event.preventDefault();
        }
        touch.next?.();
      },
      true,
    );
  }
  // Browsers restore the values of fields without an event.
  addEventListener('pageshow', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form :is(input,textarea)'))
      if (field.checked || field.value !== field.defaultValue) touch.next?.();
  });
  Object.assign(self, { touch });
}

/**
 * On pages with a form, notices its first use, loads Astro's loader of islands (build/scripts.ts writes its address here), and
 * keeps what a visitor does until the form's own script runs: see interact.ts.
 */
export const islandLoaderScript = `(${loadIslandsOnUse})()`;
