/** What is left of a turn: the seat's own seconds first, then its time bank. */
export type Clock = { readonly leftMs: number; readonly wholeMs: number; readonly bankMs: number };

export type ClockState = {
  /** Whole seconds on the dial. */
  readonly seconds: number;
  /** 1 when the turn begins, 0 when it is over. */
  readonly part: number;
  readonly isBank: boolean;
  readonly isHurry: boolean;
};

const HURRY_MS = 5_000;

/** `leftMs` counts to the end of turn and bank together. */
export const clockState = ({ leftMs, wholeMs, bankMs }: Clock): ClockState => {
  const left = Math.max(0, leftMs);
  const own = left - bankMs;
  const isBank = own <= 0 && bankMs > 0;
  const shown = isBank ? left : own;
  const whole = isBank ? bankMs : wholeMs;
  return {
    seconds: Math.ceil(shown / 1_000),
    part: whole > 0 ? Math.min(1, shown / whole) : 0,
    isBank,
    isHurry: shown <= HURRY_MS,
  };
};
