/** Each rule names what keeps a visitor from reading or pressing something. */
export type Rule =
  | 'scrolls sideways'
  | 'runs off the side'
  | 'is cut off'
  | 'overlaps other text'
  | 'word broken'
  | 'address broken'
  | 'small target'
  | 'photograph cropped';

/** A text that can be seen. It is not hidden, not part of a drawing, and not for screen readers only. */
interface SeenText {
  node: Node;
  element: HTMLElement;
  text: string;
}

interface Line {
  element: Element;
  text: string;
  place: DOMRect;
}

type Box = { part: Element; place: DOMRect };

/**
 * Runs in the page, so it uses nothing from outside. Resolves with the problems in the present window: each is a line that begins with its
 * rule. The pictures show whether a drawing covers text: looks.spec.ts.
 */
export async function findProblems(except: readonly Rule[]): Promise<string[]> {
  /** The least size of a target in CSS pixels by WCAG 2.5.5, and of a link inside a sentence by WCAG 2.5.8. */
  const TARGET = 44;
  const TARGET_IN_SENTENCE = 24;
  /** The tolerance for rounding, in CSS pixels. */
  const SLACK = 1.5;
  const root = document.documentElement;
  // The page need not be painted, which takes time.
  root.style.clipPath = 'inset(50%)';
  await new Promise(requestAnimationFrame);
  const texts = seenTexts();
  const lines = texts.flatMap(linesOf);
  const rules: Record<Rule, () => string[]> = {
    'scrolls sideways': sideways,
    'runs off the side': () => lines.flatMap(outOfWindow),
    'is cut off': cutOff,
    'overlaps other text': overlaps,
    'word broken': () => texts.flatMap(brokenWords),
    'address broken': () => texts.flatMap(brokenAddress),
    'small target': smallTargets,
    'photograph cropped': croppedPhotographs,
  };
  return Object.entries(rules).flatMap(([rule, find]) => (except.includes(rule as Rule) ? [] : find()));

  function sideways(): string[] {
    const over = root.scrollWidth - root.clientWidth;
    if (over <= 0) return [];
    const widest = [...document.body.querySelectorAll('*')].find(
      (element) => isShown(element) && element.getBoundingClientRect().right > root.clientWidth + SLACK,
    );
    return [problem('scrolls sideways', nameOf(widest ?? root), `${over} px`)];
  }

  function outOfWindow({ text, place }: Line): string[] {
    const inside = place.left >= -SLACK && place.right <= root.clientWidth + SLACK;
    return inside ? [] : [problem('runs off the side', text)];
  }

  function cutOff(): string[] {
    const boxes = [...document.body.querySelectorAll(':not(svg *)')].flatMap((part) => {
      const { overflowX, overflowY } = getComputedStyle(part);
      return overflowX === 'visible' && overflowY === 'visible' ? [] : [{ ...boxOf(part), overflowX, overflowY }];
    });
    return lines.flatMap(({ element, text, place }) => {
      // A display face is taller than its line, so only the middle of the line must be inside. Text that begins above its box also ends below.
      const middle = (place.top + place.bottom) / 2;
      const isCut = boxes.some(({ part, place: { right, bottom }, overflowX, overflowY }) => {
        const over = overflowX !== 'visible' && place.right > right + SLACK;
        return (over || (overflowY !== 'visible' && middle > bottom)) && part.contains(element);
      });
      return isCut ? [problem('is cut off', text)] : [];
    });
  }

  function overlaps(): string[] {
    const problems: string[] = [];
    const sorted = [...lines].sort((a, b) => a.place.top - b.place.top);
    for (const [index, one] of sorted.entries()) {
      // Lines are sorted: once one begins below this one, all the next ones do.
      for (let next = index + 1; (sorted[next]?.place.top ?? Infinity) < one.place.bottom; next++) {
        const other = sorted[next];
        if (other && areUnrelated(one.element, other.element) && areOver(one, other))
          problems.push(problem('overlaps other text', one.text));
      }
    }
    return problems;
  }

  function areOver(one: Line, other: Line): boolean {
    // Letters are in the middle half of a line. The rest is empty unless a backplate covers it.
    const room = hasBackplate(other.element) ? 0 : other.place.height / 4;
    const letters = { top: one.place.top + one.place.height / 4, bottom: one.place.bottom - one.place.height / 4 };
    const down = Math.min(letters.bottom, other.place.bottom - room) - Math.max(letters.top, other.place.top + room);
    return sharedWidth(one.place, other.place) > SLACK && down > SLACK;
  }

  /** In forced colours the browser paints a plate behind each line of text. */
  function hasBackplate(element: Element): boolean {
    const isForced = matchMedia('(forced-colors: active)').matches;
    return isForced && getComputedStyle(element).getPropertyValue('forced-color-adjust') !== 'none';
  }

  function brokenWords({ node, text }: SeenText): string[] {
    return [...text.matchAll(/(?<![./@:][\p{L}’]*)[\p{L}’]+(?![\p{L}’]|[./@:]\S)/gu)].flatMap(({ index, 0: word }) =>
      isBroken(node, index, word) ? [problem('word broken', word)] : [],
    );
  }

  /** An address may wrap only after its @: a hyphen or a period would look like its end. */
  function brokenAddress({ node, element, text }: SeenText): string[] {
    const address = element.closest('main') && element.parentElement;
    if (!address || !/^\S+@\S+$/.test(address.innerText.trim())) return [];
    return [...text.matchAll(/[^@]+@?/g)].flatMap(({ index, 0: part }) =>
      isBroken(node, index, part) ? [problem('address broken', nameOf(address), `in “${part}”`)] : [],
    );
  }

  function isBroken(node: Node, index: number, part: string): boolean {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + part.length);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    return new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
  }

  function smallTargets(): string[] {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary');
    const targets = [...all].filter((target) => isShown(target) && !target.matches('a[href="#main"]'));
    const inSentences = new Set(targets.filter(isInSentence));
    const others = targets.filter((target) => !inSentences.has(target)).map(boxOf);
    return targets.flatMap((target) => {
      const labels = 'labels' in target ? [...((target as HTMLInputElement).labels ?? [])] : [];
      const sizes = [target, ...labels].map((part) => {
        const box = boxOf(part);
        const { width, height } = box.place;
        return Math.min(width, height - Math.max(0, ...others.map((other) => heightLost(box, other))));
      });
      const size = Math.max(...sizes);
      const limit = inSentences.has(target) ? TARGET_IN_SENTENCE : TARGET;
      return size >= limit - 0.5 ? [] : [problem('small target', nameOf(target), `${size.toFixed(1)} px of ${limit}`)];
    });
  }

  /** If less than a third of a photograph is seen, it shows a few of a row of people. */
  function croppedPhotographs(): string[] {
    const all = document.querySelectorAll<HTMLImageElement>('picture > img[src*="/_astro/"]');
    return [...all].filter(isShown).flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const whole = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const seen = Math.min(width / height / whole, whole / (width / height));
      return seen >= 1 / 3 ? [] : [problem('photograph cropped', image.alt, `${Math.round(seen * 100)} % is seen`)];
    });
  }

  /** How much of a target's height another target above or below it takes away, in CSS pixels. */
  function heightLost({ part, place }: Box, other: Box): number {
    const down = Math.min(place.bottom, other.place.bottom) - Math.max(place.top, other.place.top);
    const isAboveOrBelow = down > 0 && sharedWidth(place, other.place) > down;
    return isAboveOrBelow && areUnrelated(part, other.part) ? down : 0;
  }

  function isInSentence(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false;
    const around = target.parentElement?.innerText.trim() ?? '';
    return around.length > target.innerText.trim().length + 1;
  }

  function seenTexts(): SeenText[] {
    const found: SeenText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue ?? '';
      if (element && text.trim() !== '' && canBeSeen(element)) found.push({ node, element, text });
    }
    return found;
  }

  function canBeSeen(element: Element): boolean {
    if (element.closest('script, style, svg, noscript')) return false;
    return isVisible(element) && !ancestors(element).some(isAway);
  }

  function isAway(element: Element): boolean {
    const { position, clipPath } = getComputedStyle(element);
    if (position !== 'absolute' && position !== 'fixed') return false;
    const { width, height, bottom } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || clipPath === 'inset(50%)' || bottom + scrollY <= 0;
  }

  function linesOf({ node, element, text }: SeenText): Line[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    const places = [...range.getClientRects()].filter(({ width }) => width > 0);
    return places.map((place) => ({ element, text: text.trim(), place }));
  }

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && isVisible(element);
  }

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  function sharedWidth(one: DOMRect, other: DOMRect): number {
    return Math.min(one.right, other.right) - Math.max(one.left, other.left);
  }

  function areUnrelated(one: Element, other: Element): boolean {
    return !one.contains(other) && !other.contains(one);
  }

  function ancestors(element: Element): Element[] {
    const { parentElement } = element;
    return parentElement && element !== document.body ? [element, ...ancestors(parentElement)] : [];
  }

  function boxOf(part: Element): Box {
    return { part, place: part.getBoundingClientRect() };
  }

  function problem(rule: Rule, what: string, measured = ''): string {
    return `${rule}: ${what}${measured && `: ${measured}`}`;
  }

  function nameOf(element: Element): string {
    const text = (element as HTMLElement).innerText || element.getAttribute('src') || '';
    return `<${element.localName}> “${text.replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  }
}
