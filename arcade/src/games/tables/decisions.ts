import { DECISIONS } from '@fairground/contract/studio/hands';
import type { Decision, HandShown } from '@fairground/contract/studio/hands';
import type { TableView } from '@fairground/contract/studio/table';
import { BEST, isNatural, pointsOf } from '@fairground/engines/tables/blackjack';
import { rankName } from '@fairground/engines/tables/marks';
import { el } from '../../shell/dom.ts';
import type { Texts } from '../../texts/texts.ts';
import './decisions.css';

/** What the player is asked, and the buttons that answer. */
export type Decisions = {
  readonly element: HTMLElement;
  readonly show: (view: TableView) => void;
  /** The same by a key; nothing where it may not be decided now. */
  readonly choose: (decision: Decision) => void;
};

export type DecisionsDeps = {
  readonly texts: Texts;
  readonly onDecide: (decision: Decision, place: number) => Promise<void>;
};

const KEYS: Readonly<Record<Decision, string>> = { hit: 'H', stand: 'S', double: 'D', split: 'P', insure: 'I' };

export const createDecisions = ({ texts, onDecide }: DecisionsDeps): Decisions => {
  const { t } = texts;
  let view: TableView | undefined;
  let isSending = false;
  const asked = el('p', { class: 'asked', role: 'status' });
  const buttons = DECISIONS.map((decision) => {
    const cost = el('small', {});
    const button = el(
      'button',
      {
        type: 'button',
        class: 'decision',
        'data-decision': decision,
        'aria-keyshortcuts': KEYS[decision],
        onclick: () => choose(decision),
      },
      el('b', {}, t(`decision-${decision}`)),
      cost,
    );
    return { decision, button, cost };
  });
  const element = el(
    'div',
    { class: 'decisions', role: 'group', 'aria-label': t('decisions') },
    asked,
    el('div', { class: 'decision-row' }, ...buttons.map(({ button }) => button)),
  );

  const draw = (): void => {
    const play = view?.seat?.play;
    const isAsked = play !== undefined && play.turn !== null && view?.round?.phase === 'DECIDING';
    element.toggleAttribute('data-asked', isAsked);
    const said = view ? questionFor(view, texts) : '';
    // Announced only when it changed: a screen reader speaks every change.
    if (asked.textContent !== said) asked.textContent = said;
    for (const { decision, button, cost } of buttons) {
      const isOn = isAsked && play.can.includes(decision);
      button.hidden = decision === 'insure' && !isOn;
      button.setAttribute('aria-disabled', String(!isOn || isSending));
      const stakes = decision === 'insure' ? play?.insurance : play?.again;
      cost.textContent = isOn && stakes !== undefined && isStaked(decision) ? `+${texts.mark(stakes)}` : '';
    }
  };

  const choose = (decision: Decision): void => {
    const play = view?.seat?.play;
    if (isSending || !play?.can.includes(decision) || view?.round?.phase !== 'DECIDING') return;
    isSending = true;
    draw();
    void onDecide(decision, play.place).finally(() => {
      isSending = false;
      draw();
    });
  };

  return {
    element,
    choose,
    show: (seen) => {
      view = seen;
      draw();
    },
  };
};

const isStaked = (decision: Decision): boolean => decision !== 'hit' && decision !== 'stand';

/** The points of a hand in words. */
export const handText = ({ cards }: HandShown, isWhole: boolean, { t }: Pick<Texts, 't'>): string => {
  const { total, isSoft } = pointsOf(cards);
  if (total > BEST) return t('blackjack-bust');
  if (isWhole && isNatural(cards)) return t('blackjack-natural');
  return isSoft && total < BEST ? t('blackjack-soft', { points: total }) : String(total);
};

/** What the table asks, or what it waits for. */
export const questionFor = ({ round, seat }: TableView, { t }: Pick<Texts, 't'>): string => {
  if (round?.phase !== 'DECIDING') return '';
  const play = seat?.play;
  if (!play || play.turn === null) return t('decisions-others');
  const hand = play.hands[play.turn];
  if (!hand) return '';
  const isWhole = play.hands.length === 1;
  const dealer = rankName(round.up ?? 0);
  const cards = hand.cards.map(rankName).join(' ');
  const points = handText(hand, isWhole, { t });
  return isWhole
    ? t('decisions-hand', { cards, points, dealer })
    : t('decisions-hand-of', { hand: play.turn + 1, hands: play.hands.length, cards, points, dealer });
};
