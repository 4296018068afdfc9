/** Scrolls as little as it takes to show an answer, which on many screens appears below the edge. For a React `ref`. */
export function scrollIntoView(answer: HTMLElement | null): void {
  answer?.scrollIntoView({ block: 'nearest' });
}
