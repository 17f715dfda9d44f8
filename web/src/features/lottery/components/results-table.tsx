import type { Game } from '@fairground/engines/lottery/games';
import { sidesOf } from '@fairground/engines/lottery/wins';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import { bigFromOf, figureOf } from '../model/tracks.ts';
import { BoardView } from './board-view.tsx';
import { PrizeTable } from './prize-table.tsx';
import { type DrawnResult, WithResults } from './with-results.tsx';

const FIRST = 10;

/** What was drawn of late, and the way to check each draw. */
export function ResultsTable({ game }: { readonly game: Game }) {
  return <WithResults game={game}>{(results) => <Results game={game} results={results} />}</WithResults>;
}

type ResultsProps = { readonly game: Game; readonly results: readonly DrawnResult[] };

function Results({ game, results }: ResultsProps) {
  const t = useTranslations('lottery');
  const format = useFormatter();
  const words = usePlayWords(game.family);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? results : results.slice(0, FIRST);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol aria-label={t('tabs.results')} className="divide-y divide-line rounded-lg bg-surface-1 px-4 shadow-low">
        {shown.map(({ numero, board, drawAt }) => {
          const figure = figureOf(game.family, board);
          return (
            <li key={numero} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <p className="w-36 text-sm">
                <span className="block font-semibold tabular-nums">{numero}</span>
                <time dateTime={drawAt.toISOString()} className="text-xs text-ink-faint tabular-nums">
                  {format.dateTime(drawAt, 'moment')}
                </time>
              </p>
              <div className="min-w-0 flex-1 basis-72">
                <BoardView family={game.family} board={board} size={board.length > 10 ? 'sm' : 'md'} />
              </div>
              <p className="flex gap-1.5 text-xs text-ink-soft tabular-nums">
                <span className="font-semibold text-ink">{figure}</span>
                {sidesOf(figure, bigFromOf(game.family)).map((side) => (
                  <span key={side}>{words.symbol(side)}</span>
                ))}
              </p>
              <a
                href={`/lottery/check?gameCode=${game.code}&numero=${numero}`}
                className="control h-9 gap-1.5 px-2 text-sm text-accent-text hover:bg-surface-2 pointer-coarse:h-11"
              >
                <ShieldCheck aria-hidden="true" className="size-4" />
                {t('results.check')}
                <span className="sr-only">{numero}</span>
              </a>
              {game.pool !== undefined && <Prizes gameCode={game.code} numero={numero} />}
            </li>
          );
        })}
      </ol>
      {results.length > FIRST && (
        <div className="text-center">
          <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('results.fewer') : t('results.more', { count: String(results.length) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What a draw of shared prizes paid, told when it is asked for. */
function Prizes({ gameCode, numero }: { readonly gameCode: string; readonly numero: string }) {
  const t = useTranslations('lottery');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="group control h-9 gap-1.5 px-2 text-sm text-accent-text hover:bg-surface-2 pointer-coarse:h-11"
      >
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-aria-expanded:rotate-180" />
        {t('pool.prizes')}
        <span className="sr-only">{numero}</span>
      </button>
      {isOpen && (
        <div className="w-full">
          <PrizeTable gameCode={gameCode} numero={numero} />
        </div>
      )}
    </>
  );
}
