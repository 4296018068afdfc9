import type { ComponentType } from 'react';
import { Host } from '#art/figures/Host.tsx';
import { Keeper } from '#art/figures/Keeper.tsx';
import { AboutClosingNarrow, AboutClosingWide } from '#art/scenes/AboutClosing.tsx';
import { AboutHead } from '#art/scenes/AboutHead.tsx';
import { HemHandMember, HemHandPartner } from '#art/scenes/HemHands.tsx';
import { EmptyChair } from '#art/scenes/EmptyChair.tsx';
import { GatheringNarrow, GatheringWide } from '#art/scenes/Gathering.tsx';
import { GIVING_HAND_STYLE, GivingHand } from '#art/scenes/GivingHand.tsx';
import { GivingQuilt } from '#art/scenes/GivingQuilt.tsx';
import { HOME_HERO_STYLE, HomeHero } from '#art/scenes/HomeHero.tsx';
import { InvolvedMember } from '#art/scenes/InvolvedMember.tsx';
import { LostPiece } from '#art/scenes/LostPiece.tsx';
import { MenuBlocks } from '#art/scenes/MenuBlocks.tsx';
import { NOT_FOUND_STYLE, NotFoundTall, NotFoundWide } from '#art/scenes/NotFound.tsx';

/** A large drawing, which is a file of its own. */
export type Scene = {
  draw: ComponentType;
  width: number;
  height: number;
  /** Where the part to be seen begins, if not at 0 0. */
  left?: number;
  top?: number;
  /** CSS that only this drawing needs. */
  style?: string;
  /** Whether it fills a box of another shape by stretching. */
  stretches?: true;
};

export type SceneName =
  | 'home-hero'
  | 'gathering-wide'
  | 'gathering-narrow'
  | 'about-head'
  | 'about-closing-wide'
  | 'about-closing-narrow'
  | 'empty-chair'
  | 'hem-hand-member'
  | 'hem-hand-partner'
  | 'involved-member'
  | 'involved-volunteer'
  | 'involved-partner'
  | 'not-found-wide'
  | 'not-found-tall'
  | 'lost-piece'
  | 'menu-blocks'
  | 'giving-quilt'
  | 'giving-hand';

/** Stitches keep their size on the screen: on a phone those of a crowd would cover it. */
const FINE_STITCHES = '.st,.sd{stroke-width:1;stroke-dasharray:4 3.5}';

export const SCENES: Readonly<Record<SceneName, Scene>> = {
  'home-hero': { draw: HomeHero, width: 772, height: 800, style: HOME_HERO_STYLE },
  'gathering-wide': { draw: GatheringWide, width: 1700, height: 640 },
  'gathering-narrow': { draw: GatheringNarrow, width: 960, height: 1120, style: FINE_STITCHES },
  'about-head': { draw: AboutHead, width: 1040, height: 900 },
  'about-closing-wide': { draw: AboutClosingWide, width: 1820, height: 640 },
  'about-closing-narrow': { draw: AboutClosingNarrow, width: 960, height: 1060, style: FINE_STITCHES },
  'empty-chair': { draw: EmptyChair, width: 480, height: 760 },
  'involved-member': { draw: InvolvedMember, left: -95, top: -20, width: 1340, height: 1320 },
  'involved-volunteer': { draw: Host, left: -190, top: 215, width: 1340, height: 2125 },
  'involved-partner': { draw: Keeper, left: -95, top: 190, width: 1340, height: 1110 },
  'hem-hand-member': { draw: HemHandMember, left: -130, top: -60, width: 260, height: 220 },
  'hem-hand-partner': { draw: HemHandPartner, left: -130, top: -60, width: 260, height: 220 },
  'not-found-wide': { draw: NotFoundWide, width: 1440, height: 820, style: NOT_FOUND_STYLE, stretches: true },
  'not-found-tall': { draw: NotFoundTall, width: 780, height: 1520, style: NOT_FOUND_STYLE, stretches: true },
  'lost-piece': { draw: LostPiece, left: -60, top: -20, width: 420, height: 320 },
  'menu-blocks': { draw: MenuBlocks, width: 120, height: 120 },
  'giving-quilt': { draw: GivingQuilt, width: 700, height: 960, stretches: true },
  'giving-hand': { draw: GivingHand, left: -275, top: 10, width: 1075, height: 855, style: GIVING_HAND_STYLE },
};
