import { expect, test } from 'vitest';
import type { NewsItem } from '#content/check-content.ts';
import { newsFeed } from '#sharing/newsFeed.ts';

const organization = { name: 'Sew & Co', url: 'https://circle.example' };
const item = (date: string, title = 'News'): NewsItem => ({ id: `${date}-news`, title, date, text: 'Short <news>.' });

test('special characters of XML are escaped', () => {
  const feed = newsFeed([item('2027-03-02', 'Scissors & "thread" <3')], organization, 'News');
  expect(feed).toContain('<title>Scissors &amp; &quot;thread&quot; &lt;3</title>');
  expect(feed).toContain('<content>Short &lt;news&gt;.</content>');
  expect(feed).toContain('<name>Sew &amp; Co</name>');
  // Every tag is closed: removing matching tags from the inside out leaves nothing.
  let left = feed.replace(/<\?.*?\?>/, '').replaceAll(/<[a-z]+[^<>]*\/>/g, '');
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replaceAll(/<([a-z]+)(?: [^<>]*)?>[^<>]*<\/\1>/g, '');
  }
  expect(left.trim()).toBe('');
});

test('the feed has the date of its newest item, in Toronto time', () => {
  const feed = newsFeed([item('2027-07-02'), item('2027-01-02')], organization, 'News');
  const times = [...feed.matchAll(/<updated>([^<]+)</g)].map(([, time]) => time);
  expect(times).toEqual(['2027-07-02T12:00:00-04:00', '2027-07-02T12:00:00-04:00', '2027-01-02T12:00:00-05:00']);
});

test('each item has its own address on the page', () => {
  const feed = newsFeed([item('2027-07-02'), item('2027-01-02')], organization, 'News');
  const ids = [...feed.matchAll(/<id>([^<]+)</g)].map(([, id]) => id);
  expect(ids).toEqual([
    'https://circle.example/news.xml',
    'https://circle.example/events#2027-07-02-news',
    'https://circle.example/events#2027-01-02-news',
  ]);
});
