export type Rule = 'scrolls sideways' | 'covered by a drawing' | 'address broken' | 'small target';

/**
 * Runs in the page, so it uses nothing from outside but what `addSeenTexts` has added: finds every layout problem in the current window.
 * It scrolls through the page, because what covers text can be tested only inside the window.
 */
export function findLayoutProblems(): string[] {
  /** In CSS pixels: WCAG 2.5.5, and 2.5.8 for links inside sentences. */
  const TARGET = 44;
  const TARGET_IN_SENTENCE = 24;
  /** The tolerance for rounding, in CSS pixels. */
  const SLACK = 1.5;
  const root = document.documentElement;
  const drawings = [...document.querySelectorAll<SVGSVGElement | HTMLImageElement>('svg, img')].filter(
    (drawing) => !drawing.parentElement?.closest('svg') && isShown(drawing),
  );
  return [...sideways(), ...brokenAddresses(), ...smallTargets(), ...coveredLines()];

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

  /** The box of the whole picture, including its cropped parts: computed from object-fit and object-position. */
  function pictureBox(image: HTMLImageElement): DOMRect {
    const box = image.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(image);
    if (objectFit === 'fill') return box;
    const scales = [box.width / image.naturalWidth, box.height / image.naturalHeight];
    const scale = objectFit === 'cover' ? Math.max(...scales) : Math.min(...scales);
    const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
    const [x = 0, y = 0] = objectPosition.split(' ').map((part, index) => {
      const free = index === 0 ? box.width - width : box.height - height;
      return part.endsWith('%') ? (free * Number.parseFloat(part)) / 100 : Number.parseFloat(part);
    });
    return new DOMRect(box.x + x, box.y + y, width, height);
  }

  function smallTargets(): string[] {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')];
    return targets.flatMap((target) => {
      if (!isShown(target) || target.matches('a[href="#main"]')) return [];
      const labels = 'labels' in target ? [...((target as HTMLInputElement).labels ?? [])] : [];
      const sizes = [target, ...labels].map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return Math.min(width, height);
      });
      const size = Math.max(...sizes);
      const limit = isInSentence(target) ? TARGET_IN_SENTENCE : TARGET;
      return size >= limit - 0.5 ? [] : [problem('small target', target, `${size.toFixed(1)} px (limit ${limit})`)];
    });
  }

  function isInSentence(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false;
    const around = target.parentElement?.innerText.trim() ?? '';
    return around.length > target.innerText.trim().length + 1;
  }

  /** Lines that a drawing painted later covers. */
  function coveredLines(): string[] {
    const found: string[] = [];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { pointer-events: auto !important } header { position: static !important }',
    );
    const before = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...before, sheet];
    // A drawing may extend a little beyond its box.
    const near = drawings.map((drawing) => {
      const { left, top, right, bottom } = drawing.getBoundingClientRect();
      return { left: left - 40, top: top + scrollY - 40, right: right + 40, bottom: bottom + scrollY + 40 };
    });
    const here = window
      .seenTexts()
      .flatMap(({ element, boxes }) =>
        boxes.map((box) => ({ element, rect: new DOMRect(box.x, box.y + scrollY, box.width, box.height) })),
      )
      .filter(({ rect }) =>
        near.some(
          (box) => box.left < rect.right && box.right > rect.left && box.top < rect.bottom && box.bottom > rect.top,
        ),
      )
      .sort((a, b) => a.rect.y - b.rect.y);
    let top = -Infinity;
    for (const { element, rect } of here) {
      if (rect.top < top || rect.bottom > top + innerHeight) {
        scrollTo({ top: Math.max(0, rect.top - 20), behavior: 'instant' });
        top = scrollY;
      }
      const middle = (rect.top + rect.bottom) / 2 - top;
      const covered = [0.02, 0.25, 0.5, 0.75, 0.98].find((part) =>
        isCovered(element, rect.left + part * rect.width, middle),
      );
      if (covered !== undefined)
        found.push(problem('covered by a drawing', element, `at ${100 * covered} % of its line`));
    }
    document.adoptedStyleSheets = before;
    scrollTo({ top: 0, behavior: 'instant' });
    return found;
  }

  /** Whether a drawing is painted over an element at a point of the window. */
  function isCovered(element: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    const drawing = hit?.closest('svg, img');
    // The box around a drawing is transparent; a shape in it is not.
    if (!drawing || (hit === drawing && drawing instanceof SVGElement)) return false;
    if (element.contains(drawing) || drawing.closest('a, button')?.contains(element)) return false;
    return !(drawing instanceof HTMLImageElement) || isPainted(drawing, x, y);
  }

  /** Whether a picture is opaque at a point of the window. */
  function isPainted(image: HTMLImageElement, x: number, y: number): boolean {
    if (!image.naturalWidth) return false;
    const box = pictureBox(image);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3, 3];
    const context = canvas.getContext('2d');
    if (!context) return false;
    context.drawImage(image, box.x - x + 1, box.y - y + 1, box.width, box.height);
    return (context.getImageData(1, 1, 1, 1).data[3] ?? 0) > 128;
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
