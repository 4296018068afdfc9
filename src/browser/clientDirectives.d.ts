import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads and hydrates the island at the first sign of use. */
    'client:interact'?: boolean;
  }
}
