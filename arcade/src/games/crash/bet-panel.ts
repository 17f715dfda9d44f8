import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { CrashPanel } from '@fairground/contract/studio/game';
import { payout } from '@fairground/engines/maths/payout';
import { fraction } from '@fairground/engines/maths/fraction';
import { neighbour } from '../../session/bet-ladder.ts';
import { Refused } from '../../session/calls.ts';
import { el, iconButton } from '../../shell/dom.ts';
import type { Texts } from '../../texts/texts.ts';
import type { CrashSession } from './crash-session.ts';
import { betOfPanel, momentOf, panelOrder, readTimes } from './flight-model.ts';
import type { FlightMoment } from './flight-model.ts';

const MINUS = 'M6 12h12';
const PLUS = 'M6 12h12M12 6v12';
const FIRST_AUTO = '2.00';

export type BetPanel = {
  readonly element: HTMLElement;
  /** Shows what can be done at this moment; called with every frame. */
  readonly follow: (moment: FlightMoment) => void;
  /** Presses the large button. */
  readonly press: () => void;
};

export type BetPanelDeps = {
  readonly panel: CrashPanel;
  readonly room: CrashSession;
  readonly texts: Texts;
  readonly ladder: readonly Money[];
  readonly payStep: Money;
  readonly onRefused: (code: string) => void;
  readonly onFault: (error: unknown) => void;
  readonly say: (line: string) => void;
  readonly onLeft: () => void;
};

/** One bet of a flight: how much, where it leaves by itself, and one large button for what can be done now. */
export const createBetPanel = (deps: BetPanelDeps): BetPanel => {
  const { panel, room, texts, ladder, say } = deps;
  const { t, mark, number } = texts;
  let stake = ladder[0] as Money;
  let [isBusy, isQueued] = [false, false];
  let moment = momentOf(room.view.get(), room.now());

  const shownStake = el('output', { class: 'tabular', 'aria-live': 'polite' });
  const change = (direction: 'up' | 'down'): void => {
    stake = neighbour(ladder, stake, direction);
    shownStake.textContent = mark(stake);
    follow(moment);
  };
  const down = iconButton(t('bet-down'), MINUS, () => change('down'));
  const up = iconButton(t('bet-up'), PLUS, () => change('up'));
  shownStake.textContent = mark(stake);

  const isAuto = el('input', { type: 'checkbox', class: 'switch', id: `auto-${panel}` });
  const autoField = el('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': t('crash-auto'),
  });
  autoField.value = FIRST_AUTO;
  const autoFault = el('small', { class: 'crash-fault', role: 'status' });
  const readAuto = (): number | null | undefined => (isAuto.checked ? readTimes(autoField.value) : null);
  const checkAuto = (): void => {
    const isWrong = readAuto() === undefined;
    autoField.disabled = !isAuto.checked;
    autoField.setAttribute('aria-invalid', String(isWrong));
    autoFault.textContent = isWrong ? t('crash-auto-wrong') : '';
    follow(moment);
  };
  isAuto.addEventListener('change', checkAuto);
  autoField.addEventListener('input', checkAuto);

  const label = el('b', {});
  const note = el('small', {});
  const button = el('button', { type: 'button', class: 'crash-order', onclick: () => press() }, label, note);

  const work = async (order: () => Promise<void>): Promise<void> => {
    isBusy = true;
    follow(moment);
    try {
      await order();
    } catch (error) {
      if (error instanceof Refused) deps.onRefused(error.code);
      else deps.onFault(error);
    } finally {
      isBusy = false;
    }
  };

  const place = (): Promise<void> => {
    const autoAt = readAuto();
    isQueued = false;
    return autoAt === undefined ? Promise.resolve() : work(() => room.bet({ panel, amount: stake, autoAt }));
  };
  const leave = (): Promise<void> =>
    work(async () => {
      const shown = moment.times;
      const { at } = await room.leave(panel);
      deps.onLeft();
      if (at !== shown) say(t('crash-accepted', { times: number(at / 100), shown: number(shown / 100) }));
    });

  const own = () => betOfPanel(room.view.get(), panel);
  const press = (): void => {
    const bet = own();
    const order = panelOrder({ phase: moment.phase, bet, isQueued, isBusy });
    switch (order) {
      case 'bet':
        return void place();
      case 'undo':
        return bet && void work(() => room.undo(bet.requestId));
      case 'leave':
        return void leave();
      case 'queue':
      case 'unqueue':
        isQueued = order === 'queue' && readAuto() !== undefined;
        return follow(moment);
      case 'none':
    }
  };

  const follow = (at: FlightMoment): void => {
    moment = at;
    const bet = own();
    if (isQueued && at.phase === 'boarding' && !bet && !isBusy) return void place();
    const order = panelOrder({ phase: at.phase, bet, isQueued, isBusy });
    const lines = linesOf(at, bet, order);
    // Written only when it changes: a frame that changes nothing costs nothing.
    if (label.textContent !== lines.label) label.textContent = lines.label;
    if (note.textContent !== lines.note) note.textContent = lines.note;
    if (button.dataset['order'] !== order) button.dataset['order'] = order;
    const isLocked = order === 'none' || (order !== 'leave' && order !== 'undo' && readAuto() === undefined);
    if (button.disabled !== isLocked) button.disabled = isLocked;
    const isFixed = bet !== undefined && at.phase !== 'ended' && at.phase !== 'called-off';
    for (const control of [down, up, isAuto]) if (control.disabled !== isFixed) control.disabled = isFixed;
    const isFieldLocked = isFixed || !isAuto.checked;
    if (autoField.disabled !== isFieldLocked) autoField.disabled = isFieldLocked;
  };

  type Order = ReturnType<typeof panelOrder>;
  const pays = (staked: Money, times: number): string => {
    const paid = payout(staked, fraction(times, 100));
    return mark(money(paid - (paid % deps.payStep)));
  };
  const linesOf = (at: FlightMoment, bet: ReturnType<typeof own>, order: Order): { label: string; note: string } => {
    const past = bet ? outcomeOf(at, bet) : '';
    if (isBusy) return { label: t('crash-sending'), note: past };
    switch (order) {
      case 'bet':
        return { label: t('crash-bet', { amount: mark(stake) }), note: '' };
      case 'undo':
        return { label: t('crash-undo'), note: bet ? t('crash-aboard', { amount: mark(bet.amount) }) : '' };
      case 'leave':
        return {
          label: bet ? t('crash-leave', { amount: pays(bet.amount, at.times) }) : '',
          note: `${number(at.times / 100)}×`,
        };
      case 'queue':
        return { label: t('crash-queue'), note: past };
      case 'unqueue':
        return { label: t('crash-unqueue'), note: past };
      case 'none':
        return { label: bet ? t('crash-aboard', { amount: mark(bet.amount) }) : t('crash-closed'), note: '' };
    }
  };
  const outcomeOf = ({ phase }: FlightMoment, bet: NonNullable<ReturnType<typeof own>>): string => {
    if (bet.exitAt === null) return phase === 'ended' ? t('crash-lost') : '';
    const values = { times: number(bet.exitAt / 100), amount: pays(bet.amount, bet.exitAt) };
    if (bet.exitBy === 'RULE') return t('crash-given-back', values);
    return t(bet.exitBy === 'AUTO' ? 'crash-left-auto' : 'crash-left', values);
  };
  checkAuto();

  const name = t('crash-panel', { number: panel === 'a' ? 1 : 2 });
  const element = el(
    'section',
    { class: 'crash-panel', 'aria-label': name },
    el('div', { class: 'crash-stake' }, down, el('p', { class: 'figure' }, el('span', {}, t('bet')), shownStake), up),
    el(
      'div',
      { class: 'crash-auto' },
      isAuto,
      el('label', { for: `auto-${panel}` }, t('crash-auto')),
      autoField,
      autoFault,
    ),
    button,
  );
  return { element, follow, press };
};
