/** The parts of @sveltia/cms that main.ts uses, so that types are checked where its package is not installed. */
declare module '@sveltia/cms' {
  /** Data of an entry that is being saved: an Immutable.js map. */
  interface EntryMap {
    get(key: 'path'): string;
    get(key: 'newRecord'): boolean;
    get(key: 'data'): { toJS(): Record<string, unknown> };
    setIn(path: readonly string[], value: unknown): EntryMap;
  }
  interface Cms {
    init(options: { config: object }): Promise<void>;
    registerCustomFormat(
      name: string,
      extension: string,
      format: { fromFile(text: string): unknown; toFile(value: unknown): string },
    ): void;
    registerEventListener(
      listener:
        | { name: 'preSave'; handler(event: { entry: EntryMap }): EntryMap }
        | { name: 'postSave'; handler(): void },
    ): void;
  }
  const CMS: Cms;
  /** All entries of the site. patches.ts exports it. */
  function storedEntries(): { path: string; data: Record<string, unknown> }[];
  /** Calls the function with the path of each entry that is about to be deleted; an error keeps it. patches.ts exports it. */
  function onDelete(check: (path: string) => void): void;
  export { CMS as default, onDelete, storedEntries };
}
