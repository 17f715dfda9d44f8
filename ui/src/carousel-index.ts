export type CarouselShape = { readonly count: number; readonly loop: boolean };

/** The slide so many steps away; a loop goes round, a row ends. */
export function stepIndex(index: number, steps: number, { count, loop }: CarouselShape): number {
  if (count === 0) return 0;
  const target = index + steps;
  return loop ? ((target % count) + count) % count : Math.max(0, Math.min(count - 1, target));
}

/** Which slide a scroll offset rests nearest to; both are distances from the start, whatever the reading direction. */
export function nearestIndex(offset: number, starts: readonly number[]): number {
  let nearest = 0;
  for (const [index, start] of starts.entries()) {
    if (Math.abs(start - offset) < Math.abs((starts[nearest] ?? 0) - offset)) nearest = index;
  }
  return nearest;
}
