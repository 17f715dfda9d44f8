/** Where seats stand around a table, in percent of its box; the player's own seat is at the bottom, turns go clockwise. */
export type Place = { readonly x: number; readonly y: number };

/** How far from the middle the seats stand. */
type Shape = { readonly across: number; readonly down: number; readonly middle: number };

export const UPRIGHT: Shape = { across: 40, down: 40, middle: 48 };
export const WIDE: Shape = { across: 43, down: 39, middle: 48 };

/** The gap that the own cards take, in degrees to either side of the bottom. */
const OWN_GAP = 62;

/**
 * The places of all seats of a table. A table is watched from the seat `own`; whoever only looks on sees seat 0 there.
 */
export const placesOf = (seats: number, own: number, { across, down, middle }: Shape): readonly Place[] => {
  const others = seats - 1;
  const around = 360 - 2 * OWN_GAP;
  return Array.from({ length: seats }, (_, seat) => {
    const step = (seat - own + seats) % seats;
    if (step === 0) return { x: 50, y: 100 };
    const part = others === 1 ? 0.5 : (step - 1) / (others - 1);
    // 0 degrees is the bottom; turns go on to the left.
    const angle = ((OWN_GAP + part * around) * Math.PI) / 180;
    return { x: round(50 - across * Math.sin(angle)), y: round(middle + down * Math.cos(angle)) };
  });
};

const round = (value: number): number => Math.round(value * 10) / 10;
