import { Button } from '#components/Button/Button.tsx';
import { InlineDrawing, View } from '#components/Drawing/Drawing.tsx';
import type { Navigation } from '#content/model.ts';
import { cycle } from '#lib/cycle.ts';
import { nameLines } from '#lib/text.ts';
import { HOME, MAIN_MENU, MENU, SKIP } from '#lib/words.ts';
import styles from './Header.module.css';

interface Props {
  name: string;
  links: Navigation['header'];
  donate: Navigation['donate'];
  /** At the foot of the small-screen menu alone: the footer, which has it too, is far from a phone's first window. */
  crisisLines: Navigation['donate'];
  /** The page's path: "/about". */
  path: string;
}

/** The grounds of the links in the small-screen menu. Neighbours differ, in the dark theme too. */
const GROUNDS = ['indigo', 'petal', 'sky', 'oxblood', 'marigold', 'aubergine'] as const;

/** The one list of links is a row on a wide screen and a popover menu on a small one, which needs no scripts. */
export function Header({ name, links, donate, crisisLines, path }: Props) {
  return (
    <header className={styles.header}>
      <a className="skip" href="#main">
        {SKIP}
      </a>
      <div className={`${styles.bar} wrap`}>
        <a className={styles.brand} href="/" aria-label={name + HOME} translate="no">
          <InlineDrawing name="cloth/brand-mark" />
          <span className="lines">{nameLines(name).join('\n')}</span>
        </a>
        {/* The button is directly before the menu: elsewhere, screen readers announce the menu as its details, name by name. */}
        <button className={styles.toggle} type="button" popoverTarget="menu" aria-label={MENU}>
          <svg viewBox="0 0 30 30" aria-hidden="true">
            <path d="M2 7L28 5M3 15L27 16M2 25L28 23" />
            <path d="M5 5L25 26M4 25L26 4" />
          </svg>
        </button>
        <nav className={styles.menu} id="menu" popover="auto" aria-label={MAIN_MENU}>
          <ul role="list">
            {links.map((link, index) => (
              <li key={link.to} data-ground={cycle(GROUNDS, index)}>
                <a href={link.to} aria-current={link.to === path ? 'page' : undefined}>
                  <span>{link.label}</span>
                  <View file="menu-blocks" name={link.to.slice(1) || 'home'} size={120} />
                </a>
              </li>
            ))}
          </ul>
          <a className={styles.crisis} href={crisisLines.to}>
            {crisisLines.label}
          </a>
        </nav>
        <Button to={donate.to} label={donate.label} size="small" current={donate.to === path} />
      </div>
      <InlineDrawing name="cloth/binding" className={styles.binding} fit="none" />
    </header>
  );
}
