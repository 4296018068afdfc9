/** The status of a commit that tells whoever has saved what became of it. Of problems there are also `Website 10`, `Website 11` and so on. */
export const STATUS = 'Website';

/** A status of a commit on GitHub: .github/scripts/tell-editors.ts sets it, the editing page shows it. */
export interface Status {
  context: string;
  state: 'pending' | 'success' | 'failure' | 'error';
  description: string | null;
  /** Of a draft that is right, its preview; otherwise the run. */
  target_url: string | null;
}
