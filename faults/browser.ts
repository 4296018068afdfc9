import { faultsFor, type Fault } from './fault.ts';

const DOCUMENT = 'src/layouts/Document.astro';
const DONATE = 'src/islands/DonateForm/DonateForm.island.tsx';
const CONTACT = 'src/islands/ContactForm/ContactForm.island.tsx';
const VISITOR = 'src/browser/visitor.ts';
const INTERACT = 'src/browser/interact.ts';
const AMOUNT = 'src/browser/amount.ts';
const BASE = 'src/styles/base.css';
const TOKENS = 'src/styles/tokens.css';
const FALLBACKS = 'Ojuju, "Ojuju for Arial", "Ojuju for Roboto", "Ojuju for DejaVu", "Arial Black", sans-serif';
const HEADER = 'src/components/Header/Header.tsx';
const HEADER_STYLES = 'src/components/Header/Header.module.css';
const CARD = 'src/components/EventCard/EventCard.tsx';

/** Faults that a visitor meets in the browser. */
export const browserFaults: Fault[] = [
  ...faultsFor('site', 'tests/site/errors.spec.ts', 'logged', [
    [
      'The 404 page logs the attempted path',
      'src/pages/404.astro',
      "console.error('404: no page at', location.pathname)",
      'void location.pathname',
    ],
    ['The 404 page does not log the query', 'src/pages/404.astro', 'location.pathname)"', 'location.href)"'],
  ]),
  ...faultsFor('site', 'tests/site/frame.spec.ts', 'leads to every page', [
    [
      'Links to social networks open a new tab',
      'src/components/SocialLink/SocialLink.tsx',
      ' target="_blank" rel="noopener noreferrer"',
      '',
    ],
    [
      'A social network cannot control the page that opened it',
      'src/components/SocialLink/SocialLink.tsx',
      'rel="noopener noreferrer"',
      'rel="nofollow"',
    ],
    ['The copyright year follows the visitor’s clock', VISITOR, '${new Date().getFullYear()}', '2025'],
  ]),
  ...faultsFor('site', 'tests/site/events.spec.ts', 'Toronto|Tokyo', [
    ['What is over follows the visitor’s clock', VISITOR, 'const now = Date.now();', 'const now = 0;'],
    ['An event is over at its instant in every time zone', VISITOR, "?? '') - now", "?.slice(0, 19) ?? '') - now"],
    [
      'An event is over at its end, not at its start',
      CARD,
      'data-ends={goesAhead ? endOf(event) : undefined}',
      'data-ends={goesAhead ? startOf(event) : undefined}',
    ],
  ]),
  ...faultsFor('site', 'tests/site/events.spec.ts', 'stays open', [
    ['An open page changes when the event ends', VISITOR, 'timer = setTimeout(update, next);', ''],
    [
      'An open page changes after the computer has slept',
      VISITOR,
      "for (const eventName of ['visibilitychange', 'pageshow']) addEventListener(eventName, update);",
      '',
    ],
  ]),
  ...faultsFor('site', 'tests/site/donate.spec.ts', ' with scripts|choosing|is copied', [
    ['The custom amount is at least one dollar', DONATE, 'min={1}', 'min={0}'],
    ['Cents can be given', DONATE, 'step={0.01}', 'step={1}'],
    [
      'A wheel does not change the amount',
      'src/islands/DonateForm/DonateForm.module.css',
      '& ::-webkit-outer-spin-button {\n    display: none;',
      '& ::-webkit-outer-spin-button {\n    visibility: hidden;',
    ],
    ['A custom amount clears the preset', DONATE, 'field.checked = false;', 'void field;'],
    ['A preset clears the custom amount', DONATE, "else field.value = '';", ''],
    [
      'A press on a button announces its result',
      DONATE,
      "getAttribute('value') === 'monthly'",
      "getAttribute('value') === 'never'",
    ],
    ['The steps name the chosen amount', DONATE, 'element.textContent = giftText;', 'void element;'],
    [
      'The presets come from the content',
      DONATE,
      '{formatDollars(preset)}\n            </label>',
      '{formatDollars(preset + 5)}\n            </label>',
    ],
    ['The e-Transfer address can be copied', 'src/browser/copy.ts', 'control.hidden = false;', ''],
  ]),
  ...faultsFor('site', 'tests/site/amounts.spec.ts', undefined, [
    [
      'A comma is read as a decimal separator',
      AMOUNT,
      "hasComma = event.data === ','",
      "hasComma = event.data === ';'",
    ],
    [
      'A comma before three digits is a thousands separator',
      AMOUNT,
      "target.value = typed.replace('.', '');",
      'void typed;',
    ],
    ['Typing over a selected amount replaces it', AMOUNT, 'Tab|Enter|Control|Meta)', 'Tab|Enter)'],
    ['A pasted thousands separator is read as one', AMOUNT, '(,\\d{3})+$/.test(text)', '(,\\d{9})+$/.test(text)'],
  ]),
  ...faultsFor('site', 'tests/site/contact.spec.ts', ' with scripts|the Subject|after a press', [
    ['An email address is required', CONTACT, '<input {...input} required />', '<input {...input} />'],
    ['An email address is validated', CONTACT, 'type="email"', 'type="text"'],
    ['A message is never part of the URL', CONTACT, "{ method: 'dialog' }", '{}'],
    ['A link fills in the Subject', 'src/browser/subject.ts', 'if (text && field) field.defaultValue = text;', ''],
    ['The visitor’s own Subject stays', 'src/browser/subject.ts', 'field.defaultValue = text', 'field.value = text'],
    [
      'A press on Send Message is announced',
      CONTACT,
      'className={styles.status} role="status"',
      'className={styles.status}',
    ],
    ['A changed message updates the email link', CONTACT, 'onInput={change}', ''],
    ['A message can be copied', CONTACT, 'await navigator.clipboard.writeText(text);', 'await Promise.resolve(text);'],
  ]),
  ...faultsFor('site', 'tests/site/amounts.spec.ts', 'puts back', [
    ['A restored choice is shown', DONATE, 'if (form.current) setGift(read(form.current));', ''],
  ]),
  ...faultsFor('site', 'tests/site/failure.spec.ts', undefined, [
    ['A press before the script arrives is not lost', INTERACT, '    pressed?.click();\n', ''],
    [
      'A failed island says so',
      'src/components/ErrorBoundary/ErrorBoundary.tsx',
      'return { failed: true };',
      'return { failed: false };',
    ],
  ]),
  ...faultsFor('site', 'tests/site/menu.spec.ts', undefined, [
    [
      'The menu button announces its state',
      VISITOR,
      "?.setAttribute('aria-expanded', open)",
      "?.setAttribute('data-expanded', open)",
    ],
    ['Back never returns to an open menu', VISITOR, "addEventListener('pagehide', () => menu?.hidePopover());", ''],
    ['Escape closes the menu', HEADER, 'popover="auto"', 'popover="manual"'],
  ]),
  ...faultsFor('site', 'tests/site/network.spec.ts', 'asks only', [
    [
      'Nothing is stored in the visitor’s browser',
      VISITOR,
      '  update();\n  // Timers',
      "  localStorage.setItem('seen', '1');\n  update();\n  // Timers",
    ],
    [
      'A page writes nothing to the console',
      VISITOR,
      '  update();\n  // Timers',
      "  console.log('ready');\n  update();\n  // Timers",
    ],
    [
      'A page sets no cookie',
      VISITOR,
      '  update();\n  // Timers',
      "  document.cookie = 'seen=1';\n  update();\n  // Timers",
    ],
  ]),
  ...faultsFor('site', 'tests/site/noscript.spec.ts', '/events|/about', [
    ['The copyright year appears without scripts', DOCUMENT, 'year={buildTime().getUTCFullYear()}', 'year={0}'],
    [
      'All text is visible without scripts',
      DOCUMENT,
      '<body>',
      '<body><p hidden data-late>Only with scripts</p><script is:inline>addEventListener("load", () => document.querySelector("[data-late]").hidden = false)</script>',
    ],
  ]),
  ...faultsFor('site', 'tests/site/keyboard.spec.ts', '/contact|/donate', [
    [
      'The first tab stop skips the header',
      HEADER,
      '<a className="skip" href="#main">',
      '<a className="skip" href="#main" tabIndex={-1}>',
    ],
    ['The focused skip link is visible', BASE, 'inset-block-start: 1rem;', 'inset-block-start: -6rem;'],
    ['The tab order is the reading order', DOCUMENT, '<main id="main" tabindex="-1">', '<main id="main" tabindex="1">'],
  ]),
  ...faultsFor('site', 'tests/site/accessibility.spec.ts', undefined, [
    ['Every field has a name', CONTACT, '        {message}\n', ''],
    ['Buttons have names', HEADER, ' aria-label={labels.menu}>', '>'],
  ]),
  ...faultsFor('site', 'tests/site/events.spec.ts', 'before an event', [
    ['Register Now says that registration is not open', CARD, 'describedBy={`not-open-${id}`}', ''],
  ]),
  ...faultsFor('site', 'tests/site/specification.spec.ts', '/events', [
    ['An event’s card shows its place', CARD, '<dd>{event.location}</dd>', '<dd>{event.title}</dd>'],
    [
      'An event’s time has its zone',
      'src/calendar/dates.ts',
      'const ends = `${formatTime(end)} ${last}`;',
      'const ends = formatTime(end);',
    ],
  ]),
  ...faultsFor('site', 'tests/site/grown.spec.ts', 'poster', [
    ['A poster prints', 'src/browser/poster.ts', 'setTimeout(print)', 'setTimeout(focus)'],
  ]),
  ...faultsFor('site', 'tests/site/print.spec.ts', '/events|/contact|gift', [
    ['A printed page has all its text', BASE, '@media print {', '@media print {\n  main h2 {\n    display: none;\n  }'],
  ]),
  ...faultsFor('site', 'tests/site/speed.spec.ts', 'before it is clicked|left alone', [
    [
      'The next page is fetched in advance',
      'src/browser/speculation.ts',
      'prerender: rules, prefetch: rules',
      'prerender: [], prefetch: []',
    ],
  ]),
  ...faultsFor('site', 'tests/site/print.spec.ts', '/about|gift', [
    [
      'Amounts print in large type',
      'src/styles/utilities.css',
      'main [data-figure] {\n    font-size: 18pt',
      'main [data-figure] {\n    font-size: 8pt',
    ],
    ['A printed address is complete', BASE, 'var(--site) attr(href)', 'attr(href)'],
    [
      'No printed sheet is half empty',
      BASE,
      '  @page {\n',
      '  main section {\n    break-before: page;\n  }\n  @page {\n',
    ],
  ]),
  ...faultsFor('site', 'tests/site/speed.spec.ts', '/about keeps still', [
    [
      'No animation is endless',
      BASE,
      '::selection {',
      '@keyframes sway { to { translate: 0 4px; } }\nh1 { animation: sway 2s infinite alternate; }\n::selection {',
    ],
    ['Late fonts move nothing', TOKENS, FALLBACKS, 'Ojuju, sans-serif'],
  ]),
  ...faultsFor('layout', 'tests/layout/widths.spec.ts', '/contact', [
    ['No page is wider than the window', BASE, '::selection {', 'h1 {\n  min-inline-size: 40rem;\n}\n::selection {'],
    ['Targets are large enough for a finger', TOKENS, '--target: 2.75rem', '--target: 1.25rem'],
    [
      'Text is large enough to read',
      TOKENS,
      '--size-text: clamp(1.0625rem',
      '--size-text: clamp(0.5rem, 0.9rem, 0.9rem); --old: clamp(1rem',
    ],
  ]),
  ...faultsFor('layout', 'tests/layout/widths.spec.ts', '/donate', [
    [
      'An address breaks only after its “@”',
      'src/components/EmailLink/EmailLink.tsx',
      'className="whole"',
      'className="break"',
    ],
  ]),
  ...faultsFor('layout', 'tests/layout/widths.spec.ts', '/about', [
    [
      'Every face is shown whole',
      'src/sections/RisingTogether/RisingTogether.module.css',
      'object-fit: contain;',
      'object-fit: cover;',
    ],
  ]),
  ...faultsFor('layout', 'tests/layout/pixels.spec.ts', '/contact', [
    [
      'Running text is readable in the light theme',
      'src/styles/palette-interface.css',
      '--plum: #453d66',
      '--plum: #a39dbd',
    ],
    ['Focus is visible', BASE, 'outline: 3px solid var(--color-focus)', 'outline: none'],
  ]),
  ...faultsFor('layout', 'tests/layout/modes.spec.ts', '/donate', [
    ['At 400 % zoom the header scrolls away', HEADER_STYLES, '@media (height < 32rem) {', '@media (height < 2rem) {'],
    [
      'At double text size the header has room for its links',
      HEADER_STYLES,
      '@container header (width >= 63rem)',
      '@container header (width >= 1008px)',
    ],
    [
      'With wider letter spacing the menu button stays a target',
      HEADER_STYLES,
      'padding: 9px;',
      'inline-size: 3rem;\n  padding: 9px 0;',
    ],
    [
      'Text is readable in forced colours',
      'src/styles/utilities.css',
      'color: CanvasText !important;',
      'color: Canvas !important;',
    ],
  ]),
  ...faultsFor('layout', 'tests/layout/modes.spec.ts', '500.html.*without its fonts', [
    ['No word breaks without the fonts', TOKENS, FALLBACKS, 'Ojuju, monospace'],
  ]),
];
