import type { Game } from '@fairground/engines/lottery/games';
import { LiveRegion } from '@fairground/ui/live-region';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { serverNow, useClockText } from '../hooks/use-clock.ts';
import { clockFace, passedPart, phaseAt, remainingAt } from '../model/countdown.ts';
import { nextIssue } from '../model/current-issue.ts';

type CountdownProps = { readonly game: Game; readonly size?: 'md' | 'lg' };

const FACE = { md: 'text-lg', lg: 'text-2xl' } as const;

/** The words, a line of the face, and the bar below them. */
const SKELETON_CLASS = 'h-[calc(1lh+1.75rem)] w-full';

/** So near the lock the clock warns. */
const SOON_MS = 10_000;

/**
 * The time left: to the lock while bets are taken, then to the draw. It is read aloud when little is left.
 * It takes two lines whatever is left, in every language: what stands below never moves.
 */
export function Countdown({ game, size = 'md' }: CountdownProps) {
  const t = useTranslations('lottery');
  const shown = useClockText((nowMs) => {
    const issue = nextIssue(game, nowMs);
    return issue === undefined ? '' : `${phaseAt(issue, nowMs)} ${clockFace(remainingAt(issue, nowMs)).text}`;
  });
  const nowMs = serverNow();
  const issue = shown === '' || nowMs === undefined ? undefined : nextIssue(game, nowMs);
  if (issue === undefined || nowMs === undefined) return <Skeleton className={`${FACE[size]} ${SKELETON_CLASS}`} />;
  const phase = phaseAt(issue, nowMs);
  const left = remainingAt(issue, nowMs);
  const { days, text } = clockFace(left);
  const isSoon = phase === 'open' && left <= SOON_MS;
  return (
    <div className="grid gap-1.5" data-phase={phase}>
      <p>
        <span className="block truncate text-xs text-ink-soft">
          {t(`phase.${phase}`)} {days > 0 && <b className="font-semibold text-ink">{t('days', { count: days })}</b>}
        </span>
        <span
          role="timer"
          className={`block font-display font-bold tabular-nums ${FACE[size]} ${isSoon ? 'text-loss' : phase === 'open' ? 'text-ink' : 'text-ink-faint'}`}
        >
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
