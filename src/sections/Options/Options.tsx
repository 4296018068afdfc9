import type { PatchDesign } from '#quilt/patchwork.ts';
import { type AtLeastOne, cycle } from '#quilt/geometry.ts';
import { Patch } from '#quilt/Patch.tsx';
import { curves, geese, ninePatch } from '#quilt/patterns.ts';
import { Button } from '#components/Button/Button.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { factRows } from '#components/FactStrip/factRows.tsx';
import { LayOutNow } from '#components/LayOutNow/LayOutNow.tsx';
import { PageHeading } from '#components/PageHeading/PageHeading.tsx';
import { InlineScene } from '#components/Scene/InlineScene.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import type { Program } from '#content/check-content.ts';
import { fill, typeSize } from '#lib/text.ts';
import { optionFacts } from '#content/schemas/facts.ts';
import type { GetInvolvedPage } from '#content/schemas/pages/get-involved.ts';
import styles from './Options.module.css';

type Page = GetInvolvedPage;

interface Props {
  name: string;
  hero: Page['hero'];
  options: Page['options'];
  fromProgram: Page['fromProgram'];
  programs: readonly Pick<Program, 'id' | 'title'>[];
}

interface Panel {
  woman: string;
  /** Her hands on the hem; the woman in the wheelchair has hers on the wheels. */
  hands?: string;
  ground: string;
  /** The cloth behind her in the dark theme. */
  behind: 'sky' | 'petal';
  /** Of the row at the foot, whose pieces are whole where the cloth ends. */
  draw: PatchDesign;
}

const PANELS: AtLeastOne<Panel> = [
  {
    woman: 'involved-member',
    hands: 'hem-hands-member',
    ground: 'marigold',
    behind: 'sky',
    draw: (patchwork, quad) =>
      geese(
        patchwork,
        quad,
        { goose: ['poppy', 'indigo', 'poppy', 'oxblood', 'hibiscus'], sky: ['petal', 'marigold'] },
        { count: 4, to: 'right' },
      ),
  },
  {
    woman: 'involved-volunteer',
    ground: 'sky',
    behind: 'petal',
    draw: (patchwork, quad) =>
      curves(
        patchwork,
        quad,
        { ground: ['indigo', 'denim', 'denim', 'indigo'], round: ['petal', 'sky', 'marigold', 'petal'] },
        { columns: 4, rows: 1, turns: [1, 0, 3, 0], size: 0.92, rings: 3 },
      ),
  },
  {
    woman: 'involved-partner',
    hands: 'hem-hands-partner',
    ground: 'petal',
    behind: 'sky',
    draw: (patchwork, quad) =>
      ninePatch(patchwork, quad, ['poppy', 'marigold', 'hibiscus', 'marigold', 'oxblood', 'marigold', 'indigo'], {
        columns: 8,
        rows: 2,
      }),
  },
];

/** In letters: the longest word of a title on the narrowest of three cloths. */
const ROOM = 10;

/** The opening of Get Involved and its three options: three women hold up three cloths. */
export function Options({ name, hero, options, fromProgram, programs }: Props) {
  return (
    <div className={styles.opening}>
      <div className={styles.heading}>
        <PageHeading lines={hero.heading} name={name} cloth="marigold" />
      </div>
      <div className={styles.lead}>
        <p className="lead">{hero.lead}</p>
        {/* On a phone, where the options are one below the other. */}
        <ul className={styles.jump} role="list" data-print="off">
          {options.items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
        {/* Shown only for links such as /get-involved#wellness-healing. */}
        {programs.map(({ id, title }) => (
          <div key={id} id={id} className={styles.program} data-print="off">
            <Notice strong={fill(fromProgram.strong, { title })}>
              {`${fromProgram.text} `}
              <a href={`/contact#${id}`}>{fromProgram.link}</a>.
            </Notice>
          </div>
        ))}
      </div>
      <section className={styles.options} aria-labelledby="places">
        <h2 className="visually-hidden" id="places">
          {options.heading}
        </h2>
        {options.items.map((option, index) => (
          <Option key={option.id} option={option} index={index} />
        ))}
      </section>
    </div>
  );
}

interface OptionProps {
  option: Page['options']['items'][number];
  index: number;
}

/** A woman who holds up a cloth, on which an option is described. */
function Option({ option, index }: OptionProps) {
  const { id, title, lead, benefitsLabel, benefits, button, facts } = option;
  const { woman, hands, ground, behind, draw } = cycle(PANELS, index);
  return (
    <article className={styles.option} aria-labelledby={`${id}-title`}>
      <div className={styles.woman} data-cloth={behind}>
        <Scene name={woman} alt="" first={index === 0} />
        {index === 0 && <LayOutNow />}
      </div>
      <div className={styles.cloth} id={id} data-ground={ground} data-cut={index}>
        <h3 id={`${id}-title`} data-fit={typeSize(title, ROOM)}>
          {title}
        </h3>
        <p className="lead">{lead}</p>
        <h4>{benefitsLabel}</h4>
        <ul className="ruled" role="list">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <div className={styles.action}>
          <FactStrip facts={factRows(optionFacts, facts)} />
          <Button to={button.to} label={button.label} emphasis="dark" />
        </div>
        <div className={styles.foot}>
          <Patch seed={`hold-${id}`} width={240} height={65} fit="none" copies={1} draw={draw} />
        </div>
      </div>
      {hands && (
        <div className={styles.hands}>
          <InlineScene name={hands} />
        </div>
      )}
    </article>
  );
}
