/** What a piece can be cut from: each is a class in styles/cloth.css. */
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

const LIGHT: ReadonlySet<ClothName> = new Set<ClothName>(['cotton', 'sky', 'petal', 'marigold', 'silver', 'saffron']);

/** Whether a cloth is light, so that dark thread shows on it. */
export function isLight(cloth: ClothName): boolean {
  return LIGHT.has(cloth);
}
