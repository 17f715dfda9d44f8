import { GUESSES, guessChance } from '@fairground/engines/instant/hi-lo';
import type { HiLoRules } from '@fairground/engines/instant/hi-lo';
import { divide, parseDecimal, toNumber, ONE } from '@fairground/engines/maths/fraction';
import { rankOf, suitOf } from '@fairground/engines/tables/card';
import type { Round } from '@fairground/contract/studio/round';
import { el, wait } from '../../shell/dom.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import './hi-lo.css';

const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUIT_SIGNS = ['♠', '♥', '♣', '♦'] as const;
/** How many of the cards before are still seen. */
const TRAIL = 7;

/** The next card: higher or lower? */
export const makeGame: MakeGame = (host): Promise<Game> => {
  const { phase, sound, step } = host;
  const { t, number, percent } = host.texts;
  const rules = host.definition.rules as HiLoRules;
  const table = el('div', { class: 'hi-lo-cards' });
  const actions = el('div', { class: 'controls' });
  let cards: readonly number[] = [];

  const cardOf = (card: number): HTMLElement => {
    const [rank, suit] = [RANK_NAMES[rankOf(card) - 1] ?? '', suitOf(card)];
    const name = t('hi-lo-card', { rank, suit: t(`suit-${suit as 0 | 1 | 2 | 3}`) });
    const face = el(
      'div',
      { class: 'hi-lo-card', role: 'img', 'aria-label': name },
      el('small', {}, rank, el('br'), SUIT_SIGNS[suit] ?? ''),
      el('b', {}, rank),
      el('span', {}, SUIT_SIGNS[suit] ?? ''),
      el('small', {}, rank, el('br'), SUIT_SIGNS[suit] ?? ''),
    );
    face.dataset['red'] = String(suit % 2 === 1);
    return face;
  };
  const showActions = (): void => {
    const open = cards.at(-1);
    const isOpen = phase.get() === 'open' && open !== undefined;
    const guesses = GUESSES.flatMap((guess) => {
      const chance = isOpen ? guessChance(rankOf(open), guess) : undefined;
      if (!chance) return [];
      const times = number(toNumber(divide(ONE, chance)), 2);
      return [
        el(
          'button',
          { type: 'button', onclick: () => step({ kind: 'guess', guess }) },
          `${t(`hi-lo-${guess}`)} ${times}×`,
        ),
      ];
    });
    const skip = el('button', { type: 'button', onclick: () => step({ kind: 'skip' }) }, t('hi-lo-skip'));
    actions.replaceChildren(...guesses, ...(isOpen ? [skip] : []));
  };
  const rest = (round: Round | null): void => {
    const shown = round?.shown?.kind === 'hi-lo' ? round.shown : undefined;
    cards = shown?.cards ?? [];
    table.replaceChildren(
      ...(cards.length > 0 ? cards.slice(-TRAIL).map(cardOf) : [el('div', { class: 'hi-lo-card back' })]),
    );
    table.dataset['state'] = shown?.state ?? 'open';
    showActions();
  };
  phase.show(showActions);
  rest(null);

  return Promise.resolve({
    stage: el('div', { class: 'hi-lo' }, table),
    controls: actions,
    choice: () => ({ kind: 'hi-lo' }),
    costOf: (bet) => bet,
    begin: () => undefined,
    abort: () => undefined,
    rest: (round) => rest(round?.state === 'OPEN' ? round : null),
    show: async (round) => {
      const before = cards.length;
      rest(round);
      const state = round.shown?.kind === 'hi-lo' ? round.shown.state : 'open';
      sound.play(state === 'lost' ? 'lose' : 'pop');
      if (cards.length > before) await wait(280);
    },
    pays: () => [
      el('p', {}, t('hi-lo-rule')),
      el('p', {}, `${t('rtp')}: ${percent(toNumber(parseDecimal(rules.rtp)) * 100)}`),
    ],
  });
};
