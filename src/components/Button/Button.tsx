import { PatchEdge } from '#art/PatchEdge.tsx';
import styles from './Button.module.css';

interface Look {
  label: string;
  /** Words only a screen reader hears, so that the name makes sense on its own: "Register Now for the Workshop". */
  context?: string | undefined;
  /** strong = marigold, dark = for light cloth, quiet = outline only. */
  emphasis?: 'strong' | 'dark' | 'quiet';
  size?: 'normal' | 'small';
  /** Two hand-cut outlines; neighbours take different ones. The third is a goose that flies on. */
  edge?: 0 | 1 | 2;
}
interface Link {
  to: string;
  type?: never;
  current?: boolean;
}
interface Press {
  type: 'button' | 'submit';
  to?: never;
  name?: string;
  value?: string;
  /** The id of the line that says what this button does, or why it does nothing. */
  describedBy?: string;
  /** An unpicked patch: it stays focusable, so that the reason is heard. */
  unavailable?: boolean;
  onPress?: () => void;
}
type Props = Look & (Link | Press);

/** A stitched patch. It renders a link when it goes somewhere and a button when it does something. */
export function Button(props: Props) {
  const { label, context, emphasis = 'strong', size = 'normal', edge = 0 } = props;
  const inner = (
    <>
      <PatchEdge variant={edge} />
      {label}
      {context !== undefined && <span className="visually-hidden">{` ${context}`}</span>}
    </>
  );
  const look = { className: styles.button, 'data-emphasis': emphasis, 'data-size': size };
  if (props.to !== undefined) {
    return (
      <a {...look} href={props.to} aria-current={props.current ? 'page' : undefined}>
        {inner}
      </a>
    );
  }
  return (
    <button
      {...look}
      type={props.type}
      name={props.name}
      value={props.value}
      aria-describedby={props.describedBy}
      aria-disabled={props.unavailable ? true : undefined}
      onClick={props.onPress}
    >
      {inner}
    </button>
  );
}
