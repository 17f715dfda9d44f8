import type { OrderDetail } from '@fairground/contract/lottery/endpoints';
import type { Scene, Words } from './replay-scene.ts';
import { plainFigures } from './replay-figures.ts';

/** What happened to an order of our own lotteries: its lines, the draw, and what each line brought. */
export const orderScenes = (
  { amount: stake, lines, board, state, payout }: OrderDetail,
  { say, amount }: Words,
): readonly Scene[] => {
  const bought = lines.map(({ content }, index) => ({
    title: say('line', { at: index + 1 }),
    figures: plainFigures(content.split('|')),
  }));
  const opening = [{ title: say('stake', { amount: amount(stake) }) }, ...bought];
  if (state === 'CANCELLED') return [...opening, { title: say('cancelled') }];
  if (board === null) return [...opening, { title: say('waits') }];
  const won = lines.flatMap(({ payout: own }, index) =>
    own !== null && own > 0n ? [{ title: say('line-paid', { at: index + 1, amount: amount(own) }) }] : [],
  );
  return [
    ...opening,
    { title: say('board'), figures: plainFigures(board) },
    ...won,
    { title: payout > 0n ? say('paid', { amount: amount(payout) }) : say('nothing') },
  ];
};
