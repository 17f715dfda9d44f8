/** A list of tiles somebody moves through by keys. */
export type TileMove = {
  readonly key: string;
  readonly index: number;
  readonly count: number;
  /** Tiles beside one another; a shelf is one row of all. */
  readonly columns: number;
  readonly isRightToLeft: boolean;
};

/** The tile a key leads to; null when it leads nowhere or means something else. */
export const nextTile = ({ key, index, count, columns, isRightToLeft }: TileMove): number | null => {
  const next = index + stepOf(key, index, count, columns, isRightToLeft);
  return next !== index && next >= 0 && next < count ? next : null;
};

const stepOf = (key: string, index: number, count: number, columns: number, isRightToLeft: boolean): number => {
  switch (key) {
    case 'ArrowRight':
      return isRightToLeft ? -1 : 1;
    case 'ArrowLeft':
      return isRightToLeft ? 1 : -1;
    case 'ArrowDown':
      return columns < count ? columns : 0;
    case 'ArrowUp':
      return -columns;
    case 'Home':
      return -index;
    case 'End':
      return count - 1 - index;
    default:
      return 0;
  }
};
