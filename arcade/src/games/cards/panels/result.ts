import { money } from '@fairground/contract/money';
import type { HandResult, TableView } from '@fairground/contract/rooms/table';
import { el } from '../../../shell/dom.ts';
import type { CardTexts } from '../card-texts.ts';
import { signed } from '../parts/seat-ring.ts';

/** What a hand came to: every seat with its sign, and below it who paid whom and why. */
export const resultContent = (
  result: HandResult,
  { yourSeat }: Pick<TableView, 'yourSeat'>,
  texts: CardTexts,
): readonly Node[] => {
  const { c, mark } = texts;
  const nameOf = (place: number | null): string => {
    if (place === null) return c('pot-or-house');
    if (place === yourSeat) return c('you');
    return result.seats.find(({ seat }) => seat === place)?.name ?? c('free-seat');
  };
  const rows = result.seats
    .toSorted((one, other) => Number(other.net - one.net))
    .map(({ seat, net, rake, isHouse }) =>
      el(
        'li',
        {
          class: 'result-seat',
          'data-own': seat === yourSeat,
          'data-side': net > 0n ? 'gain' : net < 0n ? 'loss' : 'even',
        },
        el('span', {}, nameOf(seat), isHouse ? el('span', { class: 'seat-house' }, c('house-badge')) : undefined),
        el('b', { class: 'tabular' }, signed(net, texts)),
        rake > 0n ? el('small', {}, c('rake', { amount: mark(rake) })) : undefined,
      ),
    );
  const transfers = result.transfers.map(({ from, to, reason, due, paid }) =>
    el(
      'li',
      {},
      el('span', {}, c('paid-to', { from: nameOf(from), to: nameOf(to) })),
      el('b', { class: 'tabular' }, mark(paid)),
      el('small', {}, c(`reason-${reason}`), paid < due ? ` · ${c('paid-of', { due: mark(due) })}` : ''),
    ),
  );
  return [
    el('ul', { class: 'result-seats' }, ...rows),
    transfers.length > 0
      ? el('h3', {}, c('who-paid'))
      : result.seats.every(({ net }) => net === 0n)
        ? el('p', { class: 'soft' }, c('nobody-paid'))
        : document.createTextNode(''),
    el('ol', { class: 'result-transfers' }, ...transfers),
  ];
};

/** The same in one sentence, for those who listen. */
export const resultText = (
  result: HandResult,
  { yourSeat }: Pick<TableView, 'yourSeat'>,
  { c, mark }: CardTexts,
): string => {
  const own = result.seats.find(({ seat }) => seat === yourSeat);
  const best = result.seats.toSorted((one, other) => Number(other.net - one.net))[0];
  if (own && own.net > 0n) return c('said-you-won', { amount: mark(own.net) });
  if (own && own.net < 0n) return c('said-you-lost', { amount: mark(money(-own.net)) });
  return best && best.net > 0n ? c('said-won', { name: best.name, amount: mark(best.net) }) : c('nobody-paid');
};
