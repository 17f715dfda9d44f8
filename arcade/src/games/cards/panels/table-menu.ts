import { AMOUNT_TEXT, parseMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { TableSeat, TableView } from '@fairground/contract/rooms/table';
import { el } from '../../../shell/dom.ts';
import type { CardTexts } from '../card-texts.ts';

export type MenuOptions = {
  readonly texts: CardTexts;
  readonly table: TableView;
  readonly isFourColour: boolean;
  readonly onFourColour: (isOn: boolean) => void;
  readonly onHistory: () => void;
  readonly onRules: () => void;
  readonly onTopUp: (amount: Money) => Promise<string>;
  readonly onReady: (isReady: boolean) => void;
  readonly onLeave: () => void;
};

/** What can be done at a table beside playing: bring more money, sit out, look back, leave. */
export const menuContent = (options: MenuOptions): readonly Node[] => {
  const { texts, table } = options;
  const { c } = texts;
  const own = table.seats.find(({ isYou }) => isYou);
  const four = el('input', { type: 'checkbox', checked: options.isFourColour });
  four.addEventListener('change', () => options.onFourColour(four.checked));
  const button = (label: string, onclick: () => void, tone?: string): HTMLElement =>
    el('button', { type: 'button', 'data-tone': tone, onclick }, label);
  return [
    ...(table.code === null
      ? []
      : [el('p', { class: 'table-code' }, c('table-code'), el('b', { class: 'tabular' }, table.code))]),
    ...(own && table.room.style !== 'sit-and-go' ? [topUp(options, own.stack)] : []),
    ...(table.room.style === 'sit-and-go' ? [el('p', { class: 'soft' }, c('sit-and-go-text'))] : []),
    el('label', { class: 'switch-line' }, four, c('four-colours')),
    el(
      'div',
      { class: 'menu-buttons' },
      button(c('history'), options.onHistory),
      button(texts.t('rules'), options.onRules),
      own && own.state !== 'LEAVING' ? readyButton(own, button, options) : undefined,
      own ? button(c('leave-table'), options.onLeave, 'danger') : undefined,
    ),
  ];
};

/** Sits out, comes back, or takes back what was asked during this hand. */
const readyButton = (
  { state, sitsOutNext }: TableSeat,
  button: (label: string, onclick: () => void) => HTMLElement,
  { texts: { c }, onReady }: MenuOptions,
): HTMLElement => {
  if (state === 'AWAY') return button(c('come-back'), () => onReady(true));
  if (sitsOutNext) return button(c('play-on'), () => onReady(true));
  return button(c(state === 'IN_HAND' ? 'sit-out-next' : 'sit-out'), () => onReady(false));
};

const topUp = ({ texts, table, onTopUp }: MenuOptions, stack: Money): HTMLElement => {
  const { c, amount, mark } = texts;
  const { most } = table.room.buyIn;
  const left = (most > stack ? most - stack : 0n) as Money;
  const said = el('p', { class: 'soft', role: 'status' });
  const field = el('input', { type: 'text', inputmode: 'decimal', 'aria-label': c('top-up-amount') });
  const send = async (value: Money): Promise<void> => {
    said.textContent = c('sending');
    said.textContent = await onTopUp(value);
  };
  const typed = (): void => {
    const text = field.value.replaceAll(',', '').trim();
    const value = AMOUNT_TEXT.test(text) ? parseMoney(text) : undefined;
    if (value === undefined || value <= 0n || value > left)
      said.textContent = c('top-up-range', { most: amount(left) });
    else void send(value);
  };
  return el(
    'section',
    { class: 'top-up' },
    el('h3', {}, c('top-up')),
    el('p', { class: 'soft' }, c('top-up-text', { stack: amount(stack), most: amount(most) })),
    el(
      'div',
      { class: 'rotate' },
      field,
      el('button', { type: 'button', onclick: typed }, c('top-up')),
      left > 0n
        ? el('button', { type: 'button', onclick: () => void send(left) }, c('top-up-full', { amount: mark(left) }))
        : undefined,
    ),
    said,
  );
};
