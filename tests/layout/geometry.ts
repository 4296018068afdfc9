export type Rule = 'scrolls sideways' | 'address broken' | 'small target';

type Box = { part: Element; place: DOMRect };

/**
 * Runs in the page, so it uses nothing from outside but what `addSeenTexts` has added: finds layout problems in the current window.
 * Whether a drawing covers text, the pictures show: looks.spec.ts.
 */
export function findLayoutProblems(): string[] {
  /** In CSS pixels: WCAG 2.5.5, and 2.5.8 for links inside sentences. */
  const TARGET = 44;
  const TARGET_IN_SENTENCE = 24;
  /** The tolerance for rounding, in CSS pixels. */
  const SLACK = 1.5;
  const root = document.documentElement;
  return [...sideways(), ...brokenAddresses(), ...smallTargets()];

  function sideways(): string[] {
    const over = root.scrollWidth - root.clientWidth;
    if (over <= 0) return [];
    const widest = [...document.body.querySelectorAll('*')].find(
      (element) => isShown(element) && element.getBoundingClientRect().right > root.clientWidth + SLACK,
    );
    return [problem('scrolls sideways', widest ?? root, `${over} px (limit 0)`)];
  }

  /** An address may wrap only after its @: a hyphen or a period would look like its end. */
  function brokenAddresses(): string[] {
    return window.seenTexts().flatMap(({ node, element, text }) => {
      const address = element.closest('main') && element.parentElement;
      if (!address || !/^\S+@\S+$/.test(address.innerText.trim())) return [];
      return [...text.matchAll(/[^@]+@?/g)].flatMap(({ index, 0: part }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [problem('address broken', address, `in “${part}”`)] : [];
      });
    });
  }

  function smallTargets(): string[] {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary');
    const targets = [...all].filter((target) => isShown(target) && !target.matches('a[href="#main"]'));
    const others = targets.filter((target) => !isInSentence(target)).map((part) => boxOf(part));
    return targets.flatMap((target) => {
      const labels = 'labels' in target ? [...((target as HTMLInputElement).labels ?? [])] : [];
      const sizes = [target, ...labels].map((part) => {
        const box = boxOf(part);
        const { width, height } = box.place;
        return Math.min(width, height - Math.max(0, ...others.map((other) => overlap(box, other))));
      });
      const size = Math.max(...sizes);
      const limit = isInSentence(target) ? TARGET_IN_SENTENCE : TARGET;
      return size >= limit - 0.5 ? [] : [problem('small target', target, `${size.toFixed(1)} px (limit ${limit})`)];
    });
  }

  /** How much of a target's height one above or below it takes away. */
  function overlap({ part, place }: Box, other: Box): number {
    const across = Math.min(place.right, other.place.right) - Math.max(place.left, other.place.left);
    const down = Math.min(place.bottom, other.place.bottom) - Math.max(place.top, other.place.top);
    if (down <= 0 || across <= down) return 0;
    return part.contains(other.part) || other.part.contains(part) ? 0 : down;
  }

  function boxOf(part: Element): Box {
    return { part, place: part.getBoundingClientRect() };
  }

  function isInSentence(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false;
    const around = target.parentElement?.innerText.trim() ?? '';
    return around.length > target.innerText.trim().length + 1;
  }

  /** A problem in words: its rule, the element, and the measured value with its limit and unit. */
  function problem(rule: Rule, element: Element, measured: string): string {
    return `${rule}: ${nameOf(element)}: ${measured}`;
  }

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function nameOf(element: Element): string {
    const text = (element as HTMLElement).innerText || element.getAttribute('src') || '';
    return `<${element.localName}> “${text.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  }
}
