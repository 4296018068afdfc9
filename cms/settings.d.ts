/** What build.ts puts into the page. */
declare const CMS_SETTINGS: { backend: import('./config.ts').Backend; site: string };
