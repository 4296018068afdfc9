import { faultsFor, type Fault } from './fault.ts';

const DATES = 'src/calendar/dates.ts';
const CALENDAR = 'src/calendar/calendar.ts';
const LINKS = 'src/format/links.ts';
const PICTURES = 'src/content/check-pictures.ts';
const POLICY = 'src/hosting/policy.ts';
const VOICES = 'src/sections/Voices/Voices.tsx';
const VOICES_CSS = 'src/sections/Voices/Voices.module.css';
const VOICES_STYLES = "import styles from './Voices.module.css';";
const STEPS = 'src/finishing/finishPages.ts';

/** Faults in plain functions, which need no build. */
export const unitFaults: Fault[] = [
  ...faultsFor('unit', 'src/calendar/dates.test.ts', undefined, [
    ['In summer, Toronto is four hours behind', DATES, "? '-04:00' : '-05:00'", "? '-05:00' : '-05:00'"],
    ['An event is over at its last minute', DATES, 'now.getTime() >= Date.parse', 'now.getTime() > Date.parse'],
    [
      'An event of several days ends on its last day',
      DATES,
      'return endDate ?? date;',
      'return endDate ? date : date;',
    ],
    ['Noon is 12 o’clock', DATES, 'hours % 12 || 12', 'hours % 12'],
    ['Noon is PM', DATES, "hours < 12 ? 'AM'", "hours <= 12 ? 'AM'"],
    [
      'Times over the change of clocks name both zones',
      DATES,
      'first === last ? formatTime(start)',
      'first ? formatTime(start)',
    ],
    [
      'A day is the same wherever the site is built',
      DATES,
      "{ ...options, timeZone: 'UTC' }",
      "{ ...options, timeZone: 'America/Toronto' }",
    ],
    ['Days are counted across months', DATES, '/ 86_400_000)', '/ 86_000_000)'],
  ]),
  ...faultsFor('unit', 'src/calendar', undefined, [
    ['A wrong SOURCE_DATE_EPOCH is refused', 'src/calendar/clock.ts', '!/^\\d+$/.test(seconds) || ', ''],
    ['A postponed event does not take place', 'src/calendar/status.ts', "status !== 'postponed' && ", ''],
    [
      'A cancelled event is cancelled in calendars',
      CALENDAR,
      'cancelled: ICalEventStatus.CANCELLED',
      'cancelled: ICalEventStatus.CONFIRMED',
    ],
    [
      'What does not take place leaves the day free',
      CALENDAR,
      ': ICalEventTransparency.TRANSPARENT',
      ': ICalEventTransparency.OPAQUE',
    ],
    [
      'Calendars take the newer of two versions',
      CALENDAR,
      'sequence: daysBetween(SEQUENCE_START, event.revised)',
      'sequence: 0',
    ],
    ['An event keeps its identity when its title changes', CALENDAR, 'id: `${event.id}@', 'id: `${event.title}@'],
    [
      'A calendar entry leads to the page of its event',
      CALENDAR,
      'event, organization.facts), page]',
      'event, organization.facts)]',
    ],
  ]),
  ...faultsFor('unit', 'src/format', undefined, [
    ['A gift is at least one dollar', 'src/format/money.ts', 'Number(text) >= 1', 'Number(text) >= 0'],
    ['Cents are shown', 'src/format/money.ts', 'Number.isInteger(amount) ? 0 : 2', 'Number.isInteger(amount) ? 0 : 0'],
    [
      'A letter too long for a link is not cut off silently',
      'src/format/letter.ts',
      'whole.length <= MAX_LINK_LENGTH',
      'whole.length <= 1e9',
    ],
    ['Lines of a message stay lines', LINKS, ".replace(/\\r?\\n/g, '\\r\\n')", ''],
    ['A donation platform gets whole cents', LINKS, 'Math.round(amount * 100)', 'amount * 100'],
    [
      'Without an amount, a donation platform is asked for none',
      LINKS,
      'url.searchParams.delete(name);',
      'url.searchParams.set(name, "");',
    ],
    ['A link to a part of a page counts as that page', LINKS, "to.split('#')[0] === page", 'to === page'],
    ['A telephone link has no spaces', LINKS, "number.replaceAll(' ', '')", 'number'],
    ['Only whole names of hosts are stand-ins', LINKS, '/(^|\\.)(test|', '/(test|'],
    ['A gift that reaches a tier is of that tier', 'src/format/gift.ts', 'amount >= minimum', 'amount > minimum'],
    [
      'A large amount fits into the centre of the block',
      'src/format/gift.ts',
      'full.length <= SIZES.long',
      'full.length <= 99',
    ],
    ['Accents do not break addresses', 'src/format/slug.ts', '[\\u0300-\\u036f’', '[’'],
    [
      'Braces that nobody fills stay as they are',
      'src/format/text.ts',
      'Object.hasOwn(values, name) ? values[name] : undefined',
      'values[name] ?? ""',
    ],
    ['An address line names the city only', 'src/format/address.ts', "home.split(', ')[0]", 'home'],
  ]),
  ...faultsFor('unit', 'src/content/check-pictures.test.ts', undefined, [
    ['A photograph that says where it was taken is refused', PICTURES, 'if (hasLocation(metadata))', 'if (!metadata)'],
    [
      'Where a telephone notes the place is known',
      'src/content/photo-location.ts',
      'GPS_DIRECTORY = 0x8825',
      'GPS_DIRECTORY = 0x8826',
    ],
    [
      'Where a program notes the place is known',
      'src/content/photo-location.ts',
      "xmp?.includes('GPSLatitude')",
      "xmp?.includes('GPSNothing')",
    ],
    ['A picture too small is refused', PICTURES, 'short < SMALLEST.height ||', 'short < 1 ||'],
    [
      'A picture too large to work on is refused',
      PICTURES,
      'width * height > MEGAPIXELS',
      'width * height > 1000 * MEGAPIXELS',
    ],
    ['A moving picture is refused', PICTURES, 'pages > 1', 'pages > 999'],
    ['A damaged picture is refused', PICTURES, "{ failOn: 'error' }", "{ failOn: 'none' }"],
  ]),
  ...faultsFor('unit', 'src/content', undefined, [
    [
      'The address for money stops a release',
      'src/content/launch.ts',
      "topic === 'money' || topic === 'addresses'",
      "topic === 'addresses'",
    ],
    [
      'An event that is over is named before launch',
      'src/content/launch.ts',
      "event.status !== 'postponed' && isOver",
      "event.status === 'postponed' && isOver",
    ],
    [
      'What is hidden is not shown',
      'src/content/check-content.ts',
      "'hidden' in item && item.hidden === true",
      "'hidden' in item && item.hidden === 'never'",
    ],
  ]),
  ...faultsFor('unit', 'src/content/references.test.ts src/content/check-content.test.ts', undefined, [
    [
      'A link to a page that is not there is refused',
      'src/content/references.ts',
      'if (!pages.has(page))',
      'if (pages.size === 0)',
    ],
    [
      'A link to a part that is not there is refused',
      'src/content/references.ts',
      'parts.includes(to)) return undefined',
      'parts.includes(to) || anchor) return undefined',
    ],
    [
      'A picture that is not there is refused',
      'src/content/references.ts',
      'pictures.includes(file)) return undefined',
      'pictures) return undefined',
    ],
    [
      'A hidden program cannot be shown on Home',
      'src/content/references.ts',
      'if (visible.includes(name)) return undefined',
      'if (files.has(name)) return undefined',
    ],
  ]),
  ...faultsFor('unit', 'src/calendar/calendarLinks.test.ts', undefined, [
    [
      'Outlook shows spaces, no plus signs',
      'src/calendar/calendarLinks.ts',
      'encodeURIComponent(value)',
      "encodeURIComponent(value).replaceAll('%20', '+')",
    ],
    ['Google gets its own form of days and times', 'src/calendar/calendarLinks.ts', ".replace(/[-:]/g, '')", ''],
  ]),
  ...faultsFor('unit', 'src/schemas', undefined, [
    [
      'Two different addresses for money are refused',
      'src/schemas/site.ts',
      'etransferEmailAgain === etransferEmail,',
      'etransferEmailAgain !== "",',
    ],
    [
      'A registered charity has a number',
      'src/schemas/site.ts',
      "charity !== 'registered' || charityNumber !== undefined",
      "charity !== 'registered' || true",
    ],
    [
      'Office hours name each day once',
      'src/schemas/site.ts',
      'rows.flatMap((row) => row.days).join() === weekdays.join()',
      'rows.length > 0',
    ],
    [
      'A voice is published only with consent',
      'src/schemas/voice.ts',
      "title: 'Agreed on' })",
      "title: 'Agreed on' }).optional()",
    ],
    ['A highest cost is not below the lowest', 'src/schemas/facts.ts', 'to >= from)', 'to >= 0)'],
    [
      'Markup is refused, since visitors would see its signs',
      'src/schemas/fields.ts',
      'if (MARKUP.test(text))',
      'if (text.length === 0)',
    ],
  ]),
  ...faultsFor('unit', 'src/schemas src/content/check-content.test.ts src/content/yaml.test.ts', undefined, [
    [
      'A photograph of people needs their consent',
      'src/schemas/fields.ts',
      'consent ?? nobodyShown,',
      'consent ?? nobodyShown ?? true,',
    ],
    ['A time is a time of the day', 'src/schemas/fields.ts', '/^([01]\\d|2[0-3]):[0-5]\\d$/', '/^\\d\\d:\\d\\d$/'],
    [
      'A rescheduled event names its old day',
      'src/schemas/event.ts',
      "status !== 'rescheduled' || previousDate !== undefined",
      "status !== 'rescheduled' || true",
    ],
  ]),
  ...faultsFor('unit', 'src/sharing', undefined, [
    ['A free event is stated as free', 'src/sharing/factProperties.ts', 'cost.from === 0,', 'cost.from !== 0,'],
    [
      'An event in one room is stated so',
      'src/sharing/factProperties.ts',
      "attendance ?? 'inPerson'",
      "attendance ?? 'hybrid'",
    ],
    ['Signs in news do not break the feed', 'src/sharing/newsFeed.ts', "replaceAll('&', '&amp;').", ''],
    [
      'An item of news keeps its identity when its title changes',
      'src/sharing/newsFeed.ts',
      'const address = `${page}#${id}`',
      'const address = `${page}#${title}`',
    ],
  ]),
  ...faultsFor('unit', 'src/hosting', undefined, [
    ['An unknown kind of file stops the build', POLICY, 'if (type) return type;', "return type ?? 'text/plain';"],
    ['A file without a hash is not stored for a year', POLICY, '/\\.[\\w-]{8,}\\.\\w+$/.test(file)', 'file'],
    ['Pages can be found under one spelling', POLICY, '[`/${file}`, `${address}/`]', '[`/${file}`]'],
  ]),
  ...faultsFor('unit', 'src/finishing', undefined, [
    [
      'An inline style stops the build',
      'src/finishing/contentSecurityPolicy.ts',
      "if (name === 'style')",
      "if (name === 'styles')",
    ],
    [
      'Something from another site stops the build',
      'src/finishing/contentSecurityPolicy.ts',
      'if (loads && ',
      'if (!loads && ',
    ],
    [
      'The policy comes after every change of a page',
      STEPS,
      '  numberIslands,\n  // Last, because the policy hashes the final styles and scripts.\n  withPolicy,',
      '  numberIslands,',
    ],
    ['Inline scripts are sent short', STEPS, '  minifyScripts,\n', ''],
    ['A word that no phone holds is divided', STEPS, '  markLongWords,\n', ''],
    ['Scripts that the first view does not need wait', STEPS, '  deferScripts,\n', ''],
    ['A page has one style sheet', STEPS, '  joinStyles,\n', ''],
    ['A page is sent no CSS that it does not use', STEPS, '  removeUnusedCss,\n', ''],
    ['Custom properties are sent under short names', STEPS, '  shortenProperties,\n', ''],
    ['Islands are numbered in the order of the page', STEPS, '  numberIslands,\n', ''],
    [
      'Pictures that no page shows are not published',
      'src/finishing/findUnusedPictures.ts',
      'PICTURE.test(file) && ',
      'PICTURE.test(`${file}x`) && ',
    ],
    [
      'A compressed copy is smaller than its file',
      'src/finishing/compressFiles.ts',
      'copy.length < body.length',
      'copy.length > 0',
    ],
    [
      'An upgrade that writes islands differently stops the build',
      'src/finishing/numberIslands.ts',
      'count !== html',
      'count > html',
    ],
  ]),
  ...faultsFor('unit', 'src/art', undefined, [
    [
      'The same seed makes the same cloth',
      'src/art/random.ts',
      'let mixed = Math.imul(state ^',
      'let mixed = Math.imul(Date.now() ^',
    ],
  ]),
  ...faultsFor('unit', 'src/styles/contrast.test.ts', undefined, [
    [
      'Running text stands out from its ground',
      'src/styles/palette-interface.css',
      '--plum: #453d66',
      '--plum: #8d86ab',
    ],
    [
      'Text on the night stands out from its ground',
      'src/styles/palette-interface.css',
      '--moon-soft: #cac2e6',
      '--moon-soft: #6a6286',
    ],
  ]),
  ...faultsFor('structure', 'tests/structure.test.ts', undefined, [
    ['Colours are in the palette only', VOICES_CSS, '.voices {', '.voices { color: #123456;'],
    [
      'Sections read no content',
      VOICES,
      VOICES_STYLES,
      "import styles from './Voices.module.css';\nimport { site } from '#content/content.ts';\nexport const reader = site;",
    ],
    [
      'No words are written in the code',
      VOICES,
      '<h2 id="voices">{labels.heading}</h2>',
      '<h2 id="voices">What women tell us</h2>',
    ],
    ['No page has an inline style', VOICES, '<h2 id="voices">', '<h2 id="voices" style={{}}>'],
    ['Rules select by class', VOICES_CSS, '.voices {', '#voices { top: 0 }\n.voices {'],
    ['Components stay out of the global layers', VOICES_CSS, '.voices {', '@layer base { .a { top: 0 } }\n.voices {'],
    [
      'The order of the global layers is declared first',
      'src/styles/index.css',
      '@layer reset, tokens,',
      '@layer tokens, reset,',
    ],
    ['No part of the page decides about all of it', VOICES_CSS, '.voices {', ':root:has(.a) { top: 0 }\n.voices {'],
    ['Imports between folders name the whole file', VOICES, VOICES_STYLES, `${VOICES_STYLES}\nimport '#format/slug';`],
    ['Sections import no other section', VOICES, VOICES_STYLES, `${VOICES_STYLES}\nimport '#sections/Hero/Hero.tsx';`],
    [
      'A day is never made from text by Date',
      VOICES,
      VOICES_STYLES,
      `${VOICES_STYLES}\nexport const day = new Date('2025-11-15');`,
    ],
    ['Things are exported by name', VOICES, VOICES_STYLES, `${VOICES_STYLES}\nexport default styles;`],
    [
      'A component is told what it means, not how it looks',
      VOICES,
      VOICES_STYLES,
      `${VOICES_STYLES}\nexport interface Look { className: string }`,
    ],
    ['Only islands are hydrated', VOICES, '<h2 id="voices">', '<Quote client:load /><h2 id="voices">'],
    [
      'Plain functions use no package',
      'src/format/slug.ts',
      'export function slug',
      "import 'zod';\nexport function slug",
    ],
    [
      'The gate knows nothing of the tests',
      'verify/budgets.ts',
      'const KB = 1000;',
      "import '../tests/table.ts';\nconst KB = 1000;",
    ],
    [
      'The hosts’ policy knows nothing of the site',
      POLICY,
      "import { extname } from 'node:path/posix';",
      "import { extname } from 'node:path/posix';\nimport '#format/slug.ts';",
    ],
  ]),
  ...faultsFor('unit', 'cms', undefined, [
    [
      'The editing tool offers the values of all kinds',
      'cms/config.ts',
      'values.map(optionOf)',
      'values.slice(0, 1).map(optionOf)',
    ],
  ]),
];
