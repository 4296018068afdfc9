import type { APIRoute, GetStaticPaths } from 'astro';
import { news, site } from '#content/content.ts';
import { NEWS_FEED, newsFeed } from '#sharing/newsFeed.ts';

/** The feed of the news, unless it is empty. */
export const getStaticPaths = (() =>
  news.length > 0 ? [{ params: { feed: NEWS_FEED.slice(1, -'.xml'.length) } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = () =>
  new Response(newsFeed(news, site, site.facts.news.heading), { headers: { 'Content-Type': 'application/atom+xml' } });
