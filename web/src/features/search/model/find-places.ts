import { wordMatcher } from '../../../shared/format/plain-words.ts';

/** Something that can be gone to: a page, an offer or an article of the help centre. */
export type Place = {
  readonly href: string;
  readonly label: string;
  /** Searched besides the label, never shown. */
  readonly body: string;
};

/** The places whose words hold all of the query; a hit in the label stands before one in the body. */
export const findPlaces = <P extends Place>(places: readonly P[], query: string, countMax: number): readonly P[] => {
  const matches = wordMatcher(query);
  const byLabel = places.filter(({ label }) => matches(label));
  const byBody = places.filter(({ label, body }) => !matches(label) && matches(`${label} ${body}`));
  return [...byLabel, ...byBody].slice(0, countMax);
};
