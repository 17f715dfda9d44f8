import type { TimelineEvent } from '../../../platform/member-timeline.ts';

export type SourcedEvent = TimelineEvent & { readonly source: string };

/** A place in the story: behind the event of this moment and key. */
export type TimelinePlace = { readonly atMs: number; readonly key: string };

export const writePlace = ({ at, key }: Pick<TimelineEvent, 'at' | 'key'>): string => `${at.getTime()}/${key}`;

/** The contract has checked the shape. */
export const readPlace = (text: string): TimelinePlace => {
  const [at = '', ...key] = text.split('/');
  return { atMs: Number(at), key: key.join('/') };
};

/** The newest first; what happened in one moment stands in the order of the keys. */
const inOrder = (one: TimelineEvent, other: TimelineEvent): number =>
  other.at.getTime() - one.at.getTime() || (one.key < other.key ? 1 : -1);

const isBehind = ({ at, key }: TimelineEvent, place: TimelinePlace | undefined): boolean =>
  place === undefined || at.getTime() < place.atMs || (at.getTime() === place.atMs && key < place.key);

/** One page of all sources together. Each source gave at least a page of its own, so nothing older is missing in it. */
export const mergedPage = (
  events: readonly SourcedEvent[],
  place: TimelinePlace | undefined,
  size: number,
): { readonly list: readonly SourcedEvent[]; readonly next: string | null } => {
  const behind = events.filter((event) => isBehind(event, place)).toSorted(inOrder);
  const list = behind.slice(0, size);
  const last = list.at(-1);
  return { list, next: behind.length > size && last !== undefined ? writePlace(last) : null };
};
