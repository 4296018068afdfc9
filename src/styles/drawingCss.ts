import cloth from '#styles/cloth.css?inline';
import figures from '#styles/figures.css?inline';
import palette from '#styles/palette.css?inline';

/** The CSS of a drawing in a file, which does not see the page's: both themes, cloth and figures. */
export const drawingCss = palette + cloth + figures;
