/** https://github.com/github/gitignore/tree/main/Global */
const LEFT_BEHIND =
  /(^|\/)((eh)?thumbs(_vista)?\.db|desktop\.ini|Icon\r+|~\$[^/]+|[^/]+(~|\.(aae|bak|crdownload|orig|part|tmp)))$|:[^/]+$|Zone\.Identifier$|(^|\/)(__MACOSX|@eaDir|#recycle|\$RECYCLE\.BIN|lost\+found)(\/|$)/i;

/** Whether a computer, and no person, has left a file in a folder. Hidden files are left out elsewhere. */
export function isLeftBehind(file: string): boolean {
  return LEFT_BEHIND.test(file);
}
