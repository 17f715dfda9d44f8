import { hash } from 'node:crypto';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import type { CardGameCode } from '@fairground/contract/rooms/fields';
import { wordsOf } from '@fairground/engines/random/repeatable';
import { shuffled } from '@fairground/engines/random/words';
import { readPart } from '@fairground/locales/catalogue';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { HOUSE_VERSION } from './house.ts';
import { rulesOf } from './rules.ts';

/**
 * What players of the house do in the same hands, and the texts that tell players how they play, by the version of their
 * rules. Whoever changes the one raises the version, tells the rules anew and writes new fingerprints.
 */
const PUBLISHED: Readonly<Record<number, Readonly<Record<CardGameCode, readonly [actions: string, texts: string]>>>> = {
  1: {
    'tien-len': ['d71bfeb406d5', 'e8b3e1ecbca8'],
    phom: ['9fa47fe7e6dd', '2b10a65e8d74'],
    'sam-loc': ['c7b5425eaab0', '26d6b3ccc5d5'],
    'mau-binh': ['27d05e074c78', 'f38e6cedd017'],
    'ba-cay': ['5d594e5e471d', '638e6ed9f076'],
    lieng: ['325dbd09dbab', '674fb6f9deb1'],
    'xi-dach': ['9f25dea0ef75', '6d32fb74b735'],
    holdem: ['ece266c3cb88', 'a6896838444f'],
  },
};

const HANDS = 12;

/** Hands of players of the house alone. */
const actionsOf = (code: CardGameCode): string => {
  const game = GAMES[code];
  const log: unknown[] = [];
  for (let hand = 0; hand < (code === 'mau-binh' ? 2 : HANDS); hand += 1) {
    const deck = shuffled(wordsOf(`house ${code} ${hand}`), game.cards);
    const players = 2 + (hand % 3);
    const stacks = Array.from({ length: players }, (_, seat) => 4_000 + 1_000 * seat);
    let state = game.deal({ deck, players, button: hand % players, winner: null, stacks }, rulesOf(game).rules);
    for (let [seat] = game.waitsFor(state); seat !== undefined; [seat] = game.waitsFor(state)) {
      const action = game.house(game.view(state, seat));
      const applied = game.apply(state, seat, action);
      if ('fault' in applied) throw new Error(applied.fault);
      log.push([hand, seat, action]);
      ({ state } = applied);
    }
  }
  return print(JSON.stringify(log));
};

const textsOf = (code: CardGameCode): string =>
  print((['TY', 'EN'] as const).map((language) => readPart(language, 'cards')[`house-${code}`] as string).join('\n'));

const print = (text: string): string => hash('sha256', text).slice(0, 12);

test.each(CARD_GAMES)('players of the house play %s as the version of their published rules says', (code) => {
  expect([actionsOf(code), textsOf(code)]).toEqual(PUBLISHED[HOUSE_VERSION]?.[code]);
});
