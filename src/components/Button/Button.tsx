import { PatchEdge } from '#quilt/PatchEdge.tsx';
import styles from './Button.module.css';

interface Appearance {
  label: string;
  /** Added to the name for screen readers, so that it makes sense alone: "Register Now for the Workshop". */
  context?: string | undefined;
  /** strong = marigold, dark = for light cloth, quiet = outline only, plain = a link until a script stresses it, dashed = a chalk line for what is closed. */
  emphasis?: 'strong' | 'dark' | 'quiet' | 'plain' | 'dashed';
  size?: 'normal' | 'small';
  /** The outline. Neighbours have different ones. 2 is a goose that points right. */
  edge?: 0 | 1 | 2;
}
interface LinkProps {
  to: string;
  type?: never;
  current?: boolean;
}
interface ButtonProps {
  type: 'button' | 'submit';
  to?: never;
  value?: string;
  describedBy?: string;
  /** The button looks disabled, but stays focusable so that screen readers find the reason. */
  unavailable?: boolean;
  onPress?: () => void;
}
type Props = Appearance & (LinkProps | ButtonProps);

export function Button(props: Props) {
  const { label, context, emphasis = 'strong', size = 'normal', edge = 0 } = props;
  const isUnavailable = props.to === undefined && props.unavailable;
  const inner = (
    <>
      {!isUnavailable && <PatchEdge variant={edge} />}
      {label}
    </>
  );
  const look = {
    className: styles.button,
    'data-emphasis': isUnavailable ? undefined : emphasis,
    'data-size': size,
    'aria-label': context === undefined ? undefined : `${label} ${context}`,
  };
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
      value={props.value}
      aria-describedby={props.describedBy}
      aria-disabled={isUnavailable || undefined}
      onClick={props.onPress}
    >
      {inner}
    </button>
  );
}
