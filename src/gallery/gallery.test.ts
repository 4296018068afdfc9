import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gallery } from '#gallery/gallery.ts';

/** The pages that the integration adds. */
function pagesAdded(command: 'dev' | 'build' | 'preview'): string[] {
  const added: string[] = [];
  const setup = gallery().hooks['astro:config:setup'];
  const injectRoute = ({ entrypoint }: { entrypoint: string | URL }) => added.push(String(entrypoint));
  void setup?.({ command, injectRoute } as unknown as Parameters<typeof setup>[0]);
  return added;
}

describe('the gallery', () => {
  it('exists under npm run dev, and in no build', () => {
    expect(pagesAdded('dev').map((file) => existsSync(file))).toEqual([true]);
    expect(pagesAdded('build')).toEqual([]);
    expect(pagesAdded('preview')).toEqual([]);
  });
});
