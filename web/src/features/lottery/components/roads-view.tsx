import type { Game } from '@fairground/engines/lottery/games';
import { beadRoad, bigRoad } from '@fairground/engines/lottery/roads';
import type { RoadCell } from '@fairground/engines/lottery/roads';
import { useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import { tracksOf } from '../model/tracks.ts';
import type { TrackName } from '../model/tracks.ts';
import { type DrawnResult, WithResults } from './with-results.tsx';
import './lottery.css';

/** Past results as roads: one bead for each, and runs of equal ones as columns. */
export function RoadsView({ game }: { readonly game: Game }) {
  return <WithResults game={game}>{(results) => <Roads game={game} results={results} />}</WithResults>;
}

const FIRSTS: readonly string[] = ['big', 'odd', 'dragon'];

function Roads({ game, results }: { readonly game: Game; readonly results: readonly DrawnResult[] }) {
  const t = useTranslations('lottery');
  const words = usePlayWords(game.family);
  const tracks = tracksOf(game.family);
  const [name, setName] = useState<TrackName>('size');
  const track = tracks.find((one) => one.name === name) ?? tracks[0];
  if (track === undefined) return null;
  const read = results.toReversed().map(({ board }) => track.read(board));
  const counts = Object.entries(Object.groupBy(read, (word) => word)).map(
    ([word, all]) => [word, all?.length ?? 0] as const,
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t('roads.track')}
          value={track.name}
          onValueChange={setName}
          options={tracks.map((one) => ({ value: one.name, label: t(`roads.${one.name}`) }))}
        />
        <p className="flex flex-wrap gap-3 text-sm text-ink-soft tabular-nums">
          {counts.map(([word, count]) => (
            <span key={word} className="flex items-center gap-1.5">
              <Bead word={word} text={words.symbol(word)} />
              {words.symbol(word)} {count}
            </span>
          ))}
        </p>
      </div>
      <Road title={t('roads.big')} cells={bigRoad(read, 'tie')} textOf={words.symbol} isOutlined />
      <Road title={t('roads.bead')} cells={beadRoad(read)} textOf={words.symbol} />
      <p className="text-sm text-ink-faint">{t('roads.note')}</p>
    </div>
  );
}

type RoadProps = {
  readonly title: string;
  readonly cells: readonly RoadCell[];
  readonly textOf: (word: string) => string;
  readonly isOutlined?: boolean;
};

function Road({ title, cells, textOf, isOutlined = false }: RoadProps) {
  const frame = useRef<HTMLElement>(null);
  // The newest stands at the end: that is where a road is looked at.
  const { length } = cells;
  useEffect(() => {
    const { current } = frame;
    if (current !== null && length > 0) current.scrollLeft = current.scrollWidth;
  }, [length]);
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <section
        ref={frame}
        aria-label={title}
        // What scrolls must be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-lg bg-surface-1 p-3 shadow-low"
      >
        <ol className="lot-road">
          {cells.map(({ column, row, result, ties }) => (
            <li key={`${column} ${row}`} className="grid" style={{ gridColumn: column + 1, gridRow: row + 1 }}>
              <Bead word={result} text={textOf(result)} {...(isOutlined && { ties })} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Bead({ word, text, ties }: { readonly word: string; readonly text: string; readonly ties?: number }) {
  return (
    <span
      className="lot-bead min-w-5.5 min-h-5.5"
      data-first={FIRSTS.includes(word) ? '' : undefined}
      data-tie={word === 'tie' ? '' : undefined}
    >
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">{ties !== undefined && ties > 0 ? ties : text.slice(0, 1)}</span>
    </span>
  );
}
