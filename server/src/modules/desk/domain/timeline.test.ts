import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anEvent } from '../../../platform/member-timeline.ts';
import { mergedPage, readPlace } from './timeline.ts';
import type { SourcedEvent, TimelinePlace } from './timeline.ts';

test('pages of all sources together tell every event once, the newest first, also those of one moment', () => {
  const events = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom('a', 'b', 'c')), { maxLength: 40 });
  fc.assert(
    fc.property(events, fc.integer({ min: 1, max: 7 }), (drawn, size) => {
      const all: readonly SourcedEvent[] = drawn.map(([ms, source], index) => ({
        ...anEvent({ at: new Date(ms), key: `${source}_row:${index}`, kind: 'test.happened' }),
        source,
      }));

      const told: SourcedEvent[] = [];
      let place: TimelinePlace | undefined;
      for (let pages = 0; pages <= drawn.length; pages += 1) {
        const { list, next } = mergedPage(all, place, size);
        told.push(...list);
        if (next === null) break;
        place = readPlace(next);
      }

      expect(told.map(({ key }) => key).toSorted()).toEqual(all.map(({ key }) => key).toSorted());
      expect(told.map(({ at }) => at.getTime())).toEqual(told.map(({ at }) => at.getTime()).toSorted((a, b) => b - a));
    }),
  );
});
