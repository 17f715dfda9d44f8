import { classNames } from './class-names.ts';

export type SpinnerProps = {
  /** What is being waited for; without it the spinner is decoration beside a text that says so. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

/** A ring of bulbs lit one after the other. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('bulb-chase shrink-0', className ?? 'size-5')}
      fill="currentColor"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {BULBS.map(({ x, y, opacity }) => (
        <circle key={opacity} cx={x} cy={y} r={2.4} opacity={opacity} />
      ))}
    </svg>
  );
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const BULBS = Array.from({ length: 8 }, (_, index) => {
  const angle = (index / 8) * 2 * Math.PI;
  // Rounded, so that server and browser print the same digits.
  return {
    x: hundredth(12 + 9 * Math.sin(angle)),
    y: hundredth(12 - 9 * Math.cos(angle)),
    opacity: hundredth(0.12 + 0.88 * ((index + 1) / 8) ** 2),
  };
});
