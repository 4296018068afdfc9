import { expect, test } from 'vitest';
import { pages, site } from '#content/content.ts';
import { formWords } from './formWords.ts';

const { form } = pages.contact;

test('until a service is connected, the form writes an email and sends nothing', () => {
  const words = formWords({ form }, { email: 'us@a.example' });
  const { send, ...notice } = form.notConnected;
  expect(words).toMatchObject({ send, notice, privacy: form.privacy, greeting: form.heading, address: 'us@a.example' });
  expect(words.status.late).toContain('us@a.example');
  expect(words.connected).toBeUndefined();
});

test('a service that is connected is named where it says who receives a message', () => {
  const contact = { endpoint: 'https://forms.a.example/our-form' };
  const { send, notice, privacy, connected } = formWords({ form }, { email: site.email, contact });
  expect(send).toBe(form.send);
  for (const text of [notice.text, privacy]) expect(text).toContain('forms.a.example');
  expect(connected).toMatchObject({ ...contact, sent: form.connected.sent });
  expect(connected).not.toHaveProperty('strong');
});
