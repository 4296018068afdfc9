/** A React `ref` that scrolls just far enough to show an answer: on many screens it appears below the edge. */
export function scrollIntoView(answer: HTMLElement | null): void {
  answer?.scrollIntoView({ block: 'nearest' });
}
