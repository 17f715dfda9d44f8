import './table-strip.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { ShownTable } from '../hooks/use-table-states.ts';
import { tableClockOf } from '../model/table-clock.ts';

const TICK_MS = 500;

/** What a live table is doing, on its tile: the time left for bets and the road of its last rounds. */
export function TableStrip({ state, aheadMs }: ShownTable) {
  const t = useTranslations('games');
  const now = useNow() + aheadMs;
  const clock = tableClockOf(state, now);
  return (
    <div className="table-strip">
      <p className="table-clock" data-clock={clock.kind}>
        {clock.kind === 'open' && (
          <i aria-hidden="true" style={{ '--part': clock.part } as CSSProperties}>
            {clock.seconds}
          </i>
        )}
        <span>
          {clock.kind === 'open' ? t('table.open') : clock.kind === 'dealing' ? t('table.dealing') : t('table.soon')}
        </span>
      </p>
      <ol className="table-road" aria-hidden="true">
        {state.marks.map(({ tone, text }, place) => (
          // A place of the road has no other name; the whole road changes with a round.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${state.number} ${place}`} data-tone={tone}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The time of this device, twice a second. */
const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
