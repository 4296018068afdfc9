/** The name of the commit status that tells whoever has saved what became of it. */
export const STATUS = 'Website';

/** A status of a commit on GitHub. .github/scripts/tell-editors.ts sets it, and the editing page shows it. */
export interface Status {
  context: string;
  state: 'pending' | 'success' | 'failure' | 'error';
  description: string | null;
  /** Leads to the preview of a correct draft, to the comment that names mistakes, or else to the run. */
  target_url: string | null;
}
