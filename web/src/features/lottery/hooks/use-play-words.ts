import type { FamilyCode } from '@fairground/engines/lottery/families';
import { gameOf } from '@fairground/engines/lottery/games';
import type { Row } from '@fairground/engines/lottery/entry';
import type { Play } from '@fairground/engines/lottery/play';
import type { Messages } from '@fairground/locales/messages';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useGameName } from './use-game-name.ts';
import { groupName, kindName, placePower } from '../model/play-names.ts';

type Texts = Messages['lottery-plays'];
/** Names of plays are keys made of the engine's codes; some tell a number, some none, and all may be given one. */
type Fill = (key: string, numbers: { readonly count: number }) => string;
type RowKey = keyof Texts['row'];
type SymbolKey = keyof Texts['symbol'];
type PowerKey = keyof Texts['power'];

/** What plays, rows and symbols are called. The engine's codes are the keys; a test holds the catalogues to them. */
export const usePlayWords = (family: FamilyCode) => {
  const t = useTranslations('lottery-plays');
  const fill = t as unknown as Fill;
  const nameOf = useGameName();

  const place = (play: Play, name: string): string => {
    // A pair of places, as dragon and tiger have them.
    if (name.length === 2 && play.code === 'duel.pair')
      return t('place.pair', { first: String(Number(name[0]) + 1), second: String(Number(name[1]) + 1) });
    if (play.code === 'duel.mirrored')
      return t('place.pair', { first: String(Number(name) + 1), second: String(10 - Number(name)) });
    const power = placePower(family, play, Number(name));
    return power === undefined || power < 0
      ? t('place.number', { number: String(Number(name) + 1) })
      : t(`power.${String(power) as PowerKey}`);
  };

  const stationName = (symbol: string): string | undefined => {
    const station = symbol.startsWith('XS') ? gameOf(symbol) : undefined;
    return station && nameOf(station);
  };

  const symbolText = (symbol: string): string =>
    /^[\dx ]+$/.test(symbol) ? symbol : (stationName(symbol) ?? t(`symbol.${symbol as SymbolKey}`));

  return {
    group: (group: string): string => {
      const { key, count } = groupName(family, group);
      return fill(`group.${key}`, { count });
    },
    kind: (play: Play): string => {
      const { key, count } = kindName(family, play);
      return fill(`kind.${key}`, { count });
    },
    row: (play: Play, { name }: Row): string => (/^\d+$/.test(name) ? place(play, name) : t(`row.${name as RowKey}`)),
    /** A number is its own name. */
    symbol: symbolText,
    /** The content of a line as people read it: rows apart, an empty one as a dash. */
    content: (content: string): string =>
      content
        .split('|')
        .map((row) => (row === '' ? '–' : row.split(',').map(symbolText).join(' ')))
        .join(' | '),
  };
};
