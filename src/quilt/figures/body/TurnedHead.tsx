import type { FabricName } from '#quilt/cloth.ts';
import { type SplinePoint, spline } from '#quilt/spline.ts';
import type { Skin } from '#quilt/figures/body/skins.ts';
import { Clip } from '#quilt/figures/body/Clip.tsx';

/** Down the far side, along the jaw to the ear, and back over the head. */
const OUTLINE: readonly SplinePoint[] = [
  [372, 452],
  [342, 540],
  [338, 600],
  [352, 640],
  [342, 690],
  [328, 750],
  [338, 812],
  [358, 872],
  [384, 926],
  [420, 964],
  [470, 986],
  [540, 986],
  [620, 952],
  [688, 890],
  [716, 806],
  [736, 740, 'corner'],
  [790, 640, 'corner'],
  [800, 460],
  [720, 340],
  [560, 300],
  [436, 350],
];

type Props = { name: string; skin: Skin };

/** A full face in three-quarter view, smiling. */
export function TurnedHead({ name, skin: { light, half, base, shade, deep, lid, lip } }: Props) {
  const path = spline(OUTLINE);
  const piece = (fabric: FabricName, d: string) => <path className={fabric} d={d} />;
  return (
    <>
      {piece(base, path)}
      <Clip id={`${name}-face`} shape={path}>
        {/* The front of the face; its side, in shadow along the jaw; both cheeks; the chin. */}
        {piece(half, 'M310 400L670 400L632 560L648 690L604 792L548 880L520 990L310 990Z')}
        {piece(shade, 'M810 540L716 640L700 750L630 872L500 990L810 990Z')}
        {piece(light, 'M484 712L566 704L630 696L614 776L556 822L506 790Z')}
        {piece(light, 'M320 676L384 704L392 768L372 806L320 790Z')}
      </Clip>
      {/* The hollows of the eyes; the nose in its planes. */}
      {piece(base, 'M478 640L508 610L560 606L606 626L616 650L566 634L520 640L488 676L452 690Z')}
      {piece(base, 'M352 640L372 610L412 606L434 622L428 660L412 640L384 634Z')}
      {piece(light, 'M424 612L452 606L440 690L442 734L420 760L392 752L390 736L414 690Z')}
      {piece(base, 'M452 606L470 640L464 700L488 726L494 750L480 770L448 776L420 760L442 734L440 690Z')}
      {piece(deep, 'M392 752L420 758L448 774L480 770L456 788L420 790L396 774Z')}
      {/* Lids, whites, irises, a light in each, lashes. */}
      {piece(half, 'M488 658L514 626L552 617L590 630L612 656L580 640L548 632L512 642Z')}
      {piece(half, 'M360 650L378 624L406 617L430 632L434 656L408 634L382 638Z')}
      {piece(
        'cotton',
        'M496 668L514 648L546 640L578 650L598 664L574 680L540 685L512 679ZM366 658L384 644L408 642L426 658L418 676L398 682L376 675Z',
      )}
      {piece(
        deep,
        'M520 644L550 640L560 656L556 676L544 686L522 684L512 672L512 656ZM382 644L404 642L412 656L408 676L398 683L384 680L376 668L376 654Z',
      )}
      {piece('cotton', 'M522 653L531 651L532 660L523 662ZM383 653L391 651L392 660L384 662Z')}
      {piece(
        lid,
        'M488 671L512 640L548 629L584 640L618 660L580 655L548 650L516 656L500 673ZM358 664L380 639L408 635L434 663L408 653L384 653Z',
      )}
      {piece(
        lid,
        'M474 604L504 586L552 580L602 598L624 620L596 607L552 593L506 598ZM352 612L372 590L402 585L430 600L428 609L401 597L374 602Z',
      )}
      {/* Upper lip, lower lip, the line of the smile, the shadow under it. */}
      {piece(lip, 'M378 817L400 802L420 789L433 796L449 788L488 801L528 815L482 834L434 840L402 834Z')}
      {piece('lipB', 'M388 828L402 836L434 841L482 835L512 826L498 854L472 874L434 878L406 862Z')}
      {piece(lid, 'M370 812L402 829L434 835L482 829L538 809L486 836L434 842L399 836Z')}
      {piece(shade, 'M410 890L438 886L476 884L460 895L436 897Z')}
    </>
  );
}
