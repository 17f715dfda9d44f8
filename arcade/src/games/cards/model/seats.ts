/** Where seats stand around a table, in percent of its box; the player's own seat is at the bottom, turns go clockwise. */
export type Place = { readonly x: number; readonly y: number };

/** How far from the middle the seats stand, and the gap that the own cards take: degrees to either side of the bottom. */
type Shape = {
  readonly across: number;
  readonly down: number;
  readonly middle: number;
  readonly gap: number;
  /** Whether the seats are as far from one another along the edge as across the table. */
  readonly isRound: boolean;
};

export const UPRIGHT: Shape = { across: 40, down: 40, middle: 48, gap: 62, isRound: true };
export const WIDE: Shape = { across: 43, down: 39, middle: 48, gap: 62, isRound: true };
/** A phone on its side: the others sit along the upper edge, beside one another. */
export const LOW: Shape = { across: 43, down: 44, middle: 60, gap: 112, isRound: false };

/** Up to three others need no place at the lower corners, where the own seat and what lies before it are. */
const FEW = 3;
const SIDEWARD = 90;

/**
 * The places of all seats of a table. A table is watched from the seat `own`; a spectator sees seat 0 there.
 */
export const placesOf = (seats: number, own: number, shape: Shape): readonly Place[] => {
  const { across, down, middle, isRound } = shape;
  const others = seats - 1;
  const gap = others <= FEW ? Math.max(shape.gap, SIDEWARD) : shape.gap;
  const around = 360 - 2 * gap;
  return Array.from({ length: seats }, (_, seat) => {
    const step = (seat - own + seats) % seats;
    if (step === 0) return { x: 50, y: 100 };
    const part = others === 1 ? 0.5 : (step - 1) / (others - 1);
    // 0 degrees is the bottom; turns go on to the left.
    const angle = ((gap + part * around) * Math.PI) / 180;
    const x = isRound ? -Math.sin(angle) : 2 * part - 1;
    return { x: round(50 + across * x), y: round(middle + down * Math.cos(angle)) };
  });
};

const round = (value: number): number => Math.round(value * 10) / 10;
