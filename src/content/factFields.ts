import type { z } from 'zod';
import { type Field, fieldOf } from '#content/field.ts';
import type { EventFacts } from '#content/model.ts';
import { eventFacts } from '#content/schemas/facts.ts';

type FactField = Field & { name: string; title: string };

/** The facts of a schema, in its order. Each has a title, and a question that it answers. */
export function factFields(schema: z.ZodObject): FactField[] {
  return Object.entries(fieldOf(schema).properties ?? {}).flatMap(([name, { title, ...field }]) =>
    title !== undefined && field.question !== undefined ? [{ ...field, name, title }] : [],
  );
}

/** All that a fact may be made of. */
type Parts = Partial<Record<'text' | 'url' | 'telephone' | 'street', string | undefined>>;

/** The known facts of an event as lines of plain text: "Getting here: two minutes from the subway." */
export function eventFactLines(facts: EventFacts = {}): string[] {
  return factFields(eventFacts).flatMap(({ name, title }) => {
    const fact = facts[name as keyof EventFacts];
    const { text, url, telephone }: Parts = typeof fact === 'object' ? fact : { text: fact };
    return text === undefined ? [] : [`${title}: ${[text, url, telephone].filter(Boolean).join(' ')}`];
  });
}
