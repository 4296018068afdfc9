import type { z } from 'zod';
import type { Cloth } from '#art/cloth.ts';
import { type AtLeastOne, type Quad, cycle } from '#art/geometry.ts';
import { Patch } from '#art/Patch.tsx';
import { curves, geese, ninePatch } from '#art/rules.ts';
import type { SceneName } from '#art/scenes.ts';
import { Button } from '#components/Button/Button.tsx';
import { DisplayLines } from '#components/DisplayLines/DisplayLines.tsx';
import { FactStrip } from '#components/FactStrip/FactStrip.tsx';
import { wayRows } from '#components/FactStrip/rows.tsx';
import { PageLabel } from '#components/PageLabel/PageLabel.tsx';
import { InlineScene } from '#components/Scene/InlineScene.tsx';
import { Scene } from '#components/Scene/Scene.tsx';
import type { FactLabels } from '#schemas/facts.ts';
import type { getInvolvedPage } from '#schemas/pages/get-involved.ts';
import styles from './PlacesToHold.module.css';

type Page = z.infer<typeof getInvolvedPage>;

interface Props {
  name: string;
  hero: Page['hero'];
  options: Page['options'];
  labels: FactLabels;
}

interface Place {
  /** The woman who stands behind the cloth. */
  woman: SceneName;
  ground: string;
  /** What is behind her where the page is dark. */
  behind: string;
  /** What the cloth is pieced with at its foot, and how tall that is to a width of 520. */
  height: number;
  /** Straight pieces may be stretched to the cloth's width; rings stay round. */
  fit: 'none' | 'xMidYMid slice';
  draw: (cloth: Cloth, quad: Quad) => void;
}

const PLACES: AtLeastOne<Place> = [
  {
    woman: 'involved-member',
    ground: 'marigold',
    behind: 'sky',
    height: 130,
    fit: 'none',
    draw: (cloth, quad) => {
      geese(
        cloth,
        quad,
        { goose: ['poppy', 'indigo', 'poppy', 'oxblood', 'hibiscus'], sky: ['petal', 'marigold'] },
        { count: 5, to: 'right' },
      );
    },
  },
  {
    woman: 'involved-volunteer',
    ground: 'sky',
    behind: 'petal',
    height: 480,
    fit: 'xMidYMid slice',
    draw: (cloth, quad) =>
      curves(
        cloth,
        quad,
        { ground: ['indigo', 'denim', 'denim', 'indigo'], round: ['petal', 'sky', 'marigold', 'petal'] },
        { columns: 2, rows: 2, turns: [2, 1, 3, 0], size: 0.92, rings: 3 },
      ),
  },
  {
    woman: 'involved-partner',
    ground: 'petal',
    behind: 'marigold',
    height: 250,
    fit: 'none',
    draw: (cloth, quad) =>
      ninePatch(cloth, quad, ['poppy', 'marigold', 'hibiscus', 'marigold', 'oxblood', 'marigold', 'indigo'], {
        columns: 5,
        rows: 2,
      }),
  },
];

/** The page's opening and its three options in one piece: three women stand behind three cloths and hold them up. */
export function PlacesToHold({ name, hero, options, labels }: Props) {
  return (
    <div className={styles.held}>
      <div className={styles.heading}>
        <PageLabel name={name} cloth="marigold" />
        <h1>
          <DisplayLines lines={hero.heading} />
        </h1>
      </div>
      <p className={`${styles.lead} lead`}>{hero.lead}</p>
      <section className={styles.places} aria-labelledby="places">
        <h2 className="visually-hidden" id="places">
          {options.heading}
        </h2>
        {options.items.map(({ id, title, lead, benefits, button, facts }, index) => {
          const { woman, ground, behind, height, fit, draw } = cycle(PLACES, index);
          return (
            <article key={id} className={styles.place} id={id} aria-labelledby={`${id}-title`}>
              <div className={styles.woman} data-cloth={behind} data-cut={index + 3}>
                {index === 0 ? <InlineScene name={woman} /> : <Scene name={woman} alt="" />}
              </div>
              <div className={styles.cloth} data-ground={ground} data-cut={index}>
                <svg
                  className={styles.hem}
                  viewBox="0 0 100 100"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d={`M0 ${[40, 60, 30][index]}L100 ${[60, 30, 60][index]}`} />
                </svg>
                <h3 id={`${id}-title`}>{title}</h3>
                <p className="lead">{lead}</p>
                <h4>{options.benefits}</h4>
                {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list whose style is none without it. */}
                <ul role="list">
                  {benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                <div className={styles.action}>
                  <FactStrip facts={wayRows(facts, labels)} />
                  <Button to={button.to} label={button.label} emphasis="dark" />
                </div>
                <div className={styles.foot}>
                  <Patch seed={`hold-${id}`} width={520} height={height} fit={fit} draw={draw} />
                </div>
              </div>
            </article>
          );
        })}
      </section>
    </div>
  );
}
