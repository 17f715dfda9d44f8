import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import type { CardGameCode } from '@fairground/contract/rooms/fields';
import { el } from '../../../shell/dom.ts';
import type { CardTexts } from '../card-texts.ts';
import { RoomRefused } from '../room-link.ts';
import type { RoomLink } from '../room-link.ts';
import { amountsOf } from '../model/payment-sheet.ts';

/** How the game is played, what is taken for the table, how players of the house play, and the keys. */
export const rulesContent = (game: CardGameCode, texts: CardTexts, link: RoomLink): readonly Node[] => {
  const { c, number } = texts;
  const terms = el('div', {}, el('p', { class: 'soft' }, texts.t('loading')));
  link.ask('rules', { game: CARD_GAMES.find((each) => each === game) ?? game }).then(
    ({ rules, rulesHash, rake, turnSeconds, bankSeconds, house }) =>
      terms.replaceChildren(
        el('p', {}, c('rules-rake', { percent: number(rake.basisPoints / 100), cap: rake.capUnits, of: rake.of })),
        el('p', {}, c('rules-time', { turn: turnSeconds, bank: bankSeconds })),
        el(
          'p',
          {},
          house.isOn
            ? c('rules-house', { version: house.version, seconds: number(house.thinksMs / 1_000, 1) })
            : c('rules-no-house'),
        ),
        ...(house.isOn ? [el('h4', {}, c('house-title')), el('p', {}, c(`house-${game}`))] : []),
        el('h4', {}, c('payments-title')),
        ...lines(c(`payments-${game}`, amountsOf(rules))),
        el(
          'details',
          {},
          el('summary', {}, c('rules-sheet')),
          el('pre', { class: 'sheet' }, JSON.stringify(rules, undefined, 1)),
        ),
        el('p', { class: 'soft' }, c('rules-hash'), ' ', el('code', {}, rulesHash)),
      ),
    (error: unknown) =>
      terms.replaceChildren(
        el('p', { class: 'soft' }, error instanceof RoomRefused ? error.message : texts.t('no-answer')),
      ),
  );
  return [
    ...lines(c(`rules-${game}`)),
    el('h3', {}, c('rules-terms')),
    terms,
    el('h3', {}, texts.t('keys')),
    el('p', {}, c('keys-text')),
  ];
};

const lines = (text: string): readonly HTMLElement[] => text.split('\n').map((line) => el('p', {}, line));
