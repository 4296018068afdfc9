/** The status of a commit that tells whoever has saved what became of it. */
export const STATUS = 'Website';

/** A status of a commit on GitHub: .github/scripts/tell-editors.ts sets it, the editing page shows it. */
export interface Status {
  context: string;
  state: 'pending' | 'success' | 'failure' | 'error';
  description: string | null;
  /** Of a draft that is right, its preview; of mistakes, the comment that names them; otherwise the run. */
  target_url: string | null;
}
