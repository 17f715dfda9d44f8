import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { FAMILIES } from '@fairground/engines/lottery/families';
import type { FamilyCode } from '@fairground/engines/lottery/families';
import { GAMES, playsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { Play } from '@fairground/engines/lottery/play';
import { MODES } from '@fairground/engines/lottery/price';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { renderToStaticMarkup } from 'react-dom/server';
import { readPart } from '@fairground/locales/catalogue';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../../shared/i18n/index.ts';
import { createTexts } from '@fairground/client/texts';
import { noPicks } from '../model/picks.ts';
import { Picker } from './picker.tsx';

const textsOf = (language: 'EN' | 'TY') =>
  createTexts({
    language,
    offered: ['TY', 'EN'],
    parts: {
      lottery: readPart(language, 'lottery'),
      'lottery-plays': readPart(language, 'lottery-plays'),
    },
    addresses: {},
    manifest: '',
  });

const TEXTS = { EN: textsOf('EN'), TY: textsOf('TY') };

const pickerOf = (language: 'EN' | 'TY', game: Game, mode: PrizeMode, play: Play): string =>
  renderToStaticMarkup(
    <TextsProvider
      texts={TEXTS[language]}
      timeZone="Asia/Ho_Chi_Minh"
      now={new Date('2026-01-05T08:00:00Z')}
      numbers={createNumbers(SEED_STYLE)}
    >
      <Picker
        room={{ game, mode, play }}
        series={MODES[mode].series.usual}
        picks={noPicks(play)}
        round={0}
        onPicksChange={() => undefined}
      />
    </TextsProvider>,
  );

const keysOf = ({ shape }: Play): readonly string[] =>
  shape.rows.flatMap(({ symbols }) => (typeof symbols === 'function' ? [] : symbols));

const isTyped = ({ shape }: Play): boolean => shape.rows.some(({ symbols }) => typeof symbols === 'function');

/** The first play that is picked and the first that is typed, in every mode of the family. */
const lookedAt = (family: FamilyCode): readonly (readonly [Game, PrizeMode, Play])[] => {
  const game = GAMES.find((one) => one.family === family);
  if (!game) throw new Error(`No game is of ${family}.`);
  return game.modes.flatMap((mode) => {
    const plays = playsOf(game, mode);
    return [plays.find((play) => !isTyped(play)), plays.find(isTyped)]
      .filter((play) => play !== undefined)
      .map((play) => [game, mode, play] as const);
  });
};

const FAMILY_CODES = Object.keys(FAMILIES) as readonly FamilyCode[];

test.each(FAMILY_CODES)(
  '[part of A-03] %s has a picker: a key for each symbol of a play, or a field to type in',
  (family) => {
    const plays = lookedAt(family);

    for (const [index, [game, mode, play]] of plays.entries()) {
      const drawn = pickerOf(index % 2 === 0 ? 'EN' : 'TY', game, mode, play);
      const symbols = [...drawn.matchAll(/data-symbol="([^"]+)"/g)].map(([, symbol]) => symbol);

      expect([play.code, symbols]).toEqual([play.code, keysOf(play)]);
      expect([play.code, drawn.includes('<textarea')]).toEqual([play.code, isTyped(play)]);
    }
    expect(plays.length).toBeGreaterThan(0);
  },
);
