import type { Rank } from '@fairground/contract/loyalty/endpoints';
import { useId } from 'react';

type RankMedalProps = { readonly rank: Pick<Rank, 'level' | 'color' | 'color2'>; readonly className?: string };

const POINTS_OF_STAR = 16;

/** So exact a drawing has to be. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** A toothed rim, as a coin has it. */
const RIM = Array.from({ length: POINTS_OF_STAR * 2 }, (_, place) => {
  const angle = (Math.PI * place) / POINTS_OF_STAR;
  const radius = place % 2 === 0 ? 48 : 43;
  return `${hundredths(50 + Math.sin(angle) * radius)},${hundredths(50 - Math.cos(angle) * radius)}`;
}).join(' ');

/** The medal of a rank: drawn from its two colours and its number, so that a rank of another name needs no picture. */
export function RankMedal({ rank: { level, color, color2 }, className = 'size-16' }: RankMedalProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`${className} shrink-0 drop-shadow-md`}>
      <defs>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={color} />
          <stop offset="0.5" stopColor={color2} />
          <stop offset="1" stopColor={color} />
        </linearGradient>
        <radialGradient id={`${id}face`} cx="0.35" cy="0.28" r="0.9">
          <stop offset="0" stopColor={color} />
          <stop offset="1" stopColor={color2} />
        </radialGradient>
      </defs>
      <polygon points={RIM} fill={`url(#${id}rim)`} />
      <circle cx="50" cy="50" r="37" fill={`url(#${id}face)`} stroke={color} strokeWidth="1.5" />
      <circle cx="50" cy="50" r="31" fill="none" stroke={color} strokeOpacity="0.6" strokeDasharray="2 3" />
      <path
        d="M22 40a31 31 0 0 1 38-19"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.55"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {level === 0 ? (
        <path d="M50 33l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" fill="#fff" fillOpacity="0.92" />
      ) : (
        <text
          x="50"
          y="62"
          textAnchor="middle"
          fontSize={level > 9 ? 32 : 36}
          fontWeight="800"
          fill="#fff"
          stroke={color2}
          strokeWidth="3"
          paintOrder="stroke"
          className="font-display"
        >
          {level}
        </text>
      )}
    </svg>
  );
}
