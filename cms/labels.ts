/** Labels of fields whose names do not say enough. */
const FIELDS: Readonly<Record<string, string>> = {
  allOver: 'When all events are over',
  alt: 'What it shows',
  art: 'What the drawing shows',
  artSmall: 'What the smaller drawing on phones shows',
  block: 'Quilt block',
  endDate: 'Last day',
  previousDate: 'Original date',
  end: 'Ends at',
  quotation: 'Her words',
  etransferEmail: 'Email for e-Transfers',
  etransferEmailAgain: 'Email for e-Transfers, again',
  faq: 'Questions and answers',
  file: 'Photograph',
  group: 'Listed under',
  id: 'Name after the #',
  image: 'Photograph',
  monthlyUrl: 'Web address for monthly gifts',
  nameLines: 'Name in the header',
  onceUrl: 'Web address for a gift',
  order: 'Position',
  registrationUrl: 'Web address for registering',
  start: 'Begins at',
  state: 'The office is',
  to: 'Leads to',
  url: 'Web address',
};

const ITEMS: Readonly<Record<string, string>> = {
  benefits: 'Benefit',
  featured: 'Program',
  footer: 'Column',
  header: 'Link',
  heading: 'Line',
  highlights: 'Highlight',
  lines: 'Line',
  links: 'Link',
  nameLines: 'Line',
  officeHours: 'Days',
  paragraphs: 'Paragraph',
  presets: 'Amount',
  social: 'Network',
  subjects: 'Subject',
};

const OPTIONS: Readonly<Record<string, string>> = {
  past: 'Past events',
  upcoming: 'Upcoming events',
};

/** The name of a field as a form shows it: `responseTime` is "Response time". */
export function labelOf(field: string): string {
  return FIELDS[field] ?? capitalize(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** A path as the content check reports it, in the labels of the form. */
export function labelsOf(field: string): string {
  return field
    .split(' > ')
    .map((part) => (/^item \d+$/.test(part) ? part : labelOf(part)))
    .join(' > ');
}

/** The name of one item of a list. */
export function itemOf(list: string): string {
  return ITEMS[list] ?? 'Item';
}

/** The label of one of the values that a field accepts. */
export function optionLabel(option: string): string {
  return OPTIONS[option] ?? capitalize(option);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
