import type { FabricName } from '#quilt/cloth.ts';
import { parsePoints } from '#quilt/geometry.ts';
import { spline } from '#quilt/spline.ts';
import type { Skin } from '#quilt/figures/body/skins.ts';
import { Clip } from '#quilt/figures/body/Clip.tsx';

/** Over the top of the head, down one cheek to the chin and up the other; not exactly symmetrical. */
const OUTLINE = parsePoints(
  '560,330 430,356 360,452 340,572 346,690 364,780 392,860 444,921 512,952 562,957 612,950 677,919 728,858 756,778 774,688 778,570 760,452 690,356',
);

type Props = {
  /** The figure's name, for ids. */
  name: string;
  skin: Skin;
};

/** A face that looks at you, with open eyes and the beginning of a smile. The light comes from its right, our left. */
export function FrontHead({ name, skin: { light, half, base, shade, deep, lid, lip } }: Props) {
  const path = spline(OUTLINE);
  const piece = (fabric: FabricName, d: string) => <path className={fabric} d={d} />;
  return (
    <>
      {piece(base, path)}
      <Clip id={`${name}-face`} shape={path}>
        {/* The half in the light, from forehead to chin; the far side; the cheek; the chin. */}
        {piece(half, 'M320 380L650 380L612 540L566 606L548 690L560 790L562 860L566 980L320 980Z')}
        {piece(shade, 'M800 400L700 604L722 740L668 856L566 980L800 980Z')}
        {piece(light, 'M358 694L520 708L498 772L444 816L388 796Z')}
        {piece(half, 'M540 896L604 903L608 926L582 944L556 966L520 960Z')}
      </Clip>
      {/* Beside the bridge of the nose; the nose, its far side and its wings; under it. */}
      {piece(base, 'M404 640L440 606L486 602L526 612L546 690L526 656L480 632L440 636Z')}
      {piece(
        shade,
        'M716 640L680 606L636 602L594 610L592 692L618 728L628 750L618 768L588 778L576 690L596 656L640 632L680 636Z',
      )}
      {piece(light, 'M546 606L574 604L574 690L594 732L584 758L546 760L526 740L548 690Z')}
      {piece(base, 'M526 740L510 722L494 746L500 770L532 778L546 760Z')}
      {piece(deep, 'M500 769L532 775L546 758L584 756L588 775L618 768L592 784L562 791L530 784Z')}
      {/* Lids, whites, irises, a light in each, lashes. */}
      {piece(light, 'M420 652L446 624L482 615L514 627L528 660L508 640L480 630L446 637Z')}
      {piece(base, 'M700 652L674 624L638 615L606 627L592 660L612 640L640 630L674 637Z')}
      {piece(
        'cotton',
        'M434 664L452 646L480 640L504 650L520 670L498 683L472 687L449 679ZM686 664L668 646L640 640L616 650L600 670L622 683L648 687L671 679Z',
      )}
      {piece(
        lid,
        'M462 640L492 640L502 654L500 674L488 685L466 686L454 675L452 656ZM628 640L658 640L668 656L666 675L654 686L632 685L620 674L618 654Z',
      )}
      {piece('cotton', 'M464 653L473 651L474 660L465 662ZM630 653L639 651L640 660L631 662Z')}
      {piece(
        lid,
        'M412 656L445 635L480 628L508 639L525 670L504 655L480 646L452 651L434 667ZM708 656L675 635L640 628L612 639L595 670L616 655L640 646L668 651L686 667Z',
      )}
      {/* Brows. */}
      {piece(
        lid,
        'M400 622L430 596L478 584L525 596L528 609L480 599L436 607ZM720 620L690 595L642 584L595 595L592 608L640 599L684 606Z',
      )}
      {/* Upper lip, lower lip, the line of the smile, the shadow under it. */}
      {piece(lip, 'M474 819L510 803L540 789L560 797L580 789L610 803L646 819L608 836L560 842L512 836Z')}
      {piece('lipB', 'M488 828L528 837L560 840L592 837L632 828L610 864L582 880L538 880L510 864Z')}
      {piece(lid, 'M468 815L492 826L530 833L560 836L590 833L628 826L652 815L630 831L592 838L560 842L528 838L490 831Z')}
      {piece(shade, 'M524 890L562 885L602 890L588 900L562 896L536 900Z')}
    </>
  );
}
