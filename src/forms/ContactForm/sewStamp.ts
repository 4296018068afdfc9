import { digitsOf, drawBlock } from '#quilt/nameBlock.ts';

/** Sews the block of a name on the letter's stamp, as About pieces it on a chair. Nothing is stored or sent. */
export function sewStamp(name: string): void {
  const chalk = document.querySelector('[data-stamp]');
  if (!chalk) return;
  let block = document.querySelector('#block');
  if (!block) {
    block = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    block.id = 'block';
    // From the chair's back to the stamp's cloth in src/drawings/cloth/stamp.svg.
    block.setAttribute('transform', 'translate(-45 -14)scale(.607 .829)');
    chalk.after(block);
  }
  drawBlock(block, digitsOf(name));
}
