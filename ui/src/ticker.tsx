import './ticker.css';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useAutoplay } from './use-autoplay.ts';

export type TickerProps = {
  readonly label: string;
  readonly labels: { readonly pause: string; readonly play: string };
  readonly icon: ReactNode;
  readonly items: readonly { readonly key: string; readonly title: string; readonly onPress: () => void }[];
  /** How long one stays. */
  readonly everyMs?: number | undefined;
};

/** One line of news after the other in one place. Nothing moves between two of them, and nothing under a pointer or a key. */
export function Ticker({ label, labels, icon, items, everyMs = 7000 }: TickerProps) {
  const root = useRef<HTMLElement>(null);
  const [turns, setTurns] = useState(0);
  const count = items.length;
  const { isPlaying, setPlaying } = useAutoplay({ root, count, everyMs, onTurn: () => setTurns(turns + 1) });
  const placeOf = (at: number) => (at === turns % count ? 'shown' : at === (turns - 1) % count ? 'left' : undefined);
  return (
    <section
      ref={root}
      aria-label={label}
      className="flex h-11 items-center gap-3 rounded-md bg-surface-1 ps-4 pe-1 shadow-low"
    >
      {icon}
      <ul data-turned={turns > 0} className="ui-ticker grid min-w-0 flex-1 overflow-hidden">
        {items.map(({ key, title, onPress }, at) => (
          <li key={key} data-place={placeOf(at)}>
            <button
              type="button"
              // A line is cut at its own end, in whichever direction the page is read.
              dir="auto"
              onClick={onPress}
              className="h-11 max-w-full truncate rounded-sm px-1 text-sm text-ink-soft hover:text-ink"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <button
          type="button"
          aria-label={isPlaying ? labels.pause : labels.play}
          onClick={() => setPlaying(!isPlaying)}
          className="control size-9 shrink-0 text-ink-faint hover:bg-surface-2 hover:text-ink [&>svg]:size-4"
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
      )}
    </section>
  );
}
