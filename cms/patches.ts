import type { Plugin } from 'vite';

/** One change to the code of Sveltia CMS, which its package contains minified. */
interface Patch {
  /** What it is for, and when it can go. */
  why: string;
  /** What stands in the code, as often as `times` says. */
  find: string | RegExp;
  replace: string;
  times?: number;
}

/** For Sveltia CMS 0.221.1. With another version the build fails, and each has to be found again or left out. */
const PATCHES: readonly Patch[] = [
  {
    why: 'Saving waits for a picture that is still being converted. Can go when onResourcesSelect in file-editor.svelte is passed to trackPendingFieldUpdate: see docs/upgrading.md.',
    find: 'ke=async e=>{let n=i.current;if(!n)return;let r=R(ye)',
    replace:
      'ke=e=>{let p=convertPicture(e);GPe(p);return p},convertPicture=async e=>{let n=i.current;if(!n)return;let r=R(ye)',
  },
  {
    why: 'The fonts come with the package; their copies on another computer are not asked for. Can go when setupSelfHostedAssets leaves the CDN’s @font-face rules out.',
    find: /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g,
    replace: '',
    times: 3,
  },
  {
    why: 'The status page of GitHub is another company’s computer, and is not asked every five minutes.',
    find: 'statusDashboardURL:Lye,checkStatus:zye,',
    replace: '',
  },
];

/** Applies the patches. Throws if one no longer fits. */
export const patches: Plugin = {
  name: 'patches',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('@sveltia/cms/npm/index.js')) return undefined;
    return { code: PATCHES.reduce(apply, code), map: null };
  },
};

function apply(code: string, { why, find, replace, times = 1 }: Patch): string {
  const found = code.split(find).length - 1;
  if (found !== times)
    throw new Error(`Sveltia CMS has changed: found ${found} times, not ${times}: ${String(find)}\n${why}`);
  return code.replaceAll(find, () => replace);
}
