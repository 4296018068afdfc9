export type ClothName =
  | 'cotton'
  | 'marigold'
  | 'sky'
  | 'petal'
  | 'silver'
  | 'saffron'
  | 'poppy'
  | 'hibiscus'
  | 'denim'
  | 'indigo'
  | 'oxblood'
  | 'aubergine'
  | 'ink';

/** Skin, from the lightest plane to the darkest. */
export type SkinName = 'skin1' | 'skin2' | 'skin3' | 'skin4' | 'skin5' | 'skin6' | 'skin7' | 'skin8';

export type LipName = 'lipA' | 'lipB' | 'lipC';

/** Everything a piece can be cut from. Each is a class in styles/cloth.css or styles/figures.css. */
export type FabricName = ClothName | SkinName | LipName;

const LIGHT: ReadonlySet<FabricName> = new Set<FabricName>(['cotton', 'sky', 'petal', 'marigold', 'silver', 'saffron']);

/** Whether a fabric is light, so that dark thread shows on it. */
export function isLight(fabric: FabricName): boolean {
  return LIGHT.has(fabric);
}
