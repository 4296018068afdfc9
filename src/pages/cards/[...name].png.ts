import type { APIRoute, GetStaticPaths } from 'astro';
import { allCards, drawCard } from '#seo/shareCards.ts';
import type { Card } from '#seo/ShareCard.tsx';

/** Share cards: /cards/about.png, /cards/events/2025-11-15-women-empowerment-workshop.png */
export const getStaticPaths = (() =>
  allCards().map(({ name, card }) => ({ params: { name }, props: { card } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: Card }> = async ({ props }) =>
  new Response(await drawCard(props.card), { headers: { 'Content-Type': 'image/png' } });
