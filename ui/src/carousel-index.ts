export type CarouselShape = { readonly count: number; readonly loop: boolean };

/** The slide so many steps away; a loop goes round, a row ends. */
export function stepIndex(index: number, steps: number, { count, loop }: CarouselShape): number {
  if (count === 0) return 0;
  const target = index + steps;
  return loop ? ((target % count) + count) % count : Math.max(0, Math.min(count - 1, target));
}

/** Which slide is nearest to the middle of the window. Offsets are distances from the start, whatever the direction. */
export function indexAtOffset(
  offset: number,
  windowSize: number,
  slides: readonly { start: number; size: number }[],
): number {
  const middle = offset + windowSize / 2;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, slide] of slides.entries()) {
    const distance = Math.abs(slide.start + slide.size / 2 - middle);
    if (distance < least) {
      least = distance;
      nearest = index;
    }
  }
  return nearest;
}

/** The offset that brings a slide to the middle of the window. */
export function offsetOf(slide: { readonly start: number; readonly size: number }, windowSize: number): number {
  return slide.start + slide.size / 2 - windowSize / 2;
}
