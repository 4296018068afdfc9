import type { z } from 'zod';
import { eventFacts } from '#content/schemas/facts.ts';

interface FactField {
  name: string;
  label: string;
  question: string;
}

export function factFields({ shape }: z.ZodObject): FactField[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const { title: label, question } = (schema as z.ZodType).meta() ?? {};
    return label !== undefined && question !== undefined ? [{ name, label, question }] : [];
  });
}

export function factTitle<Shape extends z.core.$ZodLooseShape>(
  { shape }: z.ZodObject<Shape>,
  name: keyof Shape,
): string {
  return (shape[name] as unknown as z.ZodType).meta()?.title ?? String(name);
}

/** The known facts of an event as lines of plain text: "Getting here: two minutes from the subway." */
export function eventFactLines(facts: z.output<typeof eventFacts> = {}): string[] {
  return factFields(eventFacts).flatMap(({ name, label }) => {
    const value: unknown = Reflect.get(facts, name);
    const { text, url, telephone } = value instanceof Object ? (value as Partial<Parts>) : { text: value };
    return typeof text === 'string' ? [`${label}: ${[text, url, telephone].filter(Boolean).join(' ')}`] : [];
  });
}

/** A fact with a link or a number beside its sentence. */
interface Parts {
  text: unknown;
  url?: string;
  telephone?: string;
}
