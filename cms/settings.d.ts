/** Replaced by build.ts. */
declare const CMS_SETTINGS: import('./config.ts').Settings;
