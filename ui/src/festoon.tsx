import { classNames } from './class-names.ts';

export type FestoonProps = {
  /** How many of the bulbs shine, from the start. */
  readonly lit?: number | undefined;
  readonly className?: string | undefined;
};

/** A string of bulbs, the house's ornament: all lit for joy, some dark where something is missing. */
export function Festoon({ lit = BULBS.length, className }: FestoonProps) {
  return (
    <svg viewBox="0 0 240 56" fill="none" aria-hidden="true" className={classNames('overflow-visible', className)}>
      <path d={WIRE} className="stroke-line-strong" strokeWidth={1.5} />
      {BULBS.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {index < lit && <circle cy={9} r={15} className="fill-accent-soft" />}
          <path d="M-2.5 0h5v3.5h-5z" className="fill-line-strong" />
          <path
            d="M-2.5 3.5C-5 6-5.500 8-5.500 9.500a5.500 5.500 0 0 0 11 0C5.500 8 5 6 2.500 3.500z"
            className={index < lit ? 'fill-accent' : 'fill-surface-3 stroke-line-strong'}
          />
        </g>
      ))}
    </svg>
  );
}

const WIRE = 'M0 4C30 34 90 34 120 12C150 34 210 34 240 4';

/** Points on the wire, found once by its two curves. */
const BULBS = [
  { x: 18, y: 16.5 },
  { x: 47, y: 25.5 },
  { x: 77, y: 26 },
  { x: 105, y: 19.5 },
  { x: 135, y: 19.5 },
  { x: 163, y: 26 },
  { x: 193, y: 25.5 },
  { x: 222, y: 16.5 },
] as const;
