import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { Scene } from '../model/replay-scene.ts';
import type { Figure } from '../model/replay-figures.ts';

const SCENE_MS = 1_200;

/** Shows scenes one by one: by itself when asked to, or step by step by hand. */
export function ReplayPlayer({ scenes }: { readonly scenes: readonly Scene[] }) {
  const t = useTranslations('bets');
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const last = scenes.length - 1;
  const isRunning = isPlaying && at < last;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setAt((now) => now + 1), SCENE_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const go = (next: number): void => {
    setPlaying(false);
    setAt(Math.min(last, Math.max(0, next)));
  };
  const scene = scenes[at];
  return (
    <section aria-label={t('replay.title')} className="grid gap-3 rounded-md bg-surface-2/60 p-3">
      <div aria-live="polite" className="grid min-h-28 content-start gap-3">
        <p className="text-xs text-ink-faint">{t('replay.at', { at: String(at + 1), count: String(scenes.length) })}</p>
        {scene && <SceneView scene={scene} />}
      </div>
      <div className="flex items-center justify-center gap-2">
        <IconButton
          label={t('replay.previous')}
          disabled={at === 0}
          icon={<SkipBack aria-hidden="true" className="rtl:rotate-180" />}
          onClick={() => go(at - 1)}
        />
        <Button
          size="sm"
          iconStart={isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => {
            if (at >= last) setAt(0);
            setPlaying(!isRunning);
          }}
        >
          {isRunning ? t('replay.pause') : t('replay.play')}
        </Button>
        <IconButton
          label={t('replay.next')}
          disabled={at >= last}
          icon={<SkipForward aria-hidden="true" className="rtl:rotate-180" />}
          onClick={() => go(at + 1)}
        />
      </div>
      <ol aria-label={t('replay.moving')} className="grid max-h-40 gap-0.5 overflow-y-auto text-sm">
        {scenes.map(({ title }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps are known by their place alone
          <li key={index}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              className="w-full cursor-pointer rounded-sm px-2 py-1 text-start text-ink-soft hover:bg-surface-3 aria-[current=step]:bg-accent-soft aria-[current=step]:text-ink pointer-coarse:min-h-11"
              onClick={() => go(index)}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
      <p className="text-xs text-ink-faint">{t('replay.from-seed')}</p>
    </section>
  );
}

function SceneView({ scene: { title, figures, board } }: { readonly scene: Scene }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {figures !== undefined && figures.length > 0 && <Figures figures={figures} />}
      {board && <Board reels={board.reels} won={board.won} />}
    </>
  );
}

function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {figures.map(({ text, look }, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a card may come twice: places tell them apart
          key={index}
          data-look={look}
          className="max-w-full rounded-md bg-surface-3 px-2.5 py-1 font-display text-base break-words tabular-nums data-[look=hit]:bg-gain-soft data-[look=hit]:text-gain data-[look=miss]:bg-loss-soft data-[look=miss]:text-loss"
        >
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Board({ reels, won }: NonNullable<Scene['board']>) {
  const rows = Math.max(...reels.map((reel) => reel.length));
  return (
    <div dir="ltr" className="flex gap-1 justify-self-start rounded-md bg-surface-1 p-2 font-mono text-sm">
      {reels.map((reel, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- reels and cells have no other name than their place
        <span key={place} className="grid content-start gap-1">
          {[...reel].map((symbol, row) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- see above
              key={row}
              data-won={won.includes(place * rows + row) ? '' : undefined}
              className="grid size-7 place-items-center rounded-sm bg-surface-3 data-won:bg-accent data-won:text-accent-ink"
            >
              {symbol}
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
