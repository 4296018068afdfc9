/** A browser tab: the least that a driver has to do. Coordinates and sizes are CSS pixels of the window. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Runs a function in the page. It must not use anything from outside; arguments and result are plain data. */
  run<Answer, Given extends unknown[]>(code: (...given: Given) => Answer, ...given: Given): Promise<Awaited<Answer>>;
  resize(size: { width: number; height: number }): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** The source text of a call, for drivers that take text. */
export function callText(code: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `(${code})(...${JSON.stringify(given)})`;
}
