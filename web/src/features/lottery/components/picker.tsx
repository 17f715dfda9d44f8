import type { Row } from '@fairground/engines/lottery/entry';
import { oddsOf } from '@fairground/engines/lottery/games';
import { writeRatio } from '@fairground/engines/lottery/ratio';
import { Eraser, Shuffle } from 'lucide-react';
import { Button } from '@fairground/ui/button';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useIssue } from '../hooks/use-issue.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import type { Room } from '../hooks/use-room.ts';
import { browserWords } from '../model/browser-words.ts';
import { isTyped, noPicks, quickSet, randomPicks, togglePick, withRow } from '../model/picks.ts';
import type { Picks, QuickSet } from '../model/picks.ts';
import { rowsOn } from '../model/partners.ts';
import { exampleOf } from '../model/typed-example.ts';
import { NumberSets } from './number-sets.tsx';
import { PickRow } from './pick-row.tsx';
import { TypedRow } from './typed-row.tsx';

type PickerProps = {
  readonly room: Room;
  readonly series: number;
  readonly picks: Picks;
  /** Counts the times the picks were emptied from outside, so that typed texts go too. */
  readonly round: number;
  readonly onPicksChange: (picks: Picks) => void;
};

const PAIRS = 100;
/** Beside the sets that players know by name only the two ends are left to say. */
const ENDS: readonly QuickSet[] = ['all', 'none'];

const hasNumberSets = ({ symbols, max }: Row): boolean => symbols.length === PAIRS && max >= PAIRS / 2;

/** What is picked for a play, row by row: balls, dice, cars, words, or typed numbers. */
export function Picker({ room: { game, play }, series, picks, round, onPicksChange }: PickerProps) {
  const t = useTranslations('lottery');
  const words = usePlayWords(game.family);
  const write = useNumbers();
  const odds = oddsOf(game, play, series);
  const oddsText = (symbol: string): string | undefined => {
    const found = odds.get(symbol);
    return found === undefined ? undefined : `× ${write.plain(writeRatio(found, 2))}`;
  };
  const current = useIssue(game);
  const rows = rowsOn(play, game, current?.issue.drawAt);
  const hasTyped = play.shape.rows.some(isTyped);
  const toggleSet = (row: number, numbers: readonly string[]): void => {
    const before = picks[row] ?? [];
    const areAllPicked = numbers.every((number) => before.includes(number));
    const after = areAllPicked ? before.filter((number) => !numbers.includes(number)) : [...before, ...numbers];
    onPicksChange(withRow(play, picks, row, after));
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      {rows.map((row, index) =>
        isTyped(row) ? (
          <TypedRow
            key={`${play.code} ${row.name} ${round}`}
            row={row}
            name={words.row(play, row)}
            example={exampleOf(row)}
            onRead={(symbols) => onPicksChange(withRow(play, picks, index, symbols))}
          />
        ) : (
          <div key={`${play.code} ${row.name}`} className="grid grid-cols-1 gap-3">
            {hasNumberSets(row) && <NumberSets onToggle={(numbers) => toggleSet(index, numbers)} />}
            <PickRow
              {...(hasNumberSets(row) && { sets: ENDS })}
              family={game.family}
              play={play}
              row={row}
              picked={picks[index] ?? []}
              oddsText={oddsText}
              onToggle={(symbol) => onPicksChange(togglePick(play, picks, index, symbol))}
              onQuickSet={(set) => onPicksChange(withRow(play, picks, index, quickSet(row, set)))}
            />
          </div>
        ),
      )}
      {!hasTyped && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="ghost"
            iconStart={<Shuffle aria-hidden="true" />}
            onClick={() =>
              onPicksChange(randomPicks({ ...play, shape: { ...play.shape, rows } }, browserWords) ?? picks)
            }
          >
            {t('picker.random')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            iconStart={<Eraser aria-hidden="true" />}
            onClick={() => onPicksChange(noPicks(play))}
          >
            {t('picker.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
