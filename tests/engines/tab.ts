/** A browser tab: the least that three kinds of driver have in common. Coordinates and sizes are CSS pixels of the window. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Runs a function in the page. It must not use anything from outside; arguments and result are plain data. */
  run<Answer, Given extends unknown[]>(code: (...given: Given) => Answer, ...given: Given): Promise<Awaited<Answer>>;
  resize(size: Size): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** A screenshot of the window, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Uncaught errors and console errors since the last page was opened. WebKitGTK does not report them. */
  errors(): string[];
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown';

export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** The source text of a call, for drivers that take text. */
export function callText(code: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `(${code})(...${JSON.stringify(given)})`;
}
