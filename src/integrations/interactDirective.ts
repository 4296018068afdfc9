import type { AstroIntegration } from 'astro';

/** Adds `client:interact`, which hydrates an island at the first interaction (src/browser/interact.ts). */
export function interactDirective(): AstroIntegration {
  return {
    name: 'client:interact',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'interact', entrypoint: './src/browser/interact.ts' }),
    },
  };
}
