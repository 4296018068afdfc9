import { renderToStaticMarkup } from 'react-dom/server';
import { SignSheet } from '#art/signs/SignSheet.tsx';

/** All signs as an SVG document with its own CSS, since it does not see the page's. */
export function renderSigns(css: string): string {
  return renderToStaticMarkup(<SignSheet css={css} />);
}
