import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { MIN_SIZE } from '#content/picture-size.ts';

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
  {
    why: 'A picture that the check would refuse is refused when it is chosen.',
    find: 'let i=await xK(e,_K(n));',
    replace: 'let i=await xK(e,_K(n))&&await isSharp(e);',
  },
  {
    why: 'Reloading an entry that somebody else has changed keeps the words of the one who reloads.',
    find: 'return await f4(r,m4(n)),J6({entryDraft:e,collection:i,collectionFile:a,originalEntry:t,expanderStates:o})},E5=',
    replace:
      'await f4(r,m4(n));let s=J6({entryDraft:e,collection:i,collectionFile:a,originalEntry:t,expanderStates:o});keepChanges(n,s);return s},E5=',
  },
  {
    why: 'A draft that was not saved is restored the same way if somebody else has changed the entry since. Can go when restoreBackup warns of that.',
    find: 'files:a,pendingEntries:o=[]}=e,s=m4(e);if(t2(e)){let e={timestamp',
    replace:
      'files:a,pendingEntries:o=[],originalValues:v,originalEntry:y}=e,s=m4(e);if(t2(e)){let e={originalValues:yr(v),originalEntry:y&&yr(y),timestamp',
  },
  {
    why: 'The same.',
    find: 's?(Ake({backup:r,draft:e}),',
    replace:
      's?(JSON.stringify(r.originalEntry?.locales)===JSON.stringify(e.originalEntry?.locales)?Ake({backup:r,draft:e}):keepChanges(r,e),',
  },
  {
    why: 'So nothing has to be asked before.',
    find: 'onclick:()=>{t2(R(r))?j(s,!0):l()}',
    replace: 'onclick:()=>{l()}',
  },
  {
    why: 'And it is what is offered when saving would delete the other person’s words.',
    find: 't=k(()=>Y(`save_conflict.save_anyway`));',
    replace: 't=k(()=>Y(R(p)?.conflict.entry?`remote_change.reload_entry`:`save_conflict.save_anyway`));',
  },
  {
    why: 'The same.',
    find: 'onOk:async()=>{await Le({skipCI:R(p)?.skipCI,overwrite:!0})}',
    replace:
      'onOk:async()=>{let t=w5(R(ne))?.entry;t?await ELe({entryDraft:i,entry:t}):await Le({skipCI:R(p)?.skipCI,overwrite:!0})}',
  },
  {
    why: 'Rules between files are checked before an entry is saved or deleted, for which there is no event.',
    find: 's7=async(e,t=[])=>{let n=xF.current,',
    replace: 's7=async(e,t=[])=>{for(let{path:n}of e.map(entryOf))checkDelete(n);let n=xF.current,',
  },
  {
    why: 'The same.',
    find: 'export{',
    replace:
      'let checkDelete=()=>{};const entryOf=e=>{let t=Object.values(e.locales)[0];return{path:t.path,data:pI(t.content)}},storedEntries=()=>wP.current.map(entryOf),onDelete=e=>{checkDelete=e};export{onDelete,storedEntries,',
  },
];

/** Sentences of Sveltia CMS that would not be true here, or would not help. */
const SENTENCES: readonly Patch[] = [
  {
    why: 'Trying later does not help against a mistake.',
    find: 'There was an error while saving the entry. Please try again later.',
    replace: 'This is not saved yet:',
  },
  {
    why: 'The button reloads.',
    find: 'If you save now, their changes will be lost.',
    replace: 'Reload the entry: you then see their version with your changes in it, and can save both.',
  },
  {
    why: 'What is shown elsewhere stays, however often she tries.',
    find: 'Couldn’t delete the entry. Please try again.',
    replace: 'Not deleted. The line at the top says why; without one, please try again.',
  },
  {
    why: 'A small picture is refused in the same window.',
    find: 'This file cannot be uploaded because it’s damaged,',
    replace: `This picture cannot be used. It is smaller than ${MIN_SIZE.width} by ${MIN_SIZE.height} pixels and would look blurred: choose the camera’s original. Or it’s damaged,`,
  },
];

/** The functions that the patches call. */
const IMPORTS = `import{keepChanges}from'${ours('keep-changes.ts')}';import{isSharp}from'${ours('is-sharp.ts')}';`;

function ours(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url)).replaceAll('\\', '/');
}

/** Applies the patches. Throws if one no longer fits. */
export const patches: Plugin = {
  name: 'patches',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('@sveltia/cms/npm/index.js'))
      return { code: IMPORTS + [...PATCHES, ...SENTENCES].reduce(apply, code), map: null };
    if (/@sveltia\/cms\/locales\/en-(CA|GB)\.json$/.test(id)) return { code: SENTENCES.reduce(apply, code), map: null };
    return undefined;
  },
};

function apply(code: string, { why, find, replace, times = 1 }: Patch): string {
  const found = code.split(find).length - 1;
  if (found !== times)
    throw new Error(`Sveltia CMS has changed: found ${found} times, not ${times}: ${String(find)}\n${why}`);
  return code.replaceAll(find, () => replace);
}
