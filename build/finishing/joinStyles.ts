const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Joins a page's styles, in order, in place of the longest. */
export function joinStyles(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  const longest = styles.reduce((a, b) => (b.length > a.length ? b : a), '');
  return html.replace(STYLE, (_, css: string) => (css === longest ? `<style>${styles.join('')}</style>` : ''));
}
