import { expect, test } from '@playwright/test';
import { table } from '../table.ts';
import { watch } from './visits.ts';

const WORKSHOP = `# Women Empowerment Workshop | Saturday, November 15, 2025 | 10:00 AM–4:00 PM EST
  | Toronto Community Center`;

/**
 * The specification's own words and numbers, to the letter: passages in reading order, of which headings begin with #, links by their
 * names, and what is said once. Nothing here is read from the content.
 */
const SPECIFIED: Record<string, { read: string; links?: string; once?: string }> = {
  '/': {
    read: `# Empowerment | # Wellness | # Community | # Empowerment & Leadership | # Entrepreneurship
      | # Wellness & Healing | ${WORKSHOP}`,
    links: `
      Join Us Today | /get-involved
      Learn Our Story | /about
      See Empowerment & Leadership | /programs#empowerment-leadership
      See Entrepreneurship | /programs#entrepreneurship
      See Wellness & Healing | /programs#wellness-healing
      Register Now for the Women Empowerment Workshop | /events#2025-11-15-women-empowerment-workshop
      Make a Donation | /donate
      Get Involved | /get-involved`,
    once: '(Toronto time)',
  },
  '/about': {
    read: `# A message from our founder | # Our mission | # Our vision
      | # Strength | # Sisterhood | # Leadership | # Hope`,
  },
  '/programs': {
    read: `# Empowerment & Leadership | # Entrepreneurship & Economic Growth | # Wellness & Healing
      | # Community & Sisterhood | # Education & Advocacy`,
    links: `
      Become a Member | /get-involved#member
      Contact Us | /contact`,
  },
  '/events': {
    read: `${WORKSHOP} | # Wellness & Self-Care Retreat | Wednesday, December 3, 2025 | 9:00 AM–5:00 PM EST
      | Serenity Wellness Center | # Networking Brunch & Sisterhood Mixer | Tuesday, January 20, 2026
      | 11:00 AM–2:00 PM EST | # Leadership Summit 2024 | 150+ attendees | # Summer Wellness Series | 6 weeks
      | # International Women’s Day Celebration | March 2024`,
    links: 'Subscribe to Newsletter | /contact#newsletter',
    once: '(Toronto time)',
  },
  '/get-involved': {
    read: '# Become a Member | # Volunteer | # Partner With Us',
    links: `
      Join Us | /contact#member
      Volunteer With Us | /contact#volunteer
      Plan With Us | /contact#partner`,
  },
  '/donate': {
    read: `$25 | $50 | $100 | $250 | Donate Once | Become a Monthly Donor | $50 | $100 | $150 | $250
      | etransfer@blackwomenempowered.example | cannot be taken back`,
    once: `Canadian dollars | Do you need an official receipt?
      | Black Women Empowered is a nonprofit organization. Donations may be tax-deductible.`,
  },
  '/contact': {
    read: `Full Name | Email Address | Subject | Message | hello@blackwomenempowered.example | Instagram | Facebook
      | LinkedIn | # Office hours | Monday–Friday | 9:00 AM–5:00 PM EST | Saturday | By appointment | Sunday | Closed`,
    once: '(Toronto time)',
  },
  '/no/such-page': {
    read: '# 404 Oops! Page not found',
    links: `
      Return to Home | /
      About Us | /about
      Programs | /programs
      Events | /events
      Get Involved | /get-involved
      Contact | /contact`,
  },
  '/a-failing-page': {
    read: '# Unexpected Application Error!',
    links: `
      Return to Home | /
      hello@blackwomenempowered.example | mailto:hello@blackwomenempowered.example`,
  },
};

const passages = (text: string) => text.split(/\s*\|\s*/);

for (const [address, { read, links, once }] of Object.entries(SPECIFIED)) {
  test(`${address} has the words and links that the specification asks for`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    for (const [name = '', to = ''] of links ? table(links) : [])
      await expect.soft(main.getByRole('link', { name, exact: true }).first(), name).toHaveAttribute('href', to);
    for (const text of once ? passages(once) : []) await expect.soft(main.getByText(text)).toHaveCount(1);
    await main.evaluate((it) => {
      for (const heading of it.querySelectorAll('h1, h2, h3, h4')) heading.prepend('# ');
    });
    // The spaces of a title may be non-breaking.
    const words = ((await main.textContent()) ?? '').replace(/\s+/g, ' ');
    let from = 0;
    for (const text of passages(read)) {
      const at = words.indexOf(text, from);
      expect.soft(at, `“${text}” after “${words.slice(from - 30, from)}”`).toBeGreaterThanOrEqual(0);
      if (at >= 0) from = at + text.length;
    }
  });
}

test('error documents have their titles, and an unknown address gets 404 and is logged without its query', async ({
  page,
}) => {
  const { logged } = watch(page);
  const response = await page.goto('/no/such page?name=Ada&email=ada@example.org');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/not found/i);
  expect(logged).toEqual([expect.stringMatching(/^error: .*\/no\/such%20page$/)]);
  await page.goto('/a-failing-page');
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
});

test('every program has a description, four highlights and a way to get involved', async ({ page }) => {
  await page.goto('/programs');
  for (const heading of passages(SPECIFIED['/programs']?.read ?? '')) {
    const name = heading.replace('# ', '');
    const program = page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(program.getByRole('listitem')).toHaveCount(4);
    await expect(program.getByRole('link', { name: /^Get Involved/ })).toHaveAttribute('href', /^\/get-involved/);
  }
});

test('the header and the footer lead where they should, on every page', async ({ page }) => {
  await page.goto('/contact');
  const LINKS = {
    banner: `Home /, About Us /about, Programs /programs, Events /events, Get Involved /get-involved, Contact /contact,
      Donate Now /donate`,
    contentinfo: `About Us /about, Programs /programs, Events /events, Get Involved /get-involved, Make a Donation /donate,
      Become a Member /get-involved#member, Volunteer /get-involved#volunteer, Partner With Us /get-involved#partner,
      hello@blackwomenempowered.example mailto:hello@blackwomenempowered.example`,
  };
  for (const landmark of ['banner', 'contentinfo'] as const) {
    for (const pair of LINKS[landmark].split(/,\s+/)) {
      const [, name = '', to = ''] = /^(.*) (\S+)$/.exec(pair) ?? [];
      const link = page.getByRole(landmark).getByRole('link', { name, exact: true });
      await expect.soft(link.first(), name).toHaveAttribute('href', to);
    }
  }
});
