/** Replaced by build.ts. */
declare const CMS_CONFIG: import('./config.ts').Config;
