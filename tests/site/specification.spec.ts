import { expect, test } from '@playwright/test';
import { content } from '../fixture/content.ts';

interface Asked {
  /** Headings in their order, each with what is read below it. */
  parts?: [heading: string, ...texts: string[]][];
  links?: [name: string, to: string][];
  /** What would be tiresome twice. */
  once?: string[];
}

const { about, donate } = content.pages;
const TORONTO_TIME = content.site.labels.torontoTime;
const WORKSHOP = [
  'Women Empowerment Workshop',
  'Saturday, November 15, 2025',
  '10:00 AM–4:00 PM EST',
  'Toronto Community Center',
] as const;

/** What the specification asks of each page, to the letter. noscript.spec.ts holds the same words without scripts. */
const SPECIFIED: Record<string, Asked> = {
  '/': {
    parts: [
      ['Empowerment'],
      ['Wellness'],
      ['Community'],
      ['Empowerment & Leadership'],
      ['Entrepreneurship'],
      ['Wellness & Healing'],
      [...WORKSHOP],
    ],
    links: [
      ['Join Us Today', '/get-involved'],
      ['Learn Our Story', '/about'],
      ['See Empowerment & Leadership', '/programs#empowerment-leadership'],
      ['See Entrepreneurship', '/programs#entrepreneurship'],
      ['See Wellness & Healing', '/programs#wellness-healing'],
      ['Register Now for the Women Empowerment Workshop', '/events'],
      ['Make a Donation', '/donate'],
      ['Get Involved', '/get-involved'],
    ],
    once: [TORONTO_TIME],
  },
  '/about': {
    parts: [
      [about.story.heading],
      // Nobody has told us her name.
      [about.founder.heading, 'Our founder'],
      [about.mission.heading, about.mission.text],
      [about.vision.heading, about.vision.text],
      ['Strength'],
      ['Sisterhood'],
      ['Leadership'],
      ['Hope'],
      [about.valuesLine.lines.join(' ')],
    ],
  },
  '/programs': {
    parts: content.programs.map(({ title, highlights }) => [title, ...highlights]),
    links: [
      ['Become a Member', '/get-involved'],
      ['Contact Us', '/contact'],
    ],
  },
  '/events': {
    parts: [
      [...WORKSHOP],
      [
        'Wellness & Self-Care Retreat',
        'Wednesday, December 3, 2025',
        '9:00 AM–5:00 PM EST',
        'Serenity Wellness Center',
      ],
      [
        'Networking Brunch & Sisterhood Mixer',
        'Tuesday, January 20, 2026',
        '11:00 AM–2:00 PM EST',
        'Venue to be announced',
      ],
      ['Leadership Summit 2024', '150+ attendees'],
      ['Summer Wellness Series', '6 weeks'],
      ['International Women’s Day Celebration', 'March 2024'],
    ],
    links: [['Subscribe to Newsletter', '/contact#newsletter']],
    once: [TORONTO_TIME],
  },
  '/get-involved': {
    parts: content.pages.getInvolved.options.items.map(({ title, benefits }) => [title, ...benefits]),
    links: [
      ['Become a Member', '/contact#member'],
      ['Volunteer With Us', '/contact#volunteer'],
      ['Partner With Us', '/contact#partner'],
    ],
  },
  '/donate': {
    parts: [
      ...donate.tiers.items.map(({ amount, title }): [string, string] => [title, `$${amount}`]),
      [
        donate.etransfer.heading.replace('{amount}', donate.form.noAmount),
        'cannot be taken back',
        content.site.etransferEmail,
        'Never put a security answer in the message.',
        'postal address',
      ],
    ],
    once: [
      'Canadian dollars',
      'Black Women Empowered is a nonprofit organization. Donations may be tax-deductible.',
      'Ask us before you give whether an official receipt can be issued for your gift.',
    ],
  },
  '/contact': {
    parts: [
      [content.pages.contact.details.heading, content.site.email, 'Instagram', 'Facebook', 'LinkedIn'],
      ['Office hours', 'Monday–Friday', '9:00 AM–5:00 PM EST', 'Saturday', 'By appointment', 'Sunday', 'Closed'],
    ],
    once: [TORONTO_TIME],
  },
};

for (const [address, { parts = [], links = [], once = [] }] of Object.entries(SPECIFIED)) {
  test(`${address} has the words and links that the specification asks for`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    const headings = parts.map(([heading]) => heading);
    const found = (await main.getByRole('heading').allInnerTexts()).map(oneLine);
    expect.soft(found.filter((heading) => headings.includes(heading))).toEqual(headings);
    for (const [heading, ...texts] of parts) {
      const titled = page.getByRole('heading', { name: heading, exact: true });
      const part = main.locator('section, article, li').filter({ has: titled }).last();
      for (const text of texts) await expect.soft(part).toContainText(text);
    }
    for (const [name, to] of links) {
      await expect.soft(main.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', to);
    }
    for (const text of once) await expect.soft(main.getByText(text)).toHaveCount(1);
  });
}

/** A text as it is read: a title may be kept from breaking at its hyphen or its spaces. */
function oneLine(title: string): string {
  return title.replace(/\s+/g, ' ').trim();
}
