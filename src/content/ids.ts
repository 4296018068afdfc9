/** The `id`s of the parts of each page. Links may lead there: the form lists them, the check knows them. */
export const PARTS = {
  home: ['pillars', 'results', 'programs', 'next', 'support'],
  about: ['story', 'founder', 'values', 'values-line'],
  programs: ['membership'],
  events: ['upcoming', 'past', 'news', 'newsletter'],
  getInvolved: ['give'],
  donate: ['tiers', 'etransfer'],
  contact: ['topics', 'hours', 'crisis-lines', 'questions'],
} as const;

/** The `id`s of what no link needs. No event, program or entry may have the same name, nor that of a part beside it. */
export const OTHER_IDS = [
  'main',
  'menu',
  'dear',
  'form-notice',
  'airmail',
  'airmail-down',
  'testimonials',
  'chosen',
  'currency',
] as const;

export type PartId = (typeof PARTS)[keyof typeof PARTS][number];
export type Id = PartId | (typeof OTHER_IDS)[number];
