import './lottery.css';
import type { Issue } from '@fairground/engines/lottery/calendar';
import type { Game } from '@fairground/engines/lottery/games';
import { useRef } from 'react';
import { LiveRegion } from '@fairground/ui/live-region';
import { Skeleton } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { serverNow, useClockText, useEverySecond } from '../hooks/use-clock.ts';
import { clockFace, openPart, phaseAt, remainingAt } from '../model/countdown.ts';
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
  // What needs React changes with the issue and a few times within it. Seconds are written by `useEverySecond`.
  const state = useClockText((nowMs) => {
    const issue = nextIssue(game, nowMs);
    if (issue === undefined) return '';
    const left = remainingAt(issue, nowMs);
    return `${issue.numero} ${phaseAt(issue, nowMs)} ${clockFace(left).days} ${left <= SOON_MS}`;
  });
  const nowMs = serverNow();
  const issue = state === '' || nowMs === undefined ? undefined : nextIssue(game, nowMs);
  if (issue === undefined || nowMs === undefined) return <Skeleton className={`${FACE[size]} ${SKELETON_CLASS}`} />;
  return <RunningCountdown issue={issue} nowMs={nowMs} size={size} />;
}

type RunningCountdownProps = { readonly issue: Issue; readonly nowMs: number; readonly size: 'md' | 'lg' };

function RunningCountdown({ issue, nowMs, size }: RunningCountdownProps) {
  const t = useTranslations('lottery');
  const face = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  useEverySecond(face, (now) => {
    writeText(face.current, clockFace(remainingAt(issue, now)).text);
    bar.current?.style.setProperty('--left', String(openPart(issue, now)));
  });
  const phase = phaseAt(issue, nowMs);
  const left = remainingAt(issue, nowMs);
  const { days } = clockFace(left);
  const isSoon = phase === 'open' && left <= SOON_MS;
  return (
    <div className="grid gap-1.5" data-phase={phase}>
      <p>
        <span className="block truncate text-xs text-ink-soft">
          {t(`phase.${phase}`)} {days > 0 && <b className="font-semibold text-ink">{t('days', { count: days })}</b>}
        </span>
        <span
          ref={face}
          role="timer"
          className={`lot-face block font-display font-bold tabular-nums ${FACE[size]} ${isSoon ? 'text-loss' : phase === 'open' ? 'text-ink' : 'text-ink-faint'}`}
        />
      </p>
      <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-surface-3">
        <span ref={bar} className={`lot-left block h-full rounded-full ${isSoon ? 'bg-loss' : 'bg-category'}`} />
      </span>
      {size === 'lg' && (
        <LiveRegion>{isSoon ? t('phase.soon') : phase === 'locked' ? t('phase.locked-text') : ''}</LiveRegion>
      )}
    </div>
  );
}

/** Changes the text node that is there: replacing it each second would leave garbage for every card. */
const writeText = (element: HTMLElement | null, text: string): void => {
  if (element === null) return;
  const node = element.firstChild ?? element.appendChild(new Text());
  if (node.nodeValue !== text) node.nodeValue = text;
};
