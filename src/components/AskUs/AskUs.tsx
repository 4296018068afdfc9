import type { z } from 'zod';
import { labelOf } from '#content/facts.ts';
import { inOneLine } from '#lib/text.ts';
import styles from './AskUs.module.css';

interface Props<Shape extends z.core.$ZodLooseShape> {
  schema: z.ZodObject<Shape>;
  facts: object | undefined;
  /** The facts that visitors miss most. */
  names: readonly (keyof Shape & string)[];
  /** The text of the link. */
  label: string;
  /** Contact, with a subject. */
  to: string;
  /** For screen readers, after the link's label. */
  about: string;
}

/** One quiet line in place of facts that are missing: "Cost: Ask us". Nothing once all are filled in. */
export function AskUs<Shape extends z.core.$ZodLooseShape>(props: Props<Shape>) {
  const { schema, facts = {}, names, label, to, about } = props;
  const missing = names.filter((name) => Reflect.get(facts, name) === undefined);
  if (missing.length === 0) return null;
  return (
    <p className={styles.ask} data-print="off">
      {`${inOneLine(missing.map((name) => labelOf(schema, name)))}: `}
      <a href={to}>
        {label}
        <span className="visually-hidden">{`: ${about}`}</span>
      </a>
    </p>
  );
}
