import type { BoutResult } from '../model/ring.ts';

type RingStageProps = { readonly isFighting: boolean; readonly result: BoutResult | undefined };

/** The drawn ring: two paper birds that dance around each other. Nobody is hurt, and nothing of it is real. */
export function RingStage({ isFighting, result }: RingStageProps) {
  return (
    <svg
      viewBox="0 0 640 280"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="ring-stage"
      data-fighting={isFighting || undefined}
      data-result={result}
    >
      <defs>
        <radialGradient id="ring-light" cx="50%" cy="20%" r="75%">
          <stop offset="0" stopColor="oklch(0.62 0.11 60)" />
          <stop offset="1" stopColor="oklch(0.24 0.06 40)" />
        </radialGradient>
        <radialGradient id="ring-sand" cx="50%" cy="45%" r="60%">
          <stop offset="0" stopColor="oklch(0.84 0.08 80)" />
          <stop offset="1" stopColor="oklch(0.6 0.09 62)" />
        </radialGradient>
      </defs>
      <rect width="640" height="280" fill="url(#ring-light)" />
      {LANTERNS.map((x, place) => (
        <g key={x}>
          <path d={`M${x} 0V${place % 2 === 0 ? 22 : 32}`} stroke="oklch(0.3 0.05 50)" strokeWidth="2" />
          <ellipse cx={x} cy={place % 2 === 0 ? 34 : 44} rx="12" ry="14" className="ring-lantern" />
        </g>
      ))}
      <ellipse cx="320" cy="222" rx="262" ry="52" fill="oklch(0.34 0.07 45)" />
      <ellipse cx="320" cy="214" rx="256" ry="48" fill="url(#ring-sand)" />
      <ellipse cx="320" cy="214" rx="150" ry="26" fill="none" stroke="oklch(0.95 0.03 80 / 0.5)" strokeWidth="3" />
      <g className="ring-bird" data-side="meron">
        <Bird feathers="oklch(0.6 0.2 25)" dark="oklch(0.42 0.16 22)" />
      </g>
      <g transform="translate(640 0) scale(-1 1)">
        <g className="ring-bird" data-side="wala">
          <Bird feathers="oklch(0.62 0.14 250)" dark="oklch(0.42 0.13 258)" />
        </g>
      </g>
    </svg>
  );
}

const LANTERNS = [60, 150, 240, 400, 490, 580];

/** A bird of folded paper that looks to the end of the line. */
function Bird({ feathers, dark }: { readonly feathers: string; readonly dark: string }) {
  return (
    <g transform="translate(150 96)">
      <ellipse cx="62" cy="124" rx="52" ry="9" fill="oklch(0.3 0.05 50 / 0.4)" />
      <path d="M52 96 46 122 36 126M76 96 80 122 92 126" stroke="oklch(0.8 0.14 80)" strokeWidth="5" fill="none" />
      <path d="M20 64C-14 50-22 14-6-8 2 16 14 26 34 36Z" fill={dark} />
      <path d="M22 58C0 36-2 4 18-14 20 10 30 24 46 34Z" fill={feathers} />
      <path
        d="M14 62C20 30 60 26 84 44 96 20 100 8 112 2 128-4 138 8 134 22 128 34 122 44 116 62 110 92 84 104 60 102 34 100 14 88 14 62Z"
        fill={feathers}
      />
      <path d="M34 60C54 44 84 52 94 70 80 92 46 92 34 60Z" fill={dark} />
      <path d="M44 62C60 54 78 60 84 70" stroke={feathers} strokeWidth="4" fill="none" />
      <path d="M104 4C100-12 110-16 114-8 118-20 128-18 127-8 136-14 142-4 134 6Z" fill="oklch(0.62 0.22 28)" />
      <path d="M134 14 152 20 133 26Z" fill="oklch(0.83 0.15 82)" />
      <path d="M128 28C134 36 130 44 124 42 120 38 122 32 128 28Z" fill="oklch(0.62 0.22 28)" />
      <circle cx="123" cy="14" r="5" fill="white" />
      <circle cx="124.500" cy="14" r="2.500" fill="oklch(0.2 0.02 270)" />
    </g>
  );
}
