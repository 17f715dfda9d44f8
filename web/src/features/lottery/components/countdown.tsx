import type { Game } from '@fairground/engines/lottery/games';
import { LiveRegion } from '@fairground/ui/live-region';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { serverNow, useClockText } from '../hooks/use-clock.ts';
import { clockFace, passedPart, phaseAt, remainingAt } from '../model/countdown.ts';
import { nextIssue } from '../model/current-issue.ts';

type CountdownProps = { readonly game: Game; readonly size?: 'md' | 'lg' };

/** So near the lock the clock warns. */
const SOON_MS = 10_000;

/** The time left: to the lock while bets are taken, then to the draw. It is told aloud when it begins to press. */
export function Countdown({ game, size = 'md' }: CountdownProps) {
  const t = useTranslations('lottery');
  const shown = useClockText((nowMs) => {
    const issue = nextIssue(game, nowMs);
    return issue === undefined ? '' : `${phaseAt(issue, nowMs)} ${clockFace(remainingAt(issue, nowMs)).text}`;
  });
  const nowMs = serverNow();
  const issue = shown === '' || nowMs === undefined ? undefined : nextIssue(game, nowMs);
  if (issue === undefined || nowMs === undefined)
    return <Skeleton className={size === 'lg' ? 'h-14 w-full' : 'h-9 w-full'} />;
  const phase = phaseAt(issue, nowMs);
  const left = remainingAt(issue, nowMs);
  const { days, text } = clockFace(left);
  const isSoon = phase === 'open' && left <= SOON_MS;
  return (
    <div className="grid gap-1.5" data-phase={phase}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-xs text-ink-soft">{t(`phase.${phase}`)}</span>
        <span
          role="timer"
          className={`font-display font-bold tabular-nums ${size === 'lg' ? 'text-2xl' : 'text-lg'} ${isSoon ? 'text-loss' : phase === 'open' ? 'text-ink' : 'text-ink-faint'}`}
        >
          {days > 0 && <span className="me-1.5 text-[0.7em]">{t('days', { count: days })}</span>}
          {text}
        </span>
      </p>
      <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-surface-3">
        <span
          className={`block h-full rounded-full ${isSoon ? 'bg-loss' : 'bg-category'}`}
          style={{ inlineSize: `${(1 - passedPart(issue, nowMs)) * 100}%` }}
        />
      </span>
      {size === 'lg' && (
        <LiveRegion>{isSoon ? t('phase.soon') : phase === 'locked' ? t('phase.locked-text') : ''}</LiveRegion>
      )}
    </div>
  );
}
