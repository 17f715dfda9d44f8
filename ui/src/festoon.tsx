import { useId } from 'react';
import { classNames } from './class-names.ts';

export type FestoonProps = {
  /** How many of the bulbs shine, from the start. */
  readonly lit?: number | undefined;
  readonly className?: string | undefined;
};

/** A string of bulbs, the brand's ornament: all lit for joy, some dark where something is missing. */
export function Festoon({ lit = BULBS.length, className }: FestoonProps) {
  const glowId = useId();
  return (
    <svg viewBox="0 0 240 56" fill="none" aria-hidden="true" className={classNames('overflow-visible', className)}>
      <radialGradient id={glowId}>
        <stop offset="20%" className="[stop-color:var(--glow)]" />
        <stop offset="100%" className="[stop-color:var(--glow)]" stopOpacity={0} />
      </radialGradient>
      <path d={WIRE} className="stroke-line-strong" strokeWidth={1.5} />
      {BULBS.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {index < lit && <circle cy={9} r={22} fill={`url(#${glowId})`} />}
          <path d="M-2.5 0h5v3.5h-5z" className="fill-line-strong" />
          <path
            d="M-2.5 3.5C-5 6-5.5 8-5.5 9.5a5.5 5.5 0 0 0 11 0C5.5 8 5 6 2.5 3.5z"
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
