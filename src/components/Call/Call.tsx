import { Button } from '#components/Button/Button.tsx';

interface Props {
  first: { label: string; to: string };
  second: { label: string; to: string };
}

export function Call({ first, second }: Props) {
  return (
    <p className="cluster">
      <Button {...first} emphasis="dark" />
      <Button {...second} emphasis="quiet" edge={1} />
    </p>
  );
}
