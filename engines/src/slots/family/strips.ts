/** A strip with these counts of symbols, equal ones as far from each other as they can be; `turn` varies the order. */
export const spreadStrip = (counts: Readonly<Record<string, number>>, turn: number): string =>
  Object.entries(counts)
    .flatMap(([id, count], rank) =>
      Array.from({ length: count }, (_, index) => ({
        id,
        rank,
        // Golden steps give each symbol a start of its own, so that no two symbols keep step with each other.
        place: (index + fractional((rank + 1) * 0.618_033_988 + turn * 0.381_966_011)) / count,
      })),
    )
    .toSorted((a, b) => a.place - b.place || a.rank - b.rank)
    .map(({ id }) => id)
    .join('');

const fractional = (value: number): number => value - Math.floor(value);

/**
 * Counts of plain symbols for a strip: few of the high-paying ones, many of the low-paying ones, together as many as
 * wanted.
 */
export const plainCounts = (ids: readonly string[], total: number, slope: number): Readonly<Record<string, number>> => {
  const shares = ids.map((_, rank) => 1 + (slope * rank) / Math.max(1, ids.length - 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const counts = shares.map((share) => Math.max(1, Math.floor((share * total) / whole)));
  for (
    let rank = ids.length - 1;
    counts.reduce((sum, count) => sum + count, 0) < total;
    rank = rank === 0 ? ids.length - 1 : rank - 1
  )
    counts[rank] = (counts[rank] ?? 0) + 1;
  return Object.fromEntries(ids.map((id, rank) => [id, counts[rank] ?? 1]));
};

/** So many lines over a grid: level ones first, then the gentler before the wilder. */
export const lineSet = (reels: number, rows: number, count: number): readonly (readonly number[])[] => {
  const all = Array.from({ length: rows ** reels }, (_, index) =>
    Array.from({ length: reels }, (_reel, reel) => Math.floor(index / rows ** reel) % rows),
  ).filter((line) => line.every((row, reel) => reel === 0 || Math.abs(row - (line[reel - 1] ?? 0)) <= 1));
  const middle = (rows - 1) / 2;
  const weight = (line: readonly number[]): number => {
    const moves = line.slice(1).map((row, reel) => row - (line[reel] ?? 0));
    const turns = moves.filter((move, index) => index > 0 && move !== moves[index - 1]).length;
    const isEven = line.every((row, reel) => row === line[reels - 1 - reel]);
    return (
      (moves.some((move) => move !== 0) ? 10 : 0) +
      turns * 3 +
      (isEven ? 0 : 4) +
      Math.abs((line[0] ?? 0) - middle) / 10
    );
  };
  return all.toSorted((a, b) => weight(a) - weight(b) || (a.join() < b.join() ? -1 : 1)).slice(0, count);
};
