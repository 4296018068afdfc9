import { faultsFor, type Fault } from './fault.ts';

const DOCUMENT = 'src/layouts/Document.astro';
const DONATE = 'src/islands/DonateForm/DonateForm.island.tsx';
const CONTACT = 'src/islands/ContactForm/ContactForm.island.tsx';
const VISITOR = 'src/browser/visitor.ts';
const INTERACT = 'src/browser/interact.ts';
const AMOUNT = 'src/browser/amount.ts';
const BASE = 'src/styles/base.css';
const TOKENS = 'src/styles/tokens.css';
const STAND_INS = 'Ojuju, "Ojuju for Arial", "Ojuju for Roboto", "Ojuju for DejaVu", "Arial Black", sans-serif';
const HEADER = 'src/components/Header/Header.tsx';
const HEADER_STYLES = 'src/components/Header/Header.module.css';
const CARD = 'src/components/EventCard/EventCard.tsx';

/** Faults that a visitor meets in the browser. */
export const browserFaults: Fault[] = [
  ...faultsFor('site', 'tests/site/errors.spec.ts', 'logged', [
    [
      'An address that is not there is logged',
      'src/pages/404.astro',
      "console.error('404: no page at', location.pathname)",
      'void location.pathname',
    ],
    ['What may be personal is not logged', 'src/pages/404.astro', 'location.pathname)"', 'location.href)"'],
  ]),
  ...faultsFor('site', 'tests/site/frame.spec.ts', '/about|/donate', [
    [
      'The current page is marked',
      HEADER,
      "<a href={link.to} aria-current={isCurrent(link.to, path) ? 'page' : undefined}>",
      '<a href={link.to}>',
    ],
    ['Donate Now is marked on Donate', HEADER, 'current={isCurrent(donate.to, path)}', ''],
    [
      'Social networks open a new tab',
      'src/components/SocialLink/SocialLink.tsx',
      ' target="_blank" rel="noopener noreferrer"',
      '',
    ],
    [
      'A network does not learn what opened it',
      'src/components/SocialLink/SocialLink.tsx',
      'rel="noopener noreferrer"',
      'rel="nofollow"',
    ],
    ['The year is the visitor’s', VISITOR, '${new Date().getFullYear()}', '2025'],
  ]),
  ...faultsFor('site', 'tests/site/events.spec.ts', 'Toronto|Tokyo', [
    ['What is over follows the visitor’s clock', VISITOR, 'const now = Date.now();', 'const now = 0;'],
    ['An event is over by Toronto’s clock wherever one is', VISITOR, "?? '') - now", "?.slice(0, 19) ?? '') - now"],
    [
      'An event’s end is its last minute',
      CARD,
      'data-ends={goesAhead ? endOf(event) : undefined}',
      'data-ends={goesAhead ? startOf(event) : undefined}',
    ],
  ]),
  ...faultsFor('site', 'tests/site/events.spec.ts', 'stays open', [
    ['An open page turns over when the event ends', VISITOR, 'timer = setTimeout(update, next);', ''],
    [
      'A page that slept turns over',
      VISITOR,
      "for (const eventName of ['visibilitychange', 'pageshow']) addEventListener(eventName, update);",
      '',
    ],
  ]),
  ...faultsFor('site', 'tests/site/donate.spec.ts', ' with scripts|choosing|is copied', [
    ['The own amount is at least one dollar', DONATE, 'min={1}', 'min={0}'],
    ['Cents can be given', DONATE, 'step={0.01}', 'step={1}'],
    [
      'A wheel does not change the amount',
      'src/islands/DonateForm/DonateForm.module.css',
      '& ::-webkit-outer-spin-button {\n    display: none;',
      '& ::-webkit-outer-spin-button {\n    visibility: hidden;',
    ],
    ['An own amount clears the preset', DONATE, 'field.checked = false;', 'void field;'],
    ['A preset clears the own amount', DONATE, "else field.value = '';", ''],
    ['A press says what it means', DONATE, "getAttribute('value') === 'monthly'", "getAttribute('value') === 'never'"],
    ['The steps name the chosen amount', DONATE, 'element.textContent = giftText;', 'void element;'],
    [
      'The presets are the content’s',
      DONATE,
      '{formatDollars(preset)}\n            </label>',
      '{formatDollars(preset + 5)}\n            </label>',
    ],
    ['The address for money can be copied', 'src/browser/copy.ts', 'control.hidden = false;', ''],
  ]),
  ...faultsFor('site', 'tests/site/amounts.spec.ts', undefined, [
    [
      'A comma is understood as a decimal sign',
      AMOUNT,
      "hasComma = event.data === ','",
      "hasComma = event.data === ';'",
    ],
    [
      'A comma before three digits is one of thousands',
      AMOUNT,
      "target.value = typed.replace('.', '');",
      'void typed;',
    ],
    ['What is typed over an amount replaces it', AMOUNT, 'Tab|Enter|Control|Meta)', 'Tab|Enter)'],
    ['Pasted thousands are thousands', AMOUNT, '(,\\d{3})+$/.test(text)', '(,\\d{9})+$/.test(text)'],
  ]),
  ...faultsFor('site', 'tests/site/contact.spec.ts', ' with scripts|the Subject|after a press', [
    ['An e-mail address is required', CONTACT, '<input {...input} required />', '<input {...input} />'],
    ['An e-mail address is checked', CONTACT, 'type="email"', 'type="text"'],
    ['A letter is never part of an address', CONTACT, "{ method: 'dialog' }", '{}'],
    ['A link fills in the subject', 'src/browser/subject.ts', 'if (text && field) field.defaultValue = text;', ''],
    ['What the visitor has typed stays', 'src/browser/subject.ts', 'field.defaultValue = text', 'field.value = text'],
    ['A press is answered aloud', CONTACT, 'className={styles.status} role="status"', 'className={styles.status}'],
    ['A changed letter changes what is offered', CONTACT, 'onInput={change}', ''],
    ['A message can be copied', CONTACT, 'await navigator.clipboard.writeText(text);', 'await Promise.resolve(text);'],
  ]),
  ...faultsFor('site', 'tests/site/amounts.spec.ts', 'puts back', [
    ['A choice that the browser puts back is shown', DONATE, 'if (form.current) setGift(read(form.current));', ''],
  ]),
  ...faultsFor('site', 'tests/site/failure.spec.ts', undefined, [
    ['A press before the script has come is not lost', INTERACT, '    pressed?.click();\n', ''],
    [
      'A part that fails says so',
      'src/components/ErrorBoundary/ErrorBoundary.tsx',
      'return { failed: true };',
      'return { failed: false };',
    ],
  ]),
  ...faultsFor('site', 'tests/site/menu.spec.ts', undefined, [
    [
      'The menu button is heard as open and closed',
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
    ['The year is there without scripts', DOCUMENT, 'year={buildTime().getUTCFullYear()}', 'year={0}'],
    [
      'All words are there without scripts',
      DOCUMENT,
      '<body>',
      '<body><p hidden data-late>Only with scripts</p><script is:inline>addEventListener("load", () => document.querySelector("[data-late]").hidden = false)</script>',
    ],
  ]),
  ...faultsFor('site', 'tests/site/keyboard.spec.ts', '/contact|/donate', [
    [
      'The first stop leads past the header',
      DOCUMENT,
      '<a class="skip" href="#main">',
      '<a class="skip" href="#main" tabindex="-1">',
    ],
    ['The skip link is in sight when it has the focus', BASE, 'inset-block-start: 1rem;', 'inset-block-start: -6rem;'],
    [
      'The order of stops is the order of reading',
      DOCUMENT,
      '<main id="main" tabindex="-1">',
      '<main id="main" tabindex="1">',
    ],
  ]),
  ...faultsFor('site', 'tests/site/accessibility.spec.ts', undefined, [
    ['Every field has a name', CONTACT, '        {message}\n', ''],
    ['Buttons have names', HEADER, ' aria-label={labels.menu}>', '>'],
  ]),
  ...faultsFor('site', 'tests/site/events.spec.ts', 'before an event', [
    ['Register Now says that it is not open', CARD, 'describedBy={`not-open-${id}`}', ''],
  ]),
  ...faultsFor('site', 'tests/site/specification.spec.ts', '/events', [
    ['Where an event is, is on its card', CARD, '<dd>{event.location}</dd>', '<dd>{event.title}</dd>'],
    [
      'The time of an event names its zone',
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
  ...faultsFor('site', 'tests/site/speed.spec.ts', 'before it is asked|left alone', [
    [
      'The next page is fetched before it is asked for',
      'src/browser/speculation.ts',
      'prerender: rules, prefetch: rules',
      'prerender: [], prefetch: []',
    ],
  ]),
  ...faultsFor('site', 'tests/site/print.spec.ts', '/about|gift', [
    [
      'An amount is printed at its size',
      'src/styles/utilities.css',
      'main [data-figure] {\n    font-size: 18pt',
      'main [data-figure] {\n    font-size: 8pt',
    ],
    ['A printed address is whole', BASE, 'var(--site) attr(href)', 'attr(href)'],
    [
      'No sheet is printed half blank',
      BASE,
      '  @page {\n',
      '  main section {\n    break-before: page;\n  }\n  @page {\n',
    ],
  ]),
  ...faultsFor('site', 'tests/site/speed.spec.ts', '/about keeps still', [
    [
      'Nothing moves for ever',
      BASE,
      '::selection {',
      '@keyframes sway { to { translate: 0 4px; } }\nh1 { animation: sway 2s infinite alternate; }\n::selection {',
    ],
    ['Nothing moves when the fonts arrive late', TOKENS, STAND_INS, 'Ojuju, sans-serif'],
  ]),
  ...faultsFor('looks', 'tests/looks/widths.spec.ts', '/contact', [
    ['No page is wider than the window', BASE, '::selection {', 'h1 {\n  min-inline-size: 40rem;\n}\n::selection {'],
    ['What is pressed is large enough for a finger', TOKENS, '--target: 2.75rem', '--target: 1.25rem'],
    [
      'Text is large enough to read',
      TOKENS,
      '--size-text: clamp(1.0625rem',
      '--size-text: clamp(0.5rem, 0.9rem, 0.9rem); --old: clamp(1rem',
    ],
  ]),
  ...faultsFor('looks', 'tests/looks/widths.spec.ts', '/donate', [
    [
      'An address breaks only behind its “@”',
      'src/components/EmailLink/EmailLink.tsx',
      'className="whole"',
      'className="break"',
    ],
  ]),
  ...faultsFor('looks', 'tests/looks/widths.spec.ts', '/about', [
    [
      'A face is whole wherever its picture is shown',
      'src/sections/RisingTogether/RisingTogether.module.css',
      'object-fit: contain;',
      'object-fit: cover;',
    ],
  ]),
  ...faultsFor('looks', 'tests/looks/pixels.spec.ts', '/contact', [
    ['Running text can be read in the light', 'src/styles/palette-interface.css', '--plum: #453d66', '--plum: #a39dbd'],
    ['What has the focus shows it', BASE, 'outline: 3px solid var(--color-focus)', 'outline: none'],
  ]),
  ...faultsFor('looks', 'tests/looks/modes.spec.ts', '/donate', [
    ['At 400 % zoom the header scrolls away', HEADER_STYLES, '@media (height < 32rem) {', '@media (height < 2rem) {'],
    [
      'With letters twice as large the header has room for its links',
      HEADER_STYLES,
      '@container header (width >= 63rem)',
      '@container header (width >= 1008px)',
    ],
    [
      'More room between letters leaves the menu button a target',
      HEADER_STYLES,
      'padding: 9px;',
      'inline-size: 3rem;\n  padding: 9px 0;',
    ],
    [
      'Words can be read in forced colours',
      'src/styles/utilities.css',
      'color: CanvasText !important;',
      'color: Canvas !important;',
    ],
    ['Words are whole when no font comes', TOKENS, STAND_INS, 'Ojuju, monospace'],
  ]),
];
