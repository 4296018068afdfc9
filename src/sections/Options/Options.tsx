import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { factRows } from '#components/FactStrip/factRows.tsx';
import { FlushLayout } from '#components/FlushLayout/FlushLayout.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { InlineDrawing, Scene } from '#components/Drawing/Drawing.tsx';
import { Sentence } from '#components/Text/Text.tsx';
import type { Ground } from '#lib/cloth.ts';
import { type AtLeastOne, cycle } from '#lib/cycle.ts';
import type { Page, Program } from '#content/model.ts';
import { fill, typeSize } from '#lib/text.ts';
import { optionFacts } from '#content/schemas/facts.ts';
import styles from './Options.module.css';

interface Props {
  name: string;
  hero: Page<'getInvolved'>['hero'];
  options: Page<'getInvolved'>['options'];
  fromProgram: Page<'getInvolved'>['fromProgram'];
  programs: readonly Pick<Program, 'id' | 'title'>[];
}

interface Panel {
  woman: string;
  /** The woman in a window narrower than 60 rem. */
  narrow?: string;
  /** The hands on the hem. The woman in the wheelchair has hers on the wheels. */
  hands: string;
  ground: Ground;
  behind: 'sky' | 'petal';
  /** The row at the foot. It is repeated, and its pieces are whole where the cloth ends. */
  foot: string;
}

const PANELS: AtLeastOne<Panel> = [
  {
    woman: 'involved-member',
    hands: 'hem-hands-member',
    ground: 'marigold',
    behind: 'sky',
    foot: 'cloth/option-1',
  },
  {
    woman: 'involved-partner',
    narrow: 'involved-volunteer',
    hands: 'hem-hands-partner',
    ground: 'sky',
    behind: 'petal',
    foot: 'cloth/option-2',
  },
  {
    woman: 'involved-volunteer',
    narrow: 'involved-partner',
    hands: 'hem-hands-partner',
    ground: 'petal',
    behind: 'sky',
    foot: 'cloth/option-3',
  },
];

/** The letters of the longest word of a title that fits the narrowest of three cloths. */
const ROOM = 10;

export function Options({ name, hero, options, fromProgram, programs }: Props) {
  return (
    <div className={styles.opening}>
      <div className={styles.heading}>
        <PageHeading lines={hero.heading} name={name} cloth="marigold" />
      </div>
      <div className={styles.under}>
        <p className="lead">{hero.lead}</p>
        <ul className={`${styles.jump} links cluster`} role="list" data-print="off">
          {options.items.map(({ id, jump }) => (
            <li key={id}>
              <a href={`#${id}`}>{jump}</a>
            </li>
          ))}
        </ul>
        {/* A line shows only for links such as /get-involved#wellness-healing. Screen readers say a list item whole. */}
        <ul className={styles.programs} role="list" data-print="off">
          {programs.map(({ id, title }) => (
            <li key={id} id={id} className={styles.program} tabIndex={-1}>
              <Notice strong={fill(fromProgram.strong, { title })}>
                {`${fromProgram.text} `}
                <a href={`/contact#${id}`}>{fromProgram.link}</a>.
              </Notice>
            </li>
          ))}
        </ul>
      </div>
      <section className={styles.options} data-fit={typeSize(options.items.map(({ title }) => title).join(' '), ROOM)}>
        <h2 className="visually-hidden">{options.heading}</h2>
        {options.items.map((option, index) => (
          <Option key={option.id} option={option} index={index} />
        ))}
      </section>
    </div>
  );
}

function Option({ option, index }: { option: Page<'getInvolved'>['options']['items'][number]; index: number }) {
  const { id, title, lead, benefitsLabel, benefits, button, also, facts, offers } = option;
  const { woman, narrow, hands, ground, behind, foot } = cycle(PANELS, index);
  return (
    <div className={styles.option}>
      <div className={styles.woman} data-cloth={behind}>
        <Scene name={woman} narrow={narrow} below={60} alt="" first={index === 0} lazy={false} />
        {index === 0 && <FlushLayout />}
      </div>
      <article className={styles.cloth} data-ground={ground} data-cut={index}>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        <div>
          <p className="lead">{lead}</p>
          {offers && offers.entries.length > 0 && (
            <p data-print="off">
              <a href={`#${offers.id}`}>{offers.heading}</a>
            </p>
          )}
          {also && (
            <p data-print="off">
              <Sentence {...also} />
            </p>
          )}
        </div>
        <FactStrip facts={factRows(optionFacts, facts)} />
        <h4>{benefitsLabel}</h4>
        <ul role="list">
          {benefits.map((benefit, place) => (
            <li key={benefit} data-cloth="white" data-cut={place % 4}>
              {benefit}
            </li>
          ))}
        </ul>
        <div className={styles.action}>
          <Button to={button.to} label={button.label} emphasis="dark" />
          {button.website && <p>{button.website}</p>}
        </div>
        <div className={styles.foot}>
          <InlineDrawing name={foot} fit="none" />
        </div>
      </article>
      <div className={styles.hands}>
        <InlineDrawing name={hands} />
      </div>
    </div>
  );
}
