import { renderToStaticMarkup } from 'react-dom/server';
import { SignSheet } from '#art/signs/SignSheet.tsx';

/** The file of all signs as a whole SVG document. It sees nothing of the page that shows it, so it carries the CSS that it wears. */
export function renderSigns(css: string): string {
  return renderToStaticMarkup(<SignSheet css={css} />);
}
