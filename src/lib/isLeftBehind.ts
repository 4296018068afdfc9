/** https://github.com/github/gitignore/tree/main/Global */
const LEFT_BEHIND =
  /(^|\/)((eh)?thumbs(_vista)?\.db|desktop\.ini|Icon\r+|~\$[^/]+|[^/]+~)$|:[^/]+$|Zone\.Identifier$|(^|\/)(__MACOSX|@eaDir|\$RECYCLE\.BIN)\//i;

/** Whether a computer, and no person, has left a file in a folder. Hidden files are left out elsewhere. */
export function isLeftBehind(file: string): boolean {
  return LEFT_BEHIND.test(file);
}
