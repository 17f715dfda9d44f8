import type { SearchDocument, SearchEntry } from '@fairground/contract/catalog/search-index';
import type { GameCategory } from '@fairground/contract/catalog/game';
import { readSearchDocument } from '@fairground/contract/catalog/search-index';
import { plainWords } from '../../format/plain-words.ts';
import { prefixDistance, slipsFor, WORD_LENGTH_MAX } from './edit-distance.ts';

export type FoundGame = SearchEntry;

export type GameQuery = {
  readonly text: string;
  /** Only games of these; empty for all. */
  readonly categories: readonly GameCategory[];
  readonly vendors: readonly string[];
  readonly countMax: number;
};

export type FoundGames = { readonly games: readonly FoundGame[]; readonly count: number };

export type GameIndex = { readonly find: (query: GameQuery) => FoundGames };

/**
 * An index over the words of all names in both languages: what is typed is compared with the few thousand different words
 * there are, and only then are games looked at. So a key costs a few milliseconds, however many games there are.
 */
export const createGameIndex = (document: SearchDocument): GameIndex => {
  const entries = readSearchDocument(document);
  const names = entries.map(({ nameTY, nameEN }) => [nameIn(nameTY), nameIn(nameEN)] as const);
  const words = new Map<string, number[]>();
  for (const [place, [nameTY, nameEN]] of names.entries()) {
    const own = new Set([
      ...wordsOf(nameTY.plain),
      ...wordsOf(nameEN.plain),
      ...wordsOf(fold(entries[place]?.vendor ?? '')),
    ]);
    for (const word of own) {
      const places = words.get(word);
      if (places) places.push(place);
      else words.set(word, [place]);
    }
  }
  const index: Index = { entries, names, words };
  return { find: (query) => find(index, query) };
};

/** A name without its accents, and the same without its gaps. */
type Name = { readonly plain: string; readonly together: string };

const nameIn = (name: string): Name => {
  const plain = fold(name);
  return { plain, together: plain.replaceAll(' ', '') };
};

type Index = {
  readonly entries: readonly FoundGame[];
  readonly names: readonly (readonly [Name, Name])[];
  readonly words: ReadonlyMap<string, readonly number[]>;
};

const fold = (text: string): string =>
  plainWords(text)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

const wordsOf = (folded: string): readonly string[] =>
  folded === '' ? [] : folded.split(' ').map((word) => word.slice(0, WORD_LENGTH_MAX));

/** How well a typed word fits a word of a name. */
const WHOLE = 5;
const START = 4;
const INSIDE = 2;
const SLIPPED = 1;

const find = (index: Index, { text, categories, vendors, countMax }: GameQuery): FoundGames => {
  const typed = fold(text);
  if (typed === '') return { games: [], count: 0 };
  const isWanted = ({ category, vendor }: FoundGame) =>
    (categories.length === 0 || categories.includes(category)) && (vendors.length === 0 || vendors.includes(vendor));
  const exact = rank(index, typed, matchWords(index, typed, fitOf), isWanted);
  // Slips are forgiven only where the words as typed lead nowhere: else what was meant drowns in what was not.
  const ranked = exact.length > 0 ? exact : rank(index, typed, matchWords(index, typed, slippedFitOf), isWanted);
  return { games: ranked.slice(0, countMax).flatMap(({ place }) => index.entries[place] ?? []), count: ranked.length };
};

type Fit = (typed: string, word: string) => number;

const fitOf: Fit = (typed, word) => {
  if (word.startsWith(typed)) return word.length === typed.length ? WHOLE : START;
  return typed.length > 1 && word.includes(typed) ? INSIDE : 0;
};

const slippedFitOf: Fit = (typed, word) => {
  const fit = fitOf(typed, word);
  if (fit > 0) return fit;
  const max = slipsFor(typed.length);
  return max > 0 && prefixDistance(typed.slice(0, WORD_LENGTH_MAX), word, max) <= max ? SLIPPED : 0;
};

/** For every game the sum of how its words fit, 0 where one of the typed words fits none of them. */
const matchWords = (index: Index, typed: string, fit: Fit): Uint16Array => {
  const total = new Uint16Array(index.entries.length);
  for (const [turn, typedWord] of wordsOf(typed).entries()) {
    const best = new Uint8Array(index.entries.length);
    for (const [word, places] of index.words) {
      const quality = fit(typedWord, word);
      if (quality === 0) continue;
      for (const place of places) if ((best[place] ?? 0) < quality) best[place] = quality;
    }
    for (const [place, quality] of best.entries()) {
      const before = total[place] ?? 0;
      total[place] = quality === 0 || (turn > 0 && before === 0) ? 0 : before + quality;
    }
  }
  return total;
};

type Ranked = { readonly place: number; readonly score: number };

/** The name is this, begins so, a word of it does, the words stand in it as typed: each step outweighs all below it. */
const WHOLE_NAME = 5_000;
const NAME_START = 4_000;
const PHRASE_START = 2_000;
const PHRASE_INSIDE = 1_000;
const FIT = 40;
const HOT = 30;
const OPEN = 15;

const rank = (
  { entries, names }: Index,
  typed: string,
  fits: Uint16Array,
  isWanted: (game: FoundGame) => boolean,
): readonly Ranked[] => {
  const together = typed.replaceAll(' ', '');
  const ranked: Ranked[] = [];
  for (const [place, game] of entries.entries()) {
    const own = names[place];
    if (own === undefined) continue;
    const phrase = Math.max(phraseScore(own[0], typed, together), phraseScore(own[1], typed, together));
    const fit = fits[place] ?? 0;
    if ((fit === 0 && phrase === 0) || !isWanted(game)) continue;
    const shortness = Math.max(0, 14 - Math.min(own[0].plain.length, own[1].plain.length) / 4);
    ranked.push({ place, score: phrase + fit * FIT + (game.isHot ? HOT : 0) + (game.isOpen ? OPEN : 0) + shortness });
  }
  return ranked.toSorted((one, other) => other.score - one.score || one.place - other.place);
};

/** Who types "nohu" means "Nổ hũ": from three letters on the gaps between words do not matter. */
const TOGETHER_LENGTH_MIN = 3;

const phraseScore = (name: Name, typed: string, together: string): number => {
  const found = name.plain.indexOf(typed);
  if (found === 0) return name.plain.length === typed.length ? WHOLE_NAME : NAME_START;
  if (found > 0 && typed.length > 1) return name.plain[found - 1] === ' ' ? PHRASE_START : PHRASE_INSIDE;
  return together.length >= TOGETHER_LENGTH_MIN && name.together.startsWith(together) ? PHRASE_START : 0;
};
