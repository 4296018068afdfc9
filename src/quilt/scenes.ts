import type { ComponentType } from 'react';
import { type Box, FIGURES } from '#quilt/figures.ts';
import { Host } from '#quilt/figures/Host.tsx';
import { Keeper } from '#quilt/figures/Keeper.tsx';
import {
  ABOUT_CLOSING_NARROW_WOMEN,
  ABOUT_CLOSING_WIDE_WOMEN,
  AboutClosingNarrow,
  AboutClosingWide,
} from '#quilt/scenes/AboutClosing.tsx';
import { ABOUT_HEAD_WOMEN, AboutHead } from '#quilt/scenes/AboutHead.tsx';
import { HemHandsMember, HemHandsPartner } from '#quilt/scenes/HemHands.tsx';
import { EmptyChair } from '#quilt/scenes/EmptyChair.tsx';
import {
  GATHERING_NARROW_WOMEN,
  GATHERING_WIDE_WOMEN,
  GatheringNarrow,
  GatheringWide,
} from '#quilt/scenes/Gathering.tsx';
import { GIVING_HAND_STYLE, GivingHand } from '#quilt/scenes/GivingHand.tsx';
import { GivingQuilt } from '#quilt/scenes/GivingQuilt.tsx';
import { HOME_HERO_STYLE, HOME_HERO_WOMEN, HomeHero } from '#quilt/scenes/HomeHero.tsx';
import { INVOLVED_MEMBER_WOMEN, InvolvedMember } from '#quilt/scenes/InvolvedMember.tsx';
import { LostPiece } from '#quilt/scenes/LostPiece.tsx';
import { MenuBlocks } from '#quilt/scenes/MenuBlocks.tsx';
import { facesOf } from '#quilt/scenes/Women.tsx';

/** A large drawing in a file of its own. */
type Scene = {
  draw: ComponentType;
  width: number;
  height: number;
  /** The origin of the viewBox, by default 0 0. */
  left?: number;
  top?: number;
  /** The faces, in units of the viewBox. Tests check that no page crops one. */
  faces?: readonly Box[];
  /** CSS that only this drawing needs. */
  style?: string;
};

/** Stitches keep their size on the screen, so those of a crowd must be finer on a phone. */
const FINE_STITCHES = '.st,.sd{stroke-width:1;stroke-dasharray:4 3.5}';

const scenes = {
  'home-hero': { draw: HomeHero, width: 772, height: 800, faces: facesOf(HOME_HERO_WOMEN), style: HOME_HERO_STYLE },
  'gathering-wide': { draw: GatheringWide, width: 1740, height: 640, faces: facesOf(GATHERING_WIDE_WOMEN) },
  'gathering-narrow': {
    draw: GatheringNarrow,
    width: 960,
    height: 1120,
    faces: facesOf(GATHERING_NARROW_WOMEN),
    style: FINE_STITCHES,
  },
  'about-head': { draw: AboutHead, width: 1040, height: 900, faces: facesOf(ABOUT_HEAD_WOMEN) },
  'about-closing-wide': { draw: AboutClosingWide, width: 1820, height: 640, faces: facesOf(ABOUT_CLOSING_WIDE_WOMEN) },
  'about-closing-narrow': {
    draw: AboutClosingNarrow,
    width: 960,
    height: 1060,
    faces: facesOf(ABOUT_CLOSING_NARROW_WOMEN),
    style: FINE_STITCHES,
  },
  'empty-chair': { draw: EmptyChair, width: 480, height: 760 },
  'involved-member': {
    draw: InvolvedMember,
    left: -95,
    top: -20,
    width: 1340,
    height: 1320,
    faces: facesOf(INVOLVED_MEMBER_WOMEN),
  },
  'involved-volunteer': { draw: Host, left: -190, top: 215, width: 1340, height: 2125, faces: [FIGURES.host.face] },
  'involved-partner': { draw: Keeper, left: -95, top: 190, width: 1340, height: 1110, faces: [FIGURES.keeper.face] },
  'hem-hands-member': { draw: HemHandsMember, left: -670, top: -60, width: 1340, height: 200 },
  'hem-hands-partner': { draw: HemHandsPartner, left: -670, top: -60, width: 1340, height: 200 },
  'lost-piece': { draw: LostPiece, left: -60, top: -20, width: 420, height: 320 },
  'menu-blocks': { draw: MenuBlocks, width: 120, height: 120 },
  'giving-quilt': { draw: GivingQuilt, width: 700, height: 960 },
  'giving-hand': { draw: GivingHand, left: -275, top: 10, width: 1075, height: 855, style: GIVING_HAND_STYLE },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const SCENES: Readonly<Record<SceneName, Scene>> = scenes;
