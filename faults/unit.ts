import { faultsFor, type Fault } from './fault.ts';

const DATES = 'src/calendar/dates.ts';
const CALENDAR = 'src/calendar/calendar.ts';
const LINKS = 'src/format/links.ts';
const PICTURES = 'src/content/check-pictures.ts';
const POLICY = 'src/hosting/policy.ts';
const TESTIMONIALS = 'src/sections/Testimonials/Testimonials.tsx';
const TESTIMONIALS_CSS = 'src/sections/Testimonials/Testimonials.module.css';
const TESTIMONIALS_STYLES = "import styles from './Testimonials.module.css';";
const SECURITY = 'src/finishing/contentSecurityPolicy.ts';
const STEPS = 'src/finishing/finishPages.ts';

/** Faults in plain functions, which need no build. */
export const unitFaults: Fault[] = [
  ...faultsFor('unit', 'src/calendar/dates.test.ts', undefined, [
    ['In summer, Toronto is four hours behind UTC', DATES, "? '-04:00' : '-05:00'", "? '-05:00' : '-05:00'"],
    [
      'An event is over at its end time, not a moment later',
      DATES,
      'now.getTime() >= Date.parse',
      'now.getTime() > Date.parse',
    ],
    [
      'An event of several days ends on its last day',
      DATES,
      'return endDate ?? date;',
      'return endDate ? date : date;',
    ],
    ['Noon is 12 o’clock', DATES, 'hours % 12 || 12', 'hours % 12'],
    ['Noon is PM', DATES, "hours < 12 ? 'AM'", "hours <= 12 ? 'AM'"],
    [
      'An event across a clock change names both zones',
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
      'An event that does not take place does not block the day in calendars',
      CALENDAR,
      ': ICalEventTransparency.TRANSPARENT',
      ': ICalEventTransparency.OPAQUE',
    ],
    [
      'Calendars accept the newer of two versions',
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
    ['A message keeps its line breaks', LINKS, ".replace(/\\r?\\n/g, '\\r\\n')", ''],
    ['A donation platform gets whole cents', LINKS, 'Math.round(amount * 100)', 'amount * 100'],
    [
      'Without an amount, a donation platform is asked for none',
      LINKS,
      'url.searchParams.delete(name);',
      'url.searchParams.set(name, "");',
    ],
    ['A link to a part of the open page is current', LINKS, "to.split('#')[0] === page", 'to === page'],
    ['A telephone link has no spaces', LINKS, "number.replaceAll(' ', '')", 'number'],
    ['Only whole host names are placeholders', LINKS, '/(^|\\.)(test|', '/(test|'],
    ['A gift that reaches a tier sews its round', 'src/format/gift.ts', 'amount >= minimum', 'amount > minimum'],
    [
      'A large amount fits into the centre of the block',
      'src/format/gift.ts',
      'full.length <= SIZES.long',
      'full.length <= 99',
    ],
    ['Accents do not break file names', 'src/format/slug.ts', '[\\u0300-\\u036f’', '[’'],
    [
      'Unknown placeholders stay as they are',
      'src/format/text.ts',
      'Object.hasOwn(values, name) ? values[name] : undefined',
      'values[name] ?? ""',
    ],
    ['An address line names the city only', 'src/format/address.ts', "home.split(', ')[0]", 'home'],
  ]),
  ...faultsFor('unit', 'src/content/check-pictures.test.ts', undefined, [
    ['A photograph with its location is refused', PICTURES, 'if (hasLocation(metadata))', 'if (!metadata)'],
    [
      'The location in EXIF is found',
      'src/content/photo-location.ts',
      'GPS_DIRECTORY = 0x8825',
      'GPS_DIRECTORY = 0x8826',
    ],
    [
      'The location in XMP is found',
      'src/content/photo-location.ts',
      "xmp?.includes('GPSLatitude')",
      "xmp?.includes('GPSNothing')",
    ],
    ['A picture too small is refused', PICTURES, 'short < MIN_SIZE.height ||', 'short < 1 ||'],
    [
      'A picture too large to process is refused',
      PICTURES,
      'width * height > MAX_MEGAPIXELS',
      'width * height > 1000 * MAX_MEGAPIXELS',
    ],
    ['An animated picture is refused', PICTURES, 'pages > 1', 'pages > 999'],
    ['A damaged picture is refused', PICTURES, "{ failOn: 'error' }", "{ failOn: 'none' }"],
  ]),
  ...faultsFor('unit', 'src/content', undefined, [
    [
      'A placeholder for the e-Transfer address stops a release',
      'src/content/launch.ts',
      "topic === 'money' || topic === 'addresses'",
      "topic === 'addresses'",
    ],
    [
      'An event that is over is in the launch check',
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
    [
      'No entry has a name that is another id on its page',
      'src/content/cross-check.ts',
      'isLinkedFile(owner) ? [',
      '!owner ? [',
    ],
    [
      'A picture that a group names is reported once',
      'src/content/cross-check.ts',
      "path.at(-1) === 'file'",
      "path[1] === 'file'",
    ],
    [
      'News is on the proof sheet',
      'src/content/proof.ts',
      'partsOf(newsFolder, content.news)',
      'partsOf(newsFolder, [])',
    ],
  ]),
  ...faultsFor('unit', 'src/content/check-content.test.ts', undefined, [
    [
      'A link to a missing page is refused',
      'src/content/references.ts',
      'if (!pages.has(page))',
      'if (pages.size === 0)',
    ],
    [
      'A link to a missing part of a page is refused',
      'src/content/references.ts',
      'parts.includes(to)) return undefined',
      'parts.includes(to) || anchor) return undefined',
    ],
    [
      'A missing picture is refused',
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
    [
      'Home shows only an event that has all that its card needs',
      'src/content/references.ts',
      'if (event?.readable && ',
      'if (!event && ',
    ],
    [
      'No id in the content is one that its page has',
      'src/content/references.ts',
      'new Set(RESERVED_IDS[source.file])',
      'new Set<string>()',
    ],
    [
      'Ids that are repeated in a file are refused',
      'src/content/references.ts',
      "field === 'id' && ids.has(value)",
      "field === 'id' && value === ''",
    ],
  ]),
  ...faultsFor('unit', 'src/calendar/calendarLinks.test.ts', undefined, [
    [
      'Outlook shows spaces, not plus signs',
      'src/calendar/calendarLinks.ts',
      'encodeURIComponent(value)',
      "encodeURIComponent(value).replaceAll('%20', '+')",
    ],
    ['Google gets dates and times in its own format', 'src/calendar/calendarLinks.ts', ".replace(/[-:]/g, '')", ''],
  ]),
  ...faultsFor('unit', 'src/schemas', undefined, [
    [
      'Two different e-Transfer addresses are refused',
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
      'A testimonial is published only with consent',
      'src/schemas/testimonial.ts',
      "title: 'Agreed on' })",
      "title: 'Agreed on' }).optional()",
    ],
    ['A highest cost is not below the lowest', 'src/schemas/facts.ts', 'to >= from)', 'to >= 0)'],
    [
      'Markup is refused, since visitors would see it as text',
      'src/schemas/text.ts',
      'if (MARKUP.test(text))',
      'if (text.length === 0)',
    ],
  ]),
  ...faultsFor('unit', 'src/schemas src/content/check-content.test.ts src/content/yaml.test.ts', undefined, [
    [
      'A photograph of people requires their consent',
      'src/schemas/fields.ts',
      'consent ?? nobodyShown,',
      'consent ?? nobodyShown ?? true,',
    ],
    ['A time is a valid time of day', 'src/schemas/dates.ts', '/^([01]\\d|2[0-3]):[0-5]\\d$/', '/^\\d\\d:\\d\\d$/'],
    [
      'A rescheduled event has its original date',
      'src/schemas/event.ts',
      "status !== 'rescheduled' || previousDate !== undefined",
      "status !== 'rescheduled' || true",
    ],
  ]),
  ...faultsFor('unit', 'src/sharing', undefined, [
    [
      'Structured data states that an event is free',
      'src/sharing/factProperties.ts',
      'cost.from === 0,',
      'cost.from !== 0,',
    ],
    [
      'Structured data states that an event is in person',
      'src/sharing/factProperties.ts',
      "attendance ?? 'inPerson'",
      "attendance ?? 'hybrid'",
    ],
    ['Special characters in news do not break the feed', 'src/sharing/newsFeed.ts', "replaceAll('&', '&amp;').", ''],
    [
      'A news item keeps its identity when its title changes',
      'src/sharing/newsFeed.ts',
      'const address = `${page}#${id}`',
      'const address = `${page}#${title}`',
    ],
  ]),
  ...faultsFor('unit', 'src/hosting', undefined, [
    ['An unknown kind of file stops the build', POLICY, 'if (type) return type;', "return type ?? 'text/plain';"],
    ['A file without a hash is not cached for a year', POLICY, '/\\.[\\w-]{8,}\\.\\w+$/.test(file)', 'file'],
    ['Each page has one address', POLICY, '[`/${file}`, `${path}/`]', '[`/${file}`]'],
  ]),
  ...faultsFor('unit', 'src/finishing', undefined, [
    [
      'A page’s policy allows its scripts',
      SECURITY,
      "'script-src': [...hashes(inline),",
      "'script-src': [\"'unsafe-inline'\",",
    ],
    [
      'An inline style stops the build',
      'src/finishing/contentSecurityPolicy.ts',
      "if (name === 'style')",
      "if (name === 'styles')",
    ],
    [
      'A resource from another site stops the build',
      'src/finishing/contentSecurityPolicy.ts',
      'if (loads && ',
      'if (!loads && ',
    ],
    [
      'The policy is added after every change of a page',
      STEPS,
      '  numberIslands,\n  // Last, because the policy hashes the final styles and scripts.\n  addPolicy,',
      '  numberIslands,',
    ],
    ['Inline scripts are minified', STEPS, '  minifyScripts,\n', ''],
    ['A word too long for any phone is divided', STEPS, '  markLongWords,\n', ''],
    ['Scripts that the first view does not need wait', STEPS, '  deferScripts,\n', ''],
    ['A page has one style element', STEPS, '  joinStyles,\n', ''],
    ['A page has no CSS that it does not use', STEPS, '  removeUnusedCss,\n', ''],
    ['Custom properties have short names', STEPS, '  shortenProperties,\n', ''],
    ['Islands are numbered in page order', STEPS, '  numberIslands,\n', ''],
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
      'A version of Astro that writes islands differently stops the build',
      'src/finishing/numberIslands.ts',
      'count !== html',
      'count > html',
    ],
  ]),
  ...faultsFor('unit', 'src/art', undefined, [
    [
      'The same seed makes the same patchwork',
      'src/art/random.ts',
      'let mixed = Math.imul(state ^',
      'let mixed = Math.imul(Date.now() ^',
    ],
    [
      'A block has no gaps',
      'src/art/patterns.ts',
      'patchwork.piece(rest, fabric(round, position));',
      'patchwork.piece(remaining, fabric(round, position));',
    ],
    ['A short path draws the same', 'src/art/shortPath.ts', '[pen.x, pen.y] = [pen.startX, pen.startY];', ''],
  ]),
  ...faultsFor('unit', 'src/styles/contrast.test.ts', undefined, [
    ['Running text has enough contrast', 'src/styles/palette-interface.css', '--plum: #453d66', '--plum: #8d86ab'],
    [
      'Text on dark grounds has enough contrast',
      'src/styles/palette-interface.css',
      '--moon-soft: #cac2e6',
      '--moon-soft: #6a6286',
    ],
  ]),
  ...faultsFor('structure', 'tests/structure.test.ts', undefined, [
    ['Only the palette has colours', TESTIMONIALS_CSS, '.testimonials {', '.testimonials { color: #123456;'],
    [
      'Sections read no content',
      TESTIMONIALS,
      TESTIMONIALS_STYLES,
      "import styles from './Testimonials.module.css';\nimport { site } from '#content/content.ts';\nexport const reader = site;",
    ],
    [
      'No visible text is in the code',
      TESTIMONIALS,
      '<h2 id="testimonials">{labels.heading}</h2>',
      '<h2 id="testimonials">What women tell us</h2>',
    ],
    ['Rules select by class', TESTIMONIALS_CSS, '.testimonials {', '#testimonials { top: 0 }\n.testimonials {'],
    [
      'Components stay out of the global layers',
      TESTIMONIALS_CSS,
      '.testimonials {',
      '@layer base { .a { top: 0 } }\n.testimonials {',
    ],
    [
      'The order of the global layers is declared first',
      'src/styles/index.css',
      '@layer reset, tokens,',
      '@layer tokens, reset,',
    ],
    [
      'No selector depends on the whole page',
      TESTIMONIALS_CSS,
      '.testimonials {',
      ':root:has(.a) { top: 0 }\n.testimonials {',
    ],
    [
      'Imports between folders name the whole file',
      TESTIMONIALS,
      TESTIMONIALS_STYLES,
      `${TESTIMONIALS_STYLES}\nimport '#format/slug';`,
    ],
    [
      'Sections import no other section',
      TESTIMONIALS,
      TESTIMONIALS_STYLES,
      `${TESTIMONIALS_STYLES}\nimport '#sections/Hero/Hero.tsx';`,
    ],
    [
      'No day is parsed with Date',
      TESTIMONIALS,
      TESTIMONIALS_STYLES,
      `${TESTIMONIALS_STYLES}\nexport const day = new Date('2025-11-15');`,
    ],
    [
      'Props name meaning, not appearance',
      TESTIMONIALS,
      TESTIMONIALS_STYLES,
      `${TESTIMONIALS_STYLES}\nexport interface Look { className: string }`,
    ],
    [
      'Only islands are hydrated',
      TESTIMONIALS,
      '<h2 id="testimonials">',
      '<Quote client:load /><h2 id="testimonials">',
    ],
    [
      'Plain functions use no package',
      'src/format/slug.ts',
      'export function slug',
      "import 'zod';\nexport function slug",
    ],
    [
      'The gate does not depend on the tests',
      'verify/budgets.ts',
      'const KB = 1000;',
      "import '../tests/table.ts';\nconst KB = 1000;",
    ],
    [
      'The hosting policy does not depend on the site',
      POLICY,
      "import { extname } from 'node:path/posix';",
      "import { extname } from 'node:path/posix';\nimport '#format/slug.ts';",
    ],
  ]),
  ...faultsFor('unit', 'cms', undefined, [
    [
      'The editing page offers the values of all kinds',
      'cms/config.ts',
      'values.map(optionOf)',
      'values.slice(0, 1).map(optionOf)',
    ],
  ]),
];
