import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import type { LiveFixture } from '../hooks/live-store.ts';
import { serverNowMs, useTimeText } from '../hooks/server-clock.ts';
import { countdownText, isNear, stageOf } from '../model/clock.ts';

/** Where a match stands: the minute that is played, the break, the map, or when it begins. */
export function Stage({ fixture }: { readonly fixture: LiveFixture }) {
  const t = useTranslations('sports');
  const format = useFormatter();
  const dayOf = (at: Date | number): string => format.dateTime(at, 'date');
  const read = (nowMs: number): string => {
    const stage = stageOf(fixture, nowMs);
    switch (stage.is) {
      case 'minute':
        return stage.text;
      case 'break':
        return t('stage.break');
      case 'map':
        return t('stage.map', { map: String(stage.map) });
      case 'postponed':
      case 'interrupted':
        return t(`stage.${stage.is}`);
      case 'live':
        return t('stage.live');
      case 'over':
        return fixture.state === 'ABANDONED' ? t('stage.ABANDONED') : t('stage.over');
      case 'before': {
        const { startsAt } = fixture;
        if (isNear(startsAt, nowMs)) return t('stage.starts-in', { time: countdownText(startsAt, nowMs) });
        const time = format.dateTime(startsAt, 'time');
        return dayOf(startsAt) === dayOf(nowMs)
          ? time
          : `${dayOf(startsAt).replace(/[\s/.-]*\d{4}[\s/.-]*/, '')} ${time}`;
      }
    }
  };
  const text = useTimeText(read);
  const isLive = fixture.state === 'LIVE' || fixture.state === 'BREAK';
  return (
    <span className="sb-stage" data-live={isLive || undefined}>
      {isLive && <span aria-hidden="true" className="sb-pulse" />}
      {text === '' ? read(serverNowMs()) : text}
    </span>
  );
}
