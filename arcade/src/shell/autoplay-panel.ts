import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Texts } from '../texts/texts.ts';
import type { AutoplayPlan } from './autoplay-rules.ts';
import { el } from './dom.ts';

type AutoplayPanelDeps = {
  readonly rounds: readonly number[];
  /** What one round costs, and what there is. */
  readonly cost: Money;
  readonly balance: Money;
  readonly texts: Texts;
  readonly onStart: (plan: AutoplayPlan) => void;
};

/** Limits on offer: wins and losses in costs of a round, the balance in parts of what there is. */
const WIN_TIMES = [10, 25, 50, 100] as const;
const LOSS_TIMES = [10, 25, 50, 100] as const;
const BALANCE_PERCENT = [75, 50, 25] as const;
/** A loss is limited unless the player says otherwise. */
const LOSS_FIRST = 25;

/** Where rounds are ordered together with what ends them. */
export const autoplayContent = ({ rounds, cost, balance, texts, onStart }: AutoplayPanelDeps): readonly Node[] => {
  const { t, amount } = texts;
  let count = rounds[0] ?? 0;
  const start = el('button', { type: 'button', class: 'play' }, t('autoplay-start', { count }));
  const counts = rounds.map((each) =>
    el('button', { type: 'button', 'aria-pressed': String(each === count), onclick: () => choose(each) }, String(each)),
  );
  const choose = (chosen: number): void => {
    count = chosen;
    for (const [index, button] of counts.entries())
      button.setAttribute('aria-pressed', String(rounds[index] === count));
    start.textContent = t('autoplay-start', { count });
  };
  const feature = el('input', { type: 'checkbox', checked: true });
  const win = limit(t('autoplay-win'), t('autoplay-never'), times(cost, WIN_TIMES), texts);
  const loss = limit(t('autoplay-loss'), t('autoplay-never'), times(cost, LOSS_TIMES), texts);
  loss.select.selectedIndex = 1 + LOSS_TIMES.indexOf(LOSS_FIRST);
  const floors = BALANCE_PERCENT.map((percent) => ({
    value: money((balance * BigInt(percent)) / 100n),
    words: `${amount(money((balance * BigInt(percent)) / 100n))} (${percent}%)`,
  }));
  const floor = limit(t('autoplay-balance'), t('autoplay-never'), () => floors, texts);
  start.addEventListener('click', () =>
    onStart({
      rounds: count,
      stopOnFeature: feature.checked,
      winFrom: win.value(),
      lossMax: loss.value(),
      balanceMin: floor.value(),
    }),
  );
  return [
    el('h3', {}, t('autoplay-rounds')),
    el('div', { class: 'stake-list', role: 'group', 'aria-label': t('autoplay-rounds') }, ...counts),
    el('h3', {}, t('autoplay-stops')),
    el('label', { class: 'limit' }, el('span', {}, t('autoplay-feature')), feature),
    win.element,
    loss.element,
    floor.element,
    el('p', { class: 'soft' }, t('autoplay-help')),
    start,
  ];
};

type Offer = { readonly value: Money; readonly words: string };

const times =
  (cost: Money, factors: readonly number[]) =>
  ({ amount }: Texts): readonly Offer[] =>
    factors.map((factor) => {
      const value = money(cost * BigInt(factor));
      return { value, words: `${amount(value)} (${factor}×)` };
    });

const limit = (label: string, never: string, offersIn: (texts: Texts) => readonly Offer[], texts: Texts) => {
  const offers = offersIn(texts);
  const select = el(
    'select',
    {},
    el('option', { value: '' }, never),
    ...offers.map(({ value, words }) => el('option', { value: String(value) }, words)),
  );
  return {
    select,
    element: el('label', { class: 'limit' }, el('span', {}, label), select),
    value: (): Money | null => (select.value === '' ? null : money(BigInt(select.value))),
  };
};
