import type { FabricName } from '#quilt/cloth.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { quad } from '#quilt/geometry.ts';
import { bars } from '#quilt/patterns.ts';
import { SKINS } from '#quilt/figures/body/skins.ts';

/** A hand that holds a needle with its tip at -46 256 and its eye at 104 76. The arm goes to the lower right. */
export function SewingHand() {
  const { light, half, base, shade } = SKINS.sienna;
  const sleeve = new Patchwork('sleeve-2');
  bars(
    sleeve,
    quad([288, 394], [396, 318], [790, 690], [610, 860]),
    ['marigold', 'poppy', 'indigo', 'denim', 'indigo', 'petal', 'indigo', 'poppy'],
    { weights: [1.2, 0.6, 1, 0.45, 1.1, 0.5, 1.1, 1], direction: 'down', wonk: 0.1 },
  );
  const piece = (fabric: FabricName, path: string) => <path className={fabric} d={path} />;
  return (
    <>
      {piece(shade, 'M338 160L332 92L306 44L288 36L276 54L288 104L296 166Z')}
      {piece(base, 'M304 146L286 72L252 22L230 20L224 40L250 90L264 160Z')}
      {piece(shade, 'M264 160L250 90L224 40L228 26L244 40L270 90L284 150Z')}
      {piece(half, 'M262 136L228 72L174 40L152 46L154 68L196 98L224 156Z')}
      {piece(base, 'M224 156L196 98L154 68L153 56L206 84L242 146Z')}
      {piece(half, 'M196 150L236 124L306 136L356 180L384 254L380 336L304 392L240 348L200 270Z')}
      {piece(base, 'M306 136L356 180L384 254L380 336L344 362L326 254ZM200 270L240 348L304 392L274 306L222 236Z')}
      {piece(light, 'M240 122L178 84L118 80L62 114L56 130L68 140L124 120L164 136L194 180L228 176Z')}
      {piece(half, 'M68 140L124 120L164 136L194 180L176 178L152 152L122 138L74 152Z')}
      <path className="needle" d="M-46 256L104 76" />
      {piece(light, 'M252 306L200 290L146 244L100 186L72 158L72 140L98 136L142 174L190 214L238 226Z')}
      {piece(base, 'M252 306L200 290L146 244L100 186L72 158L71 150L116 190L164 238L212 266L248 274Z')}
      {piece(
        'poppy',
        'M62 114L84 101L93 112L70 127L56 130ZM152 46L170 41L174 54L154 62ZM230 20L247 21L246 36L226 34ZM288 36L302 42L298 56L281 50Z',
      )}
      <PatchworkPaths patchwork={sleeve} />
    </>
  );
}
