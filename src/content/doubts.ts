import type { Leaf } from '#content/field.ts';
import type { Problem, YamlFile } from '#content/yaml.ts';
import type { Doubt } from '#content/schemas/meta.ts';
import { day, time } from '#content/schemas/dates.ts';
import { registeredPages } from '#content/pages.ts';
import { formatDay, formatTime, formatTimes, torontoDay } from '#lib/dates.ts';
import { isMisspelled } from '#lib/text.ts';

/** What may be meant and is more likely a slip. The form asks about it before it saves, and the check prints it; nothing is refused. Without `now` no day is in the past; without `site`, site.yaml, nothing is compared with it. */
export function doubtsIn(source: YamlFile, now?: Date, site?: YamlFile): Problem[] {
  const today = now ? torontoDay(now) : '';
  return source.problemsWhere(({ path, value, field }) => {
    const place = {
      path,
      today,
      site,
      file: (name: string) => source.value([name]),
      group: (name: string) => source.value([...path.slice(0, -1), name]),
    };
    if (field.doubt) return DOUBTS[field.doubt](value, place);
    if (field.refersTo === 'pages') return inTarget(value, place);
    if (field.format === 'email') return inEmail(String(value), place);
    return field.format === 'uri' ? inAddress(value, place) : inText(value, place);
  });
}

interface Place extends Pick<Leaf, 'path'> {
  /** Another field of the same group, or of the file. */
  group: (field: string) => unknown;
  file: (field: string) => unknown;
  today: string;
  site: YamlFile | undefined;
}

/** In milliseconds. */
const HALF_A_YEAR = 183 * 86_400_000;

function isFarAhead(date: string, today: string): boolean {
  return Date.parse(date) - Date.parse(today) > 2 * HALF_A_YEAR;
}

function isInPerson({ file }: Place): boolean {
  return !(file('facts') as { attendance?: unknown } | undefined)?.attendance;
}

type Find = (value: unknown, place: Place) => string | undefined;

/** By the name that the schema of a field gives. */
const DOUBTS: Record<Doubt, Find> = {
  oneWord: (value, place) =>
    /^(\S+|\p{L}*[\s\d_.()-]*)$/u.test(String(value))
      ? 'is one word. Say in a sentence what the photograph shows'
      : inText(value, place),
  pastDay(value, { file, today }) {
    if (String(file('endDate') ?? value) < today)
      return 'is in the past, and the event is listed as upcoming. Check the year, or choose Past events';
    return isFarAhead(String(value), today) ? 'is more than a year ahead. Check the year' : undefined;
  },
  closing(value, { path, file, today }) {
    const closings = (file('closings') ?? []) as { date?: string; endDate?: string }[];
    const index = Number(path[1]);
    const lastDay = String(closings[index]?.endDate ?? value);
    if (isFarAhead(lastDay, today))
      return `${isFarAhead(String(value), today) ? 'is' : 'has a last day that is'} more than a year ahead. Check the year`;
    // Nobody has to delete one as soon as it is over.
    if (Date.parse(today) - Date.parse(lastDay) > HALF_A_YEAR)
      return 'is long past. Check the year, or delete this closing';
    // Of two that overlap, at the second.
    const earlier = closings.findIndex(
      ({ date = '', endDate = date }, other) => other < index && date <= lastDay && String(value) <= endDate,
    );
    return earlier < 0 ? undefined : `overlaps the closing in item ${earlier + 1}. Delete one of the two`;
  },
  eventStart(value, { file }) {
    const words = `${file('title')} ${file('description')}`;
    const start = time.safeParse(value).data ?? '';
    const hours = file('endDate') ? 0 : Number.parseInt(String(file('end')), 10) - Number.parseInt(start, 10);
    // Of 7:00, people mean either: what else the event says decides.
    const [, hour, minutes] = /^0?(\d+):(\d\d)$/.exec(start) ?? [];
    const evening = new RegExp(
      `\\b(evening|(?<!for the )night|after (work|school)|dinner|supper|gala|cocktails|concert|movie)\\b|\\b${hour}(:${minutes})? ?p\\.?m\\b`,
      'i',
    );
    const isEarly =
      /^(0[0-6]|\d):/.test(String(value)) ||
      (start < '08:00' && hours >= 10) ||
      (start < '09:00' && hours >= 13) ||
      (start < '12:00' && evening.test(words));
    if (start && isEarly && !/\ba\.?m\b|sunrise/i.test(words))
      return 'is in the morning. If the afternoon or evening is meant, make it PM';
    return file('group') === 'upcoming' && !file('end')
      ? 'has no end. If it is known, fill in Ends at: people plan their way home by it'
      : undefined;
  },
  eventPlace(value, place) {
    const [code] = /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/.exec(String(value)) ?? [];
    if (code) return `has “${code}”, a postal code. Write the name of the place here, and the rest under Address`;
    if (SPOTS.test(String(value)) || /\b(limited|no) seating\b/i.test(String(value)))
      return 'is about spots. Write that under Spots, and the name of the place here';
    const [street] = STREET.exec(String(value)) ?? [];
    if (street)
      return `begins with “${street}”, a street address. Write the name of the place here, and that under Address`;
    return /^(online|zoom|virtual|webinar)\b/i.test(String(value)) && isInPerson(place)
      ? 'is on the internet, and the event is in person. Choose online under Attendance'
      : DOUBTS.otherZone(value, place);
  },
  officeHour: (value) =>
    String(value) < '06:00' ? 'is in the night. If the afternoon is meant, make it PM' : undefined,
  giftText(value, place) {
    const dollars = dollarsIn(String(value));
    const amount = place.group('amount');
    return dollars.length > 0 && !dollars.includes(Number(amount))
      ? `says $${dollars.join(', $')}, and the amount is ${amount}. Correct one of the two`
      : inText(value, place);
  },
  otherZone: (value, place) =>
    inText(value, place) ?? (place.file('timeZone') ? inTorontosZone(value) : inOtherZone(value, place.file('group'))),
  shortTitle(value, place) {
    const words = (text: unknown): string[] =>
      String(text)
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? [];
    const title = words(place.file('title'));
    return words(value).length > 0 && !words(value).some((word) => title.includes(word))
      ? 'has no word of the title. Home shows this one: write it anew, or empty it'
      : inText(value, place);
  },
  eventTitle(value, place) {
    if (/\$ ?\d/.test(String(value))) return 'has a price. Write it under Cost, and leave the title without it';
    return !place.file('status') && /cancell?ed|postponed|sold out/i.test(String(value))
      ? 'says what Status is for. Choose it there, and leave the title as it was'
      : DOUBTS.aboutEvent(value, place);
  },
  aboutEvent: (value, place) =>
    inText(value, place) ??
    dayIn(String(value), place, true) ??
    (place.path[0] === 'title' ? monthIn(String(value), place) : undefined),
  eventDescription(value, place) {
    const [status] =
      /\b(is|are|(has|have) been) (now )?(cancell?ed|postponed|rescheduled|sold out)\b|(?<=^|[.!?] )(Cancell?ed|Postponed|Sold out)\b|\b(CANCELL?ED|POSTPONED|SOLD OUT)\b/.exec(
        String(value),
      ) ?? [];
    if (status !== undefined && place.file('group') === 'upcoming' && !place.file('status'))
      return `says “${status}”. Choose it under Status, too, which the card and calendars follow`;
    const [online] =
      /\b(on|via|over) zoom\b|\bzoom link\b|\bvirtual (event|talk|workshop)\b|\bwebinar\b/i.exec(String(value)) ?? [];
    if (online !== undefined && isInPerson(place))
      return `says “${online}”, and the event is in person. Choose online or hybrid under Attendance`;
    const [register] =
      /\b(register (by|before|at|on|here)|(please|must|to) register|RSVP|sign up)\b/i.exec(String(value)) ?? [];
    if (register !== undefined && place.file('dropIn') && !/\b(no|not|nobody|without|need)\b/i.test(String(value)))
      return `says “${register}”, and No registration is on. Correct one of the two`;
    const { cost } = (place.file('facts') ?? {}) as { cost?: unknown };
    const { words } = priceIn(String(value));
    if (words && !cost && place.file('group') === 'upcoming')
      return `says “${words}”, and Cost is empty. Write it there, too: the card shows it, or tells visitors to ask`;
    const [last] = /\S*[^\s.!?…)”"’']$/.exec(String(value).trim()) ?? [];
    return (
      DOUBTS.aboutEvent(value, place) ??
      hoursIn(String(value), place) ??
      (last && `ends with “${last}”, without a full stop. Is the last sentence whole?`)
    );
  },
  typedOnce: (value, place) =>
    inEmail(String(value), place) ??
    (place.file('etransferEmailAgain') || String(value).endsWith('.example')
      ? undefined
      : 'is typed only once. Type it again in the next field, because money sent to a wrong address is seldom got back'),
  ownAddress: (value, place) => inAddress(value, { ...place, site: undefined }),
  spotsLeft(value, place) {
    const isSoldOut = place.file('status') === 'soldOut';
    const saysNone =
      /\b(sold out|none|taken|gone|wait(ing)? ?list)\b|\bfull(y booked)?\b|\bno (more )?(spots|places|seats|room)\b/i;
    if (isSoldOut && !saysNone.test(String(value)))
      return 'is still on the card, and the event is sold out. Write that there are none, or correct Status';
    if (
      !isSoldOut &&
      /\bsold out\b|\bfull(y booked)?$|\bno (more )?(spots|places|seats)( left)?(?=$|\.)|\bwait(ing)? ?list\b/i.test(
        String(value),
      )
    )
      return 'says that there are none. Choose Sold out under Status, which closes the registration';
    if (/\$ ?\d/.test(String(value))) return 'is a price. Write it under Cost';
    const [own] = SPOTS.exec(String(value)) ?? [];
    const [described] = SPOTS.exec(String(place.file('description'))) ?? [];
    return own && described && Number.parseInt(own, 10) !== Number.parseInt(described, 10)
      ? `says “${own}”, and the description “${described}”. Correct one of the two`
      : inText(value, place);
  },
  // Of the nine digits, the last one checks the others (Luhn’s algorithm).
  checkDigit(value) {
    const digits = Array.from(String(value).replace(/\D/g, '').slice(0, 9), Number);
    const sum = digits.reduce(
      (total, digit, index) => total + (index % 2 ? digit * 2 - (digit > 4 ? 9 : 0) : digit),
      0,
    );
    return sum % 10 === 0 ? undefined : 'is not a number that the Canada Revenue Agency gives. Check each digit';
  },
  nobodyShown: (value, { group }) =>
    value === true && group('nobodyShown') === true
      ? 'says that somebody can be recognized, and “Nobody shown” that nobody can. Switch one of the two off'
      : undefined,
  howToJoin(value, { group, file }) {
    if (value === 'online' && group('address'))
      return 'says that nobody meets in person, and there is a street address. Empty the address, or choose hybrid';
    return group('online') || /online|zoom|internet|web|virtual/i.test(String(file('location')))
      ? undefined
      : 'says that people can join from home, and nothing says how. Fill in Online';
  },
  formService(value, { file }) {
    const { host, pathname } = URL.parse(String(value)) ?? {};
    const isPage = pathname === '/' || /\/(viewform|edit)$|\.html?$/.test(pathname ?? '') || host === 'forms.gle';
    return isPage || host === URL.parse(String(file('url')))?.host
      ? 'is a page that people open, and receives no messages. Copy the address that the form service gives for forms of other websites'
      : undefined;
  },
  price(value, place) {
    const lowest = place.group('from');
    const text = String(value);
    const amounts = dollarsIn(text);
    if (/free|nothing|turned away|what you can|waive|pay less|bursar|subsid/i.test(text)) amounts.push(0);
    if (lowest !== undefined && amounts.length > 0 && !amounts.includes(Number(lowest)))
      return `says ${amounts.map((amount) => (amount ? `$${amount}` : 'that it is free')).join(', ')}, and Lowest price is ${lowest}. Correct one of the two`;
    const known = lowest === undefined ? amounts : [...amounts, Number(lowest)];
    const { words, dollars } = priceIn(`${place.file('title')}. ${place.file('description')}`);
    return known.length > 0 && dollars.length > 0 && !dollars.some((amount) => known.includes(amount))
      ? `is about $${[...new Set(known)].join(', $')}, and the description says “${words}”. Correct one of the two`
      : inText(value, place);
  },
  monthOfDate: (value, { file }) =>
    file('date') && !String(file('date')).startsWith(String(value))
      ? 'is not that of the date. Empty it: the date is enough'
      : undefined,
};

function dollarsIn(text: string): number[] {
  return [...text.matchAll(/\$ ?(\d[\d,]*(?:\.\d\d)?)/g)].map(([, amount]) => Number(amount?.replaceAll(',', '')));
}

/** What is free or has a price at an event besides itself, or is free in another sense. */
const BESIDE =
  /\b(parking|(child|day) ?care|care|lunch|food|meals?|coffee|snacks?|drinks?|bus|transit|streetcar|fare|taxi|gifts?|prizes?|raffle|draw|grants?|donations?|raised?|materials?|books?|trial)\b|\b(feel|alcohol|scent|fragrance|smoke|gluten|nut|stress|worry)[- ]free|\bfeel free/i;

const FREE =
  /^free$|\bfree (for (all|every\w*)|to (all|attend|join)|of charge|and open|(\w+ )?(event|day|morning|afternoon|evening|workshop|class|session|talk|admission|entry|registration)\b)|\b(admission|entry|event|workshop|class|evening|registration|attendance) (is|are) (\w+ )?free\b/i;
const FOR_SOME = /\b(members|children|kids|students|seniors|youth|under \d+)\b/i;

const PRICED =
  /\b(admission|tickets?|costs?|price|fee|entry|registration|door|advance|person|members|students|seniors|adults)\b|\$ ?\d+ ?(\/|or|to|–|-) ?\$|\bfor \$ ?\d|\$ ?\d[\d.]* (each|per|an? (class|day|evening|morning|night|session))\b/i;

/** What a text says of the price, in words and in dollars. */
function priceIn(text: string): { words: string; dollars: number[] } {
  const clauses = text.split(/[.!?,;:](?:\s|$)/).filter((clause) => !BESIDE.test(clause));
  const found = clauses.flatMap((clause) => {
    const [free] = FOR_SOME.test(clause) ? [] : (FREE.exec(clause.trim()) ?? []);
    if (free !== undefined) return { words: free, dollars: [0] };
    const dollars = PRICED.test(clause) ? dollarsIn(clause) : [];
    return dollars.length > 0 ? { words: clause.trim(), dollars } : [];
  });
  return { words: found[0]?.words ?? '', dollars: found.flatMap(({ dollars }) => dollars) };
}

/** How many there are: "25 spots". */
const SPOTS = /\b\d+ (spots|places|seats)\b/;

/** How an address in a street begins. */
const STREET =
  /^\d+\w? [\p{L}.’' ]+ (st(reet)?|ave(nue)?|r(oa)?d|blvd|boulevard|dr(ive)?|lane|cres(cent)?|court|square)\b\.?/iu;

/** What is on another clock than Toronto’s: postal codes by their first letter, and how provinces and their largest cities are written. */
const OTHER_ZONES =
  /^[ABCERSTVX]\d[A-Z] ?\d[A-Z]\d|\b(Newfoundland|St\.? John’s|Nova Scotia|Halifax|New Brunswick|Moncton|Fredericton|Prince Edward Island|Charlottetown|Manitoba|Winnipeg|Saskatchewan|Regina|Saskatoon|Alberta|Calgary|Edmonton|British Columbia|Vancouver)\b|, (NL|NS|NB|PEI?|MB|SK|AB|BC)\b/;

function inOtherZone(value: unknown, isEvent: unknown): string | undefined {
  const [found] = OTHER_ZONES.exec(String(value).replace("'", '’')) ?? [];
  return found && isEvent
    ? `has “${found}”, which is in another time zone. Choose it under Time zone: without one, the hours are Toronto’s`
    : undefined;
}

function inTorontosZone(value: unknown): string | undefined {
  const [found] =
    /^[KLMN]\d[A-Z] ?\d[A-Z]\d|\b(Toronto|Mississauga|Brampton|Hamilton|Ottawa)\b/.exec(String(value)) ?? [];
  return found && `has “${found}”, and the event is on another clock. Empty Time zone: the hours are then Toronto’s`;
}

/** A link whose words are the name of another page. */
function inTarget(value: unknown, { group }: Place): string | undefined {
  const words = (text: unknown) =>
    String(text)
      .toLowerCase()
      .replace(/\b(see|our|all|the|us|now|page)\b| /g, '');
  const address = `/${words(group('label')).replace('getinvolved', 'get-involved')}`;
  const page = registeredPages.find((page) => page.address === address);
  return page && String(value).split('#')[0] !== address
    ? `leads to ${value}, and the words of the link are “${group('label')}”. Correct one of the two`
    : undefined;
}

/** As they spell themselves. Their hosts have the same letters. */
const NETWORKS = [
  'Bluesky',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'Pinterest',
  'Threads',
  'TikTok',
  'WhatsApp',
  'YouTube',
];

function inAddress(value: unknown, { group, path, site }: Place): string | undefined {
  const url = String(value).toLowerCase();
  if (/\/(admin|create|dashboard|edit|log-?in|manage|myevent|sign-?in)(?=[./?#]|$)|\/mail\.google/.test(url))
    return 'leads to where its owner edits it. Copy the address that visitors open';
  if (/zoom\.us\/s\/|[?&]zak=/.test(url))
    return 'is for the host: whoever opens it runs the meeting. Copy the invitation link, which has /j/ in it';
  if (path[0] === 'registrationUrl' && /zoom\.us\/j\/|\/\/meet\.google\.com|\/\/teams\.(microsoft|live)\.com/.test(url))
    return 'opens the meeting itself, so that nobody has to register. Write it under Online, or copy the address where people register';
  if (/\.safelinks\.protection\.outlook\.com|\/\/(www\.)?google\.com\/url\?|\/\/l\.facebook\.com/.test(url))
    return 'is wrapped by a mail program, which learns who presses it. Open it, and copy the address that the browser then shows';
  if (
    /\.sharepoint\.com|\/\/(drive|docs)\.google\.com\/(file|drive|document|spreadsheets|open)|onedrive\.live|1drv\.ms/.test(
      url,
    )
  )
    return 'is a file in somebody’s drive, which may ask visitors to sign in. Open it in a private window to see what they see';
  if (
    /facebook\.com\/(me|share|profile\.php|people)\b|linkedin\.com\/in\/|instagram\.com\/(p|reel|stories)\//.test(url)
  )
    return 'is a person’s own page, a shared post or what only you can see. Copy the address of the organization’s page';
  const { host: whole = '' } = URL.parse(url) ?? {};
  if (site && whole === URL.parse(String(site.value(['url'])))?.host)
    return 'leads to this site itself. Leave it empty, or write the address of the other website';
  const host = whole.split('.').at(-2) ?? '';
  const misspelled = [...NETWORKS, 'Eventbrite'].find((name) => isMisspelled(host, name.toLowerCase()));
  if (misspelled) return `has “${host}” in it. Write ${misspelled.toLowerCase()}, if that is meant`;
  const network = NETWORKS.find((network) => host === network.toLowerCase());
  const [name, label] = [group('name'), group('label')].map((text) => (typeof text === 'string' ? text : undefined));
  if (network && name !== undefined && !name.includes(network))
    return `leads to ${network}, and its name is “${name}”. Write ${network}, or correct the address`;
  const named = NETWORKS.find((other) => label?.toLowerCase().includes(other.toLowerCase()));
  return network && named && named !== network
    ? `leads to ${network}, and its label is “${label}”. Correct one of the two`
    : undefined;
}

const FOR_THE_OFFICE = 'which is for somebody in the office. Delete it';

/** What nobody writes on purpose. What is found comes first in the message. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\btb[acd]\b/i, 'which is short for what not everybody knows. Write “to be announced”'],
  [/\S+@ \S+\.\w+|\S+ @ ?\S+\.\w+/, 'with a space in an address. Delete the space'],
  [
    /lorem ipsum|\(copy\)|\bx{2,3}\b|\[(insert|add|your|name|date|title)\b[^\]]*\]?|\b(title|text|name|description) (here|to come)\b|\?{2,}|^test(ing)?$|\btest (event|item|page|post)\b|\basdf/i,
    'which was to be replaced. Write what is meant, or leave it out',
  ],
  [
    /\[[^\]]*\b([Tt][Oo] ?[Dd][Oo]|[Aa]sk|[Cc]heck|[Cc]onfirm)\b[^\]]*\]|\b(TO ?DO|FYI)\b|\b[Ss]ent from my (iPhone|iPad|phone|Samsung|Galaxy)|\b[Aa]s discussed\b|\b[Ss]ee attached\b|\b[Pp]lease (post|publish) (this|the below|it)\b|\b([Dd]on['’]t|[Dd]o not) publish\b|\b[Bb]lurb\b|\bNOTE( TO \p{Lu}+)?:|\b([Ff]lyer|[Pp]oster) text\b|\b[Cc]heck with \p{Lu}/u,
    FOR_THE_OFFICE,
  ],
  // Of an email.
  [
    /^(FW|Fwd|RE|Re): |^(Hi|Hey) [\p{L} ]{1,20}[,!]|\b(Best|Kind|Warm) regards\b|\b(Thanks|Cheers|Best),? \p{Lu}\p{Ll}+$/u,
    FOR_THE_OFFICE,
  ],
  [
    /[\w.+-]+@(gmail|hotmail|icloud|live|outlook|yahoo)\.[\w.]*\w|\b(buzz(er)?|door|entry) code\b|\bbuzz(er)? #?\d+|\bpass(code|word):? ?\S+|\bsecurity (answer|question)( is|:) ?\S+/i,
    'which everybody can read here. Delete it, unless that is meant',
  ],
  [/[ÃÂ][\u0080-\u00bf]|â€/, 'in place of a letter with an accent or of a sign. Type the word again'],
  [
    /\b(https?:\/\/|www\.)\S+|\b[\w-]+\.(ca|com|org|net|ly)\/\S+/i,
    'which nobody can press. Fill in the field for a web address, if there is one here',
  ],
  [/\p{Ll}{3,}- (?!and\b|or\b|to\b)\p{Ll}{2,}/u, 'a word that the end of a line has parted. Write it in one'],
  [/\b(click|tap) here\b/i, 'which does not say where it leads. Name what people find there'],
  [
    /\p{Lu}{3,}[ !.]+\p{Lu}{3,}[ !.]+\p{Lu}{3,}|^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]+\p{Lu}{4,}[^\p{Ll}]*$/u,
    'in capitals, which are hard to read. Write small letters',
  ],
  [/(?<=(\S.{23,}\S)\s+)\1/s, 'which is there twice. Delete one of the two'],
  [/\b(?!had|that|very|many|so|no|long|far)([a-z]+) \1\b/i, 'which is a word twice. Delete one of the two'],
  [
    /(?<!\b(of|for|about|better|brighter) )\btomorrow\b(?!['’])|(?<!\b(stay|sleep|bed|safe)\b.*)\btonight\b(?!['’])|\byesterday\b(?!['’])|\b(next|this|last) (week|weekend|\w+day)\b(?! (of|in)\b)/i,
    'which is another day for whoever reads it later. Write the date',
  ],
  [/[•▪●◦\uf0b7](?=\s?\w)/, 'the sign of a list. A list has no lines of its own here: write sentences without it'],
  [
    /(?<!\d\)?[-. ]?|\b(ID|code|number|no\.):? ?)\(?[2-9]\d\d\)?[-. ](\d{3}[-. ](\d{1,3}|\d{5})|\d{1,2}[-. ]\d{4})(?![-\d]| ?RR)/i,
    'which has too few digits for a telephone number, or too many. Write all ten',
  ],
];

/** An address at a host that is spelled as another one. */
const MISSPELLED_HOST = /@(gmial|gmai|gamil|gnail|hotmial|outlok|yaho)\.\S*|@\S+\.(con|cmo|ocm|comm|cim)\b/i;

/** Where money is to be sent, another address than the site’s. */
function inTransfer(text: string, { site }: Place): string | undefined {
  const known = ['email', 'etransferEmail'].map((field) => site?.value([field]));
  const addresses = /transfer/i.test(text) ? (text.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? []) : [];
  const other = site && addresses.find((address) => !known.includes(address.toLowerCase()));
  return other && `has “${other}”, and Email for e-Transfers is ${known[1]}. Correct one of the two`;
}

function inEmail(text: string, { site }: Place): string | undefined {
  const [misspelled] = MISSPELLED_HOST.exec(text) ?? [];
  if (misspelled)
    return `has “${misspelled}”, which is seldom right. Check each letter: what is sent there may be lost`;
  const host = String(site?.value(['email'])).split('@')[1] ?? '';
  const other = text.match(/(?<=@)[\w.-]*\w/g)?.find((name) => isMisspelled(name, host));
  return other && `has an address at ${other}, and that of the site is ${host}. Check each letter`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = '\\b(mon|tue|wed|thu|fri|sat|sun)';
const ASIDE = '\\b(?:by|before|until|from|since|if [^.]*?|next (?:one|date)[^.]*?|rain date:?|deadline(?: is|:)) ';
const DAY = '([12]?\\d|3[01])(?:st|nd|rd|th)?';
/** "March 6", or "6 March"; not "3 may" and "4 decades". */
const DAY_OF_MONTH = new RegExp(
  `(${ASIDE})?(?:${WEEKDAY}[a-z]*\\.?,? )?(?:\\b(${MONTHS.join('|')})[a-z]*\\.? ${DAY}|\\b${DAY} (?:of )?(jan|feb|mar|apr|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?)\\b(?:,? (20\\d\\d))?`,
  'g',
);

function inText(text: unknown, place: Place): string | undefined {
  if (typeof text !== 'string') return undefined;
  for (const [slip, meaning] of SLIPS) {
    const [found] = slip.exec(text) ?? [];
    if (found !== undefined && found !== place.file('email') && found !== place.site?.value(['email']))
      return `has “${found}”, ${meaning}`;
  }
  const charity = place.site?.value(['charity']) ?? 'registered';
  if (charity !== 'registered' && /(?<!\b(no|not|cannot)\b.*)\btax receipt/i.test(text))
    return 'speaks of tax receipts, which only a registered charity gives. Check what The organization says under Charity';
  const [, year = ''] = /\b(?:next|begins?|starts?)\b[^.!?]*\b(20\d\d)\b/i.exec(text) ?? [];
  if (year && year < place.today.slice(0, 4)) return `speaks of ${year}, which is over. Correct the year`;
  return inTransfer(text, place) ?? inEmail(text, place) ?? dayIn(text, place);
}

/** A month or a year that a title names and the date has not: that of the event of which this one is a copy. "May" and "March" are words, too. */
function monthIn(title: string, { file }: Place): string | undefined {
  const date = String(file('date'));
  if (!day.safeParse(date).success) return undefined;
  const [words] =
    /\b(january|february|april|june|july|august|september|october|november|december|20\d\d)\b/i.exec(title) ?? [];
  return words && !formatDay(date).toLowerCase().includes(words.toLowerCase())
    ? `says “${words}”, and the date is ${formatDay(date)}. Correct one of the two`
    : undefined;
}

const HOURS =
  /\b(\d{1,2}(?:[:.]\d\d)?) ?([ap]\.?m)?\.? ?(?:to|until|–|-) ?(\d{1,2}(?:[:.]\d\d)?) ?([ap]\.?m)\b(?:(?<=\.m)\.)?/gi;

/** When it begins, or its doors open. Not lunch, nor registration. */
const BEGINS =
  /\b(?:((?:we|it|(?:the )?(?:brunch|circle|class|evening|event|morning|panel|party|program|retreat|session|talk|workshop)) (?:begins?|starts?) )|doors (?:open )?)(?:\w+ )?at (\d{1,2}(?:[:.]\d\d)?)(?: ?([ap]\.?m)\b)?/gi;

/** When it ends. Not when registration does. */
const ENDS =
  /(?<!\b(?:by|register|registration|open|lunch)\b[^.]*)\b(?:until|till|ends? at) (\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m)\b/gi;

function minutesBetween(...times: [string, string]): number {
  const [a = 0, b = 0] = times.map((time) => Date.parse(`1970-01-01T${time}Z`) / 60_000);
  return Math.abs(a - b);
}

/** What a text says of when an event begins and its doors open, which cannot be so: "we begin at 7" of one that begins at 6. */
function beginningIn(text: string, start: string): string | undefined {
  for (const [words, begin, clock, half] of text.matchAll(BEGINS)) {
    const said = ['am', 'pm'].map((each) => time.safeParse(`${clock} ${half ?? each}`).data ?? start);
    // Doors open before it begins: the nearer of 7 in the morning and in the evening is meant.
    const [meant = start] = said.toSorted((a, b) => minutesBetween(a, start) - minutesBetween(b, start));
    if (begin ? !said.includes(start) : meant > start)
      return `says “${words}”, and Begins at is ${formatTime(start)}. Correct one of the two`;
  }
  return undefined;
}

/** Hours in words that are not those of an event of one day: "7 to 9 p.m." about one that ends at 8:30. */
function hoursIn(text: string, { file }: Place): string | undefined {
  const [start, end] = [time.safeParse(file('start')).data, time.safeParse(file('end')).data];
  if (!start || file('endDate')) return undefined;
  const beginning = beginningIn(text, start);
  if (beginning !== undefined || !end) return beginning;
  for (const [words, clock] of text.matchAll(ENDS))
    if ((time.safeParse(clock).data ?? end) > end)
      return `says “${words}”, and Ends at is ${formatTime(end)}. Correct one of the two`;
  for (const [words, from, half, to, lastHalf] of text.matchAll(HOURS)) {
    const last = time.safeParse(`${to} ${lastHalf}`).data ?? end;
    // "11 to 2 p.m." begins in the morning.
    const [first = last] = [half ?? lastHalf, 'am']
      .map((each) => time.safeParse(`${from} ${each}`).data ?? last)
      .filter((each) => each < last);
    if (first < start || last > end)
      return `says “${words}”, and the hours of the event are ${formatTimes(start, end)}. Correct one of the two`;
  }
  return undefined;
}

/** A day in words that is not the date's: "Saturday, December 11"; in a text about an event of one day also "Saturday" or "December 11" alone. */
function dayIn(text: string, { file }: Place, isAbout = false): string | undefined {
  const date = String(file('date'));
  if (!day.safeParse(date).success) return undefined;
  const lower = text.toLowerCase();
  const asTyped = (index: number, words: string) => text.slice(index, index + words.length);
  const named: { words: string; isRight: boolean }[] = [];
  for (const match of lower.matchAll(DAY_OF_MONTH)) {
    const [all, aside = '', weekday = '', month = '', number, dayFirst = '', monthAfter = '', year] = match;
    const monthNumber = MONTHS.indexOf((month || monthAfter).slice(0, 3)) + 1;
    // In December, January is that of the next year.
    const isNext = Number(date.slice(5, 7)) - monthNumber > 6;
    const meantYear = year ?? Number(date.slice(0, 4)) + Number(isNext);
    const meant = [meantYear, monthNumber, number ?? dayFirst].map((part) => String(part).padStart(2, '0')).join('-');
    const words = asTyped(match.index + aside.length, all.slice(aside.length));
    if (!day.safeParse(meant).success) return `says “${words}”, which is no day. Correct it`;
    if (!formatDay(meant).toLowerCase().startsWith(weekday))
      return `says “${words}”, which is ${formatDay(meant)}. Correct the weekday, the day or the year`;
    if (isAbout && /^(by|before|deadline)/.test(aside) && meant > String(file('endDate') ?? date))
      return `says “${aside}${words}”, which is after the event. Correct the day`;
    if (!aside) named.push({ words, isRight: meant === date });
  }
  for (const [words] of lower.matchAll(/\b20\d\d-\d\d-\d\d\b/g)) named.push({ words, isRight: words === date });
  // Weekdays alone, and not of another day: "Tell us by Monday."
  for (const { 0: words, 1: weekday = '', index } of lower
    .replace(DAY_OF_MONTH, (all) => ' '.repeat(all.length))
    .matchAll(new RegExp(`(?<!${ASIDE})${WEEKDAY}[a-z]*day\\b`, 'g')))
    named.push({ words: asTyped(index, words), isRight: formatDay(date).toLowerCase().startsWith(weekday) });
  // Of one that does not take place, a text may name the next.
  const takesPlace = !/cancelled|postponed/.test(String(file('status')));
  return isAbout && takesPlace && !file('endDate') && named[0] && !named.some(({ isRight }) => isRight)
    ? `says “${named[0].words}”, and the date is ${formatDay(date)}. Correct one of the two`
    : undefined;
}
