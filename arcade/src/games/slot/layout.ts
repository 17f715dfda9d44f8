/** Where everything stands, in pixels of the page. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly reelWidth: number;
  readonly reelHeight: number;
};

const MARGIN = 26;
/** The line above the reels. */
const CAPTION = 34;
/** A cell may be this much higher than wide: on a phone held upright the reels then fill the screen better. */
const TALL_MAX = 1.32;
const CELL_MAX = 190;

export const layoutOf = (width: number, height: number, reels: number, rows: number): Layout => {
  const [roomX, roomY] = [Math.max(80, width - 2 * MARGIN), Math.max(80, height - 2 * MARGIN - CAPTION)];
  const reelWidth = Math.min(CELL_MAX, roomX / reels, roomY / rows);
  const reelHeight = Math.min(roomY, rows * Math.min(CELL_MAX, reelWidth * TALL_MAX));
  return {
    width,
    height,
    reelWidth,
    reelHeight,
    left: (width - reelWidth * reels) / 2,
    top: CAPTION + (height - CAPTION - reelHeight) / 2,
  };
};
