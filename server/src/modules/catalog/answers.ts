import type { Endpoint, ValueOf } from '@fairground/contract/endpoint';
import type { LanguageCode } from '@fairground/contract/language';
import { LRUCache } from 'lru-cache';
import { readyAnswer } from '../../platform/http/ready-answer.ts';
import type { ReadyAnswer } from '../../platform/http/ready-answer.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { CatalogDeps } from './deps.ts';
import type { Catalogue, Viewer } from './domain/catalogue.ts';
import { newSinceOf } from './domain/game-in.ts';
import type { NoticeBoard } from './notice-board.ts';

/** What an answer is made for: who looks, in which language, at which state of the catalogue. */
export type View = Viewer & { readonly language: LanguageCode; readonly catalogue: Catalogue };

/** Who asks: with `language` where the call itself names one. */
export type Asker = { readonly query: { readonly language?: LanguageCode | undefined }; readonly caller: Caller };

/** Answers that are the same for equal queries of the same catalogue, cached as bytes. */
export type Answers = {
  readonly viewFor: (asker: Asker) => Promise<View>;
  /** The cached answer for a key, else a new one. The key names the query; the viewer is added to it. */
  readonly ready: <E extends Endpoint>(
    endpoint: E,
    asker: Asker,
    key: string,
    make: (view: View) => ValueOf<E>,
  ) => Promise<ReadyAnswer>;
};

/** A page of tiles has about 25 KB, and some more compressed: this is two thousand pages. */
const CACHED_BYTES = 48 * 1024 * 1024;

export const createAnswers = ({ clock, languages, system }: CatalogDeps, board: NoticeBoard): Answers => {
  const cache = new LRUCache<string, ReadyAnswer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 512,
  });
  let cachedFor: Catalogue | undefined;

  const viewFor = async ({ query, caller }: Asker): Promise<View> => {
    const catalogue = await board.catalogue.read();
    const { GAMESOFF: withheld } = await system.readFlags();
    const asked = query.language;
    return {
      catalogue,
      region: catalogue.regionOf(caller.country, String(withheld), caller.market().policy.returnMin),
      newSince: newSinceOf(clock.now()),
      language: asked !== undefined && languages.includes(asked) ? asked : caller.language,
    };
  };

  return {
    viewFor,
    ready: async (endpoint, asker, key, make) => {
      const view = await viewFor(asker);
      if (cachedFor !== view.catalogue) {
        cache.clear();
        cachedFor = view.catalogue;
      }
      const name = `${endpoint.name} ${view.region} ${view.newSince} ${view.language} ${key}`;
      const cached = cache.get(name);
      if (cached) return cached;
      const answer = readyAnswer(endpoint, make(view));
      cache.set(name, answer);
      return answer;
    },
  };
};
