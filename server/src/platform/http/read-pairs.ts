import { LRUCache } from 'lru-cache';
import { refuseFields } from './fields.ts';
import type { Place } from './fields.ts';

type Pairs = Readonly<Record<string, string>>;

/** Frequent queries are short. */
const CACHED_LENGTH_MAX = 256;
const cache = new LRUCache<string, Pairs>({ max: 4_096 });

/**
 * Parses a query string. Most visitors send the same ones: a recently parsed text returns the identical object, so that
 * callers can use it as a cache key.
 */
export const readQueryPairs = (text: string): Pairs => {
  if (text.length > CACHED_LENGTH_MAX) return readPairs('query', text);
  const known = cache.get(text);
  if (known) return known;
  const pairs = Object.freeze(readPairs('query', text));
  cache.set(text, pairs);
  return pairs;
};

/**
 * Reads `a=1&b=2` of an address or a form. Stricter than URLSearchParams, which repairs what is broken:
 * a key may come once, and every escape must be valid UTF-8.
 */
export const readPairs = (place: Place, text: string): Record<string, string> => {
  const pairs: Record<string, string> = {};
  for (const part of text.split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const key = unescapePart(place, equals < 0 ? part : part.slice(0, equals));
    if (key === '__proto__') throw refuseFields([{ path: `${place}.__proto__`, reason: 'unknown' }]);
    if (Object.hasOwn(pairs, key)) throw refuseFields([{ path: `${place}.${key}`, reason: 'repeated' }]);
    pairs[key] = equals < 0 ? '' : unescapePart(place, part.slice(equals + 1));
  }
  return pairs;
};

const unescapePart = (place: Place, text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // decodeURIComponent throws for one reason only: the escape is no UTF-8.
    throw refuseFields([{ path: place, reason: 'encoding' }]);
  }
};
