import type { GameNodeId } from '@fairground/contract/catalog/game';
import { writeSearchDocument } from '@fairground/contract/catalog/search-index';
import type { SearchDocument, SearchEntry } from '@fairground/contract/catalog/search-index';
import { sandboxCatalogue } from '../../server/src/sandbox/index.ts';
import { plainWords } from '../../web/src/shared/format/plain-words.ts';
import { createGameIndex } from '../../web/src/shared/games/search/game-index.ts';
import { median } from './measure.ts';
import type { Bench, Measure } from './measure.ts';

/** Every so manieth game is typed out, in both languages, well and with two letters swapped. */
const TYPED_EVERY = 400;
const SHOWN = 8;

/** The search in the browser, key by key, beside a plain look at every name: what somebody would write in a line. */
export const search: Bench = {
  name: 'search',
  about: 'the instant search among all games of the sandbox, milliseconds a key, beside a plain look at every name',
  run: (say) => {
    const entries = sandboxEntries();
    const document = writeSearchDocument(entries);
    const keys = keysOf(entries);
    say(`${entries.length} games, ${keys.length} keys`);
    const open = timed(() => createGameIndex(document));
    const index = open.result;
    const ours = keys.map(
      (text) => timed(() => index.find({ text, categories: [], vendors: [], countMax: SHOWN })).tookMs,
    );
    const names = entries.map(({ nameTY, nameEN }) => plainWords(`${nameTY} ${nameEN}`));
    const anchor = keys.map((text) => timed(() => scan(names, plainWords(text))).tookMs);
    const measures: readonly Measure[] = [
      { measure: 'key-median-ms', ours: median(ours), anchor: median(anchor) },
      { measure: 'key-p99-ms', ours: nearSlowest(ours), anchor: nearSlowest(anchor) },
      {
        measure: 'open-ms',
        ours: open.tookMs,
        anchor: timed(() => JSON.parse(JSON.stringify(document)) as SearchDocument).tookMs,
      },
    ];
    return Promise.resolve(measures);
  },
};

const sandboxEntries = (): readonly SearchEntry[] =>
  sandboxCatalogue().games.map((game, place) => ({
    nodeId: BigInt(place + 1) as GameNodeId,
    nameTY: game.names.TY ?? game.names.EN,
    nameEN: game.names.EN,
    vendor: game.vendor,
    category: game.category,
    pictureKey: game.pictureKey,
    isHot: game.isHot,
    isNew: false,
    isOpen: true,
  }));

/** Each beginning of each name, as it stands in the field after a key. */
const keysOf = (entries: readonly SearchEntry[]): readonly string[] =>
  entries
    .filter((_, place) => place % TYPED_EVERY === 0)
    .flatMap(({ nameTY, nameEN }) => [nameTY, plainWords(nameTY), nameEN, swapped(nameEN)])
    .flatMap((name) => Array.from({ length: name.length }, (_, place) => name.slice(0, place + 1)));

const swapped = (name: string): string => name.replace(/(\p{Letter})(\p{Letter})(?=\p{Letter}*$)/u, '$2$1');

const scan = (names: readonly string[], typed: string): readonly string[] =>
  names.filter((name) => name.includes(typed)).slice(0, SHOWN);

const timed = <Result>(work: () => Result): { readonly result: Result; readonly tookMs: number } => {
  const startedAt = performance.now();
  const result = work();
  return { result, tookMs: performance.now() - startedAt };
};

/** What 99 of 100 keys stay below. */
const nearSlowest = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;
