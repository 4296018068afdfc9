/** Whether a file may be used as a picture: names as phones, cameras and people give them, without what means something in an address. */
export function isPictureName(name: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._()’'-]*\.(jpe?g|png|webp|avif)$/iu.test(name) && name.length <= 120;
}
