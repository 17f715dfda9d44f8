import type { Money } from '@fairground/contract/money';
import type { BetMode, SlotDefinition } from '@fairground/engines/slots/definition';
import { el } from '../../shell/dom.ts';
import type { GameHost } from '../../shell/game.ts';
import type { Texts } from '../../texts/texts.ts';
import { costIn } from './modes.ts';

type Buys = {
  readonly element: HTMLElement | undefined;
  readonly setLocked: (isLocked: boolean) => void;
  /** Opens the screen of the first feature on sale; false where there is none. */
  readonly open: () => boolean;
};

/** A button for every feature that can be bought, each with a screen that says the price and what it buys. */
export const buyButtons = (
  definition: SlotDefinition,
  host: Pick<GameHost, 'texts' | 'bet' | 'balance' | 'definition' | 'openPanel' | 'closePanel'>,
  pictureOf: (symbol: string) => HTMLElement,
  onBuy: (mode: string) => void,
): Buys => {
  const { texts, bet } = host;
  const { t, amount } = texts;
  const offers = definition.bet.modes.filter(({ start }) => 'feature' in start);
  const screen = (mode: BetMode): void => {
    const price = costIn(definition, mode.id, bet.get());
    const name = featureName(definition, mode, texts);
    const isShort = price > host.balance.get();
    const confirm = el(
      'button',
      {
        type: 'button',
        class: 'play',
        disabled: isShort,
        onclick: () => {
          host.closePanel();
          onBuy(mode.id);
        },
      },
      t('buy-confirm', { amount: amount(price) }),
    );
    const cancel = el('button', { type: 'button', onclick: host.closePanel }, t('buy-cancel'));
    host.openPanel(t('buy-title', { name }), [
      el(
        'div',
        { class: 'buy' },
        pictureOf(symbolOf(definition, mode)),
        el('p', { class: 'buy-gives' }, givesOf(definition, mode, texts)),
        facts(definition, mode, price, host),
        isShort ? el('p', { class: 'buy-short', role: 'alert' }, t('buy-short')) : undefined,
        el('p', { class: 'soft' }, t('buy-note')),
        el('div', { class: 'buy-orders' }, cancel, confirm),
      ),
    ]);
  };
  const prices = offers.map((mode) => ({ mode, price: el('b', { class: 'tabular' }) }));
  bet.show((value) => {
    for (const { mode, price } of prices) price.textContent = amount(costIn(definition, mode.id, value));
  });
  const buttons = prices.map(({ mode, price }) =>
    el(
      'button',
      { type: 'button', class: 'buy-open', onclick: () => screen(mode) },
      el('span', {}, offers.length > 1 ? t('buy-title', { name: featureName(definition, mode, texts) }) : t('buy')),
      price,
    ),
  );
  const [first] = offers;
  return {
    element: buttons.length === 0 ? undefined : el('div', { class: 'buys' }, ...buttons),
    setLocked: (isLocked) => {
      for (const button of buttons) button.disabled = isLocked;
    },
    open: () => {
      if (first) screen(first);
      return first !== undefined;
    },
  };
};

const facts = (
  { bet: { units } }: SlotDefinition,
  { id, cost }: BetMode,
  price: Money,
  { texts, bet, definition }: Pick<GameHost, 'texts' | 'bet' | 'definition'>,
): HTMLElement => {
  const { t, amount, number, percent } = texts;
  const rtp = definition.figures.find(({ mode }) => mode === id)?.rtp;
  const rows: readonly (readonly [string, string])[] = [
    [t('bet'), amount(bet.get())],
    [t('buy-price'), `${amount(price)} (${t('times', { value: number(cost / units, cost % units === 0 ? 0 : 1) })})`],
    ...(rtp === undefined ? [] : [[t('rtp'), percent(rtp)] as const]),
  ];
  return el('dl', { class: 'seeds' }, ...rows.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]));
};

const featureOf = ({ features }: SlotDefinition, { start }: BetMode) =>
  'feature' in start ? features.find(({ id }) => id === start.feature) : undefined;

const symbolOf = (definition: SlotDefinition, mode: BetMode): string => {
  const feature = featureOf(definition, mode);
  return feature && 'symbol' in feature ? feature.symbol : (definition.symbols[0]?.id ?? '');
};

const featureName = (definition: SlotDefinition, mode: BetMode, { t }: Pick<Texts, 't'>): string => {
  const type = featureOf(definition, mode)?.type;
  if (type === 'hold') return t('hold-and-win');
  return type === 'wheel' ? t('bonus-wheel') : type === 'pick' ? t('pick-bonus') : t('free-spins');
};

const givesOf = (definition: SlotDefinition, mode: BetMode, { t }: Texts): string => {
  const feature = featureOf(definition, mode);
  const count = 'feature' in mode.start ? mode.start.award : 0;
  if (feature?.type === 'hold') return t('buy-gives-hold', { count });
  if (feature?.type === 'wheel') return t('buy-gives-wheel');
  const more = feature?.type === 'free' && feature.multiplier > 1 ? feature.multiplier : undefined;
  const words = t('buy-gives-free', { count });
  return more === undefined ? words : `${words} ${t('feature-multiplier', { value: more })}`;
};
