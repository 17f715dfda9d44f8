import type { ReactNode } from 'react';

export type ComingGame = 'crash' | 'dice' | 'mines' | 'plinko' | 'wheel' | 'keno';

const PAPER = '#fff6e5';
const BULB = '#ffb938';
const ROSE = '#ff5f7e';
const SKY = '#5ec8ff';
const NIGHT = '#2a2350';

const PEGS = [1, 2, 3, 4].flatMap((row) =>
  Array.from({ length: row + 1 }, (_, column) => ({ x: 32 + (column - row / 2) * 11, y: 10 + row * 10 })),
);

const WHEEL_ANGLES = [0, 60, 120, 180, 240, 300] as const;
const WHEEL_COLOURS = [ROSE, PAPER, SKY, ROSE, PAPER, SKY] as const;

const MINE_SPIKES = [0, 45, 90, 135] as const;

const KENO_LIT: readonly number[] = [2, 5, 10];

/** One picture per game on a grid of 64, in the colours of the fair. */
export const GAME_DRAWINGS: Readonly<Record<ComingGame, ReactNode>> = {
  crash: (
    <>
      <path d="M4 58C28 56 42 44 48 26" fill="none" stroke={BULB} strokeWidth="5" strokeLinecap="round" />
      <g transform="rotate(20 50 18)">
        <path d="M50 2c7 5 9 13 8 22H42C41 15 43 7 50 2" fill={PAPER} />
        <circle cx="50" cy="14" r="3.500" fill={SKY} />
        <path d="M42 18l-6 9 7-1zM58 18l6 9-7-1z" fill={ROSE} />
        <path d="M46 26h8l-4 9z" fill={BULB} />
      </g>
    </>
  ),
  dice: (
    <>
      <g transform="rotate(-12 24 38)">
        <rect x="6" y="20" width="36" height="36" rx="9" fill={PAPER} />
        {[15, 33].flatMap((x) =>
          [29, 38, 47].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="3.600" fill={NIGHT} />),
        )}
      </g>
      <g transform="rotate(14 46 20)">
        <rect x="33" y="6" width="27" height="27" rx="7" fill={ROSE} />
        <circle cx="46.500" cy="19.500" r="4" fill={PAPER} />
      </g>
    </>
  ),
  mines: (
    <>
      {MINE_SPIKES.map((angle) => (
        <rect key={angle} x="29" y="6" width="6" height="56" rx="3" fill={NIGHT} transform={`rotate(${angle} 32 34)`} />
      ))}
      <circle cx="32" cy="34" r="20" fill={NIGHT} />
      <circle cx="25" cy="27" r="5" fill={PAPER} opacity="0.7" />
      <path d="M44 12c4-6 9-6 13-2" fill="none" stroke={PAPER} strokeWidth="3" strokeLinecap="round" />
      <circle cx="58" cy="9" r="5" fill={BULB} />
    </>
  ),
  plinko: (
    <>
      {PEGS.map(({ x, y }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="2.800" fill={PAPER} />
      ))}
      <circle cx="37" cy="11" r="6" fill={BULB} />
      {[6, 19, 32, 45].map((x, index) => (
        <rect key={x} x={x} y="57" width="12" height="6" rx="3" fill={index % 3 === 0 ? ROSE : SKY} />
      ))}
    </>
  ),
  wheel: (
    <>
      <circle cx="32" cy="34" r="28" fill={BULB} />
      {WHEEL_ANGLES.map((angle, index) => (
        <path
          key={angle}
          d="M32 34V10a24 24 0 0 1 20.800 12z"
          fill={WHEEL_COLOURS[index]}
          transform={`rotate(${angle} 32 34)`}
        />
      ))}
      <circle cx="32" cy="34" r="6" fill={NIGHT} />
      <path d="M25 1h14l-7 13z" fill={NIGHT} />
    </>
  ),
  keno: (
    <>
      {Array.from({ length: 12 }, (_, index) => (
        <circle
          key={index}
          cx={14 + (index % 3) * 18}
          cy={8 + Math.floor(index / 3) * 16}
          r="7"
          fill={KENO_LIT.includes(index) ? BULB : PAPER}
          opacity={KENO_LIT.includes(index) ? 1 : 0.55}
        />
      ))}
    </>
  ),
};
