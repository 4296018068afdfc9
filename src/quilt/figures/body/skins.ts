import type { FabricName, LipName, SkinName } from '#quilt/cloth.ts';

/** The shades of a skin, from light to shadow. */
export type Skin = {
  light: SkinName;
  half: SkinName;
  base: SkinName;
  shade: SkinName;
  deep: SkinName;
  lid: FabricName;
  lip: LipName;
};

export const SKINS = {
  honey: { light: 'skin1', half: 'skin2', base: 'skin3', shade: 'skin4', deep: 'skin5', lid: 'skin8', lip: 'lipB' },
  bronze: { light: 'skin2', half: 'skin3', base: 'skin4', shade: 'skin5', deep: 'skin6', lid: 'skin8', lip: 'lipB' },
  sienna: { light: 'skin3', half: 'skin4', base: 'skin5', shade: 'skin6', deep: 'skin7', lid: 'skin8', lip: 'lipA' },
  ebony: { light: 'skin4', half: 'skin5', base: 'skin6', shade: 'skin7', deep: 'skin8', lid: 'ink', lip: 'lipC' },
} satisfies Record<string, Skin>;
