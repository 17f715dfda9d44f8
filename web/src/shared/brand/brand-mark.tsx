import { useBrand } from './use-brand.ts';

const BULBS = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4;
  return { x: 16 + 11.5 * Math.sin(angle), y: 16 - 11.5 * Math.cos(angle) };
});

const at = (value: number): string => String(Math.round(value * 100) / 100);

type BrandMarkProps = { readonly className?: string };

/** The sign of the brand: its own, else the wheel of bulbs. */
export function BrandMark({ className }: BrandMarkProps) {
  const { mark } = useBrand().theme;
  if (mark)
    return (
      <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
        <path d={mark.lines} stroke="currentColor" strokeWidth="2" strokeLinecap="round" fill="none" />
        <path d={mark.shapes} fill="currentColor" />
      </svg>
    );
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <g stroke="currentColor" strokeWidth="1.5" fill="none" opacity="0.55">
        <circle cx="16" cy="16" r="11.5" />
        <path d={BULBS.map(({ x, y }) => `M16 16L${at(x)} ${at(y)}`).join('')} />
      </g>
      <g fill="currentColor">
        {BULBS.map(({ x, y }) => (
          <circle key={`${at(x)} ${at(y)}`} cx={at(x)} cy={at(y)} r="2.6" />
        ))}
        <circle cx="16" cy="16" r="3.6" />
      </g>
    </svg>
  );
}
