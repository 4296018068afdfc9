import type { Doubt } from '#content/doubts.ts';

/** A schema states it once, by `.meta()`; the form, the content check and the strip of facts read it. */
declare module 'zod' {
  interface GlobalMeta {
    /** The label in the form, and of a fact on the page. Its default is the field's name, with spaces. */
    title?: string;
    description?: string;
    example?: string | number;
    format?: string;
    /** The rule for a text: see `LIMITS`. Only text that visitors read has one. */
    textRule?: string;
    /** In characters. */
    maxLength?: number;
    refersTo?: 'addresses' | 'pictures' | 'events' | 'programs';
    /** The picture may be an SVG, and smaller than a photograph. */
    logo?: true;
    /** The value is a name after the # of an address, or words from which content/anchors.ts makes one. */
    anchor?: 'id' | 'words';
    /** The event on a day that cannot be in the future: "she agreed". */
    happened?: string;
    /** Names the questions in doubts.ts about a value that is more likely a slip. */
    doubt?: Doubt;
    item?: string;
    options?: Readonly<Record<string, string>>;
    /** The visitor's question that a fact answers. */
    question?: string;
  }
}
