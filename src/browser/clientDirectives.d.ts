import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads and hydrates the island at the first interaction. */
    'client:interact'?: boolean;
  }
}
