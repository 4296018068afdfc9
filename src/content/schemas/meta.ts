/** What is asked of one kind of field only; what is asked of every text or address needs no name. */
export type Doubt =
  | 'checkDigit'
  | 'closing'
  | 'eventDescription'
  | 'eventPlace'
  | 'eventStart'
  | 'eventTitle'
  | 'nobodyShown'
  | 'officeHour'
  | 'pastDay'
  | 'typedOnce';

/**
 * What is known of a field besides its type and its rules. It is told once, beside them, by `.meta()`; the form, the content check
 * and the strip of facts read it from there.
 */
declare module 'zod' {
  interface GlobalMeta {
    /** The label: of a fact also on the page. Without one it is the field's name, with spaces. */
    title?: string;
    /** Help beside the field. */
    description?: string;
    /** A valid value. */
    example?: string | number;
    /** As in JSON Schema, where the type does not say it. */
    format?: string;
    /** What kind of text it is: see `LIMITS`. Without one the value is no text that visitors read as it stands. */
    kind?: string;
    /** The most characters. */
    maxLength?: number;
    /** What the value is the name of. */
    refersTo?: 'pages' | 'pictures' | 'events' | 'programs';
    /** A name after the # of an address. */
    anchor?: true;
    /** What happened on a day, which can therefore not be in the future. */
    happened?: string;
    /** What is asked of a value that may be meant and is more likely a slip: see doubts.ts. */
    doubt?: Doubt;
    /** The name of one item of a list. */
    item?: string;
    /** The values of a choice that need other words in the form. */
    options?: Readonly<Record<string, string>>;
    /** The visitor's question that a fact answers. Facts are shown in the order of their schema, beside the sign of the same name. */
    question?: string;
  }
}
