import { Drawing } from '#art/Drawing.tsx';
import { SCENES, type SceneName } from '#art/scenes.ts';
import '#styles/figures.css';

/**
 * A drawing inside the page itself: it is there with the first words and costs no request, but it weighs on the page's
 * first view. Only for one that decorates, that wears no CSS of its own and that the page can afford (tests/budgets.ts).
 */
export function InlineScene({ name }: { name: SceneName }) {
  if (SCENES[name].style !== undefined) throw new Error(`${name} wears CSS of its own: show it as a file, by Scene.`);
  return <Drawing name={name} />;
}
