/** What Astro's directives are handed: how to load the island, and its element. */
interface WithDirectives {
  Astro: Record<string, (load: () => Promise<() => Promise<void>>, options: object, element: HTMLElement) => unknown>;
}

function island(): void {
  // A value of a prop as Astro writes it: what it is (1: a list, 0: all else), and the value.
  const revived = ([kind, value]: [number, unknown]): unknown => {
    if (kind === 1) return (value as [number, unknown][]).map(revived);
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, revived(inner)]));
  };
  class Island extends HTMLElement {
    connectedCallback() {
      const said = (name: string) => this.getAttribute(name) ?? '';
      let tries = 0;
      const load = async () => {
        try {
          // Some browsers keep the failure of an address: a second try needs another one.
          const again = tries++ ? `?astro-retry=${tries}` : '';
          const [part, renderer] = await Promise.all([
            import(/* @vite-ignore */ said('component-url') + again),
            import(/* @vite-ignore */ said('renderer-url') + again),
          ]);
          if (document.readyState === 'loading') {
            await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
          }
          return async () => {
            const props = revived([0, JSON.parse(said('props'))]);
            await renderer.default(this)(part[said('component-export')], props, {}, { client: said('client') });
            this.removeAttribute('ssr');
          };
        } catch (failure) {
          console.error(failure);
          return async () => undefined;
        }
      };
      (window as unknown as WithDirectives).Astro[said('client')]?.(load, {}, this);
    }
  }
  customElements.define('astro-island', Island);
}

/**
 * Starts the islands of the built site, in place of Astro's own script: that knows every way to start, every kind of prop
 * and slots, and is four times as long. Ours knows `client:interact`, and props that JSON can hold.
 */
export const islandScript = `(${island})()`;
