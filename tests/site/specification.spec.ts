import { expect, test } from '@playwright/test';
import { content } from '../fixture/content.ts';

interface Requirements {
  /** Passages in reading order; headings begin with #. */
  read: string[];
  links?: [name: string, to: string][];
  /** Passages that must appear only once. */
  once?: string[];
}

const { about, donate, getInvolved } = content.pages;
const TORONTO_TIME = content.site.labels.torontoTime;
const WORKSHOP = [
  '# Women Empowerment Workshop',
  'Saturday, November 15, 2025',
  '10:00 AM–4:00 PM EST',
  'Toronto Community Center',
];

/** What the specification requires of each page, to the letter. noscript.spec.ts tests the same without scripts. */
const SPECIFIED: Record<string, Requirements> = {
  '/': {
    read: [
      ...['# Empowerment', '# Wellness', '# Community', '# Empowerment & Leadership', '# Entrepreneurship'],
      ...['# Wellness & Healing', ...WORKSHOP],
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
    // Her name is not known.
    read: [
      ...[`# ${about.story.heading}`, `# ${about.founder.heading}`, 'Our founder', `# ${about.mission.heading}`],
      ...[about.mission.text, `# ${about.vision.heading}`, about.vision.text, '# Strength', '# Sisterhood'],
      ...['# Leadership', '# Hope', `# ${about.valuesLine.lines.join(' ')}`],
    ],
  },
  '/programs': {
    read: content.programs.flatMap(({ title, highlights }) => [`# ${title}`, ...highlights]),
    links: [
      ['Become a Member', '/get-involved'],
      ['Contact Us', '/contact'],
    ],
  },
  '/events': {
    read: [
      ...WORKSHOP,
      ...['# Wellness & Self-Care Retreat', 'Wednesday, December 3, 2025', '9:00 AM–5:00 PM EST'],
      ...['Serenity Wellness Center', '# Networking Brunch & Sisterhood Mixer', 'Tuesday, January 20, 2026'],
      ...['11:00 AM–2:00 PM EST', 'Venue to be announced', '# Leadership Summit 2024', '150+ attendees'],
      ...['# Summer Wellness Series', '6 weeks', '# International Women’s Day Celebration', 'March 2024'],
    ],
    links: [['Subscribe to Newsletter', '/contact#newsletter']],
    once: [TORONTO_TIME],
  },
  '/get-involved': {
    read: getInvolved.options.items.flatMap(({ title, benefits }) => [`# ${title}`, ...benefits]),
    links: [
      ['Become a Member', '/contact#member'],
      ['Volunteer With Us', '/contact#volunteer'],
      ['Partner With Us', '/contact#partner'],
    ],
  },
  '/donate': {
    read: [
      ...donate.tiers.items.flatMap(({ amount, title }) => [`$${amount}`, `# ${title}`]),
      ...[`# ${donate.etransfer.heading.replace('{amount}', donate.form.noAmount)}`, 'cannot be taken back'],
      ...['postal address', content.site.etransferEmail, 'Never put a security answer in the message.'],
    ],
    once: [
      'Canadian dollars',
      'Black Women Empowered is a nonprofit organization. Donations may be tax-deductible.',
      'Ask us before you give whether an official receipt can be issued for your gift.',
    ],
  },
  '/contact': {
    read: [
      ...[`# ${content.pages.contact.details.heading}`, content.site.email, 'Instagram', 'Facebook', 'LinkedIn'],
      ...['# Office hours', 'Monday–Friday', '9:00 AM–5:00 PM EST', 'Saturday', 'By appointment', 'Sunday', 'Closed'],
    ],
    once: [TORONTO_TIME],
  },
};

for (const [address, { read, links = [], once = [] }] of Object.entries(SPECIFIED)) {
  test(`${address} has the words and links that the specification asks for`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    for (const [name, to] of links) {
      await expect.soft(main.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', to);
    }
    for (const text of once) await expect.soft(main.getByText(text)).toHaveCount(1);
    await main.evaluate((it) => {
      for (const heading of it.querySelectorAll('h1, h2, h3, h4')) heading.prepend('# ');
    });
    // The spaces of a title may be non-breaking.
    const words = ((await main.textContent()) ?? '').replace(/\s+/g, ' ');
    let from = 0;
    for (const text of read) {
      const at = words.indexOf(text, from);
      expect.soft(at, `“${text}” after “${words.slice(from - 30, from)}”`).toBeGreaterThanOrEqual(0);
      if (at >= 0) from = at + text.length;
    }
  });
}
