import { useBrand } from './use-brand.ts';

/** Four spokes through the hub, and a bulb at each of their ends: a stroke without a length, round at its caps. */
const SPOKES = 'M16 4.5v23M4.5 16h23M7.9 7.9l16.2 16.2M24.1 7.9L7.9 24.1';
const BULBS = 'M16 4.5h0M24.1 7.9h0M27.5 16h0M24.1 24.1h0M16 27.5h0M7.9 24.1h0M4.5 16h0M7.9 7.9h0';

type BrandMarkProps = { readonly className?: string };

/** The sign of the brand: its own, else the wheel of bulbs. */
export function BrandMark({ className }: BrandMarkProps) {
  const { mark } = useBrand().theme;
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={className}
      stroke="currentColor"
      strokeLinecap="round"
      fill="none"
    >
      {mark ? (
        <>
          <path d={mark.lines} strokeWidth="2" />
          <path d={mark.shapes} stroke="none" fill="currentColor" />
        </>
      ) : (
        <>
          <g strokeWidth="1.5" opacity="0.55">
            <circle cx="16" cy="16" r="11.5" />
            <path d={SPOKES} />
          </g>
          <path d={BULBS} strokeWidth="5.2" />
          <path d="M16 16h0" strokeWidth="7.2" />
        </>
      )}
    </svg>
  );
}
