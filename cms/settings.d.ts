/** Replaced by build.ts. */
declare const CMS_SETTINGS: {
  backend: import('./config.ts').Backend;
  site: string;
  targets: import('./config.ts').Target[];
};
