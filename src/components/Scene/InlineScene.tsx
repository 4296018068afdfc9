import { Drawing } from '#quilt/Drawing.tsx';
import { SCENES, type SceneName } from '#quilt/scenes.ts';
import '#styles/figures.css';

/**
 * A scene inside the page: it needs no request, but adds to the page's first view. Only for decoration without CSS of its own
 * that fits the page's budget (gate/budgets.ts).
 */
export function InlineScene({ name }: { name: SceneName }) {
  if (SCENES[name].style !== undefined) throw new Error(`${name} has CSS of its own: show it as a file, with Scene.`);
  return <Drawing name={name} />;
}
