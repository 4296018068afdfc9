import { minifySync } from 'vite';

/**
 * Minifies a page's inline scripts, as Vite minifies script files.
 * @throws if a script cannot be parsed
 */
export function minifyScripts(html: string, file: string): string {
  return html.replace(/<script( defer)?>([\s\S]*?)<\/script>/g, (_, defer = '', script: string) => {
    const { code, errors } = minifySync(file, script);
    if (errors[0]) throw new Error(`${file}: an inline script cannot be parsed: ${errors[0].message}`);
    return `<script${defer}>${code.trim().replace(/;$/, '')}</script>`;
  });
}
