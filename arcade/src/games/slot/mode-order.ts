/** Which mode the next round is played in. A feature is bought for one order, whatever comes of it. */
export type ModeOrder = {
  /** The way to spin from now on. */
  readonly choose: (mode: string) => void;
  readonly chosen: () => string;
  /** The next order alone is played in this mode. */
  readonly buy: (mode: string) => void;
  /** Forgets what was to be bought, where no order was given. */
  readonly cancel: () => void;
  /** The mode of the order that is given now: from here on nothing is bought any more. */
  readonly take: () => string;
  /** The mode of the order that was given last. */
  readonly taken: () => string;
};

export const createModeOrder = (first: string): ModeOrder => {
  let [chosen, taken] = [first, first];
  let bought: string | undefined;
  return {
    choose: (mode) => {
      chosen = mode;
    },
    chosen: () => chosen,
    buy: (mode) => {
      bought = mode;
    },
    cancel: () => {
      bought = undefined;
    },
    take: () => {
      taken = bought ?? chosen;
      bought = undefined;
      return taken;
    },
    taken: () => taken,
  };
};
