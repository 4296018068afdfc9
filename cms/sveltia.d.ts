/** The parts of @sveltia/cms that main.ts uses. With them, types are checked although the package is not installed. */
declare module '@sveltia/cms' {
  /** The data of an entry, which is an Immutable.js map. */
  interface EntryMap {
    get(key: 'path' | 'collection' | 'slug'): string;
    get(key: 'newRecord'): boolean;
    get(key: 'data'): { toJS(): Record<string, unknown> };
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
        | { name: 'preSave' | 'prePublish' | 'preUnpublish'; handler(): Promise<void> }
        | { name: 'postSave' | 'postPublish' | 'postUnpublish'; handler(event: { entry: EntryMap }): void },
    ): void;
  }
  const CMS: Cms;
  export { CMS as default };
}
