import { partOf } from '@fairground/engines/lottery/board';
import type { Board } from '@fairground/engines/lottery/board';
import { familyOf } from '@fairground/engines/lottery/families';
import type { FamilyCode } from '@fairground/engines/lottery/families';
import type { Messages } from '@fairground/locales/messages';
import { Button } from '@fairground/ui/button';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { drawnLook } from '../model/symbol-look.ts';
import { NumberToken } from './number-token.tsx';

type PartKey = keyof Messages['lottery-plays']['part'];

type BoardViewProps = {
  readonly family: FamilyCode;
  readonly board: Board;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The numbers come in one after the other. */
  readonly isFresh?: boolean;
  /** A phone shows of a board of prizes the upper ones, and the others when asked. */
  readonly isFolded?: boolean;
};

/** Numbers of more digits than a ball holds stand as they are. */
export const BALL_DIGITS = 2;

/** Numbers with their places: some come twice. */
export const placed = (board: Board) => board.map((number, place) => ({ number, place, key: `${place}:${number}` }));

/** The place of a number, by which its movement waits for those before it. */
const atPlace = (place: number): CSSProperties => ({ '--place': place }) as CSSProperties;

/** What was drawn, as the lottery shows it: a row of balls, dice or cars, or a board of prizes. */
export function BoardView({ family, board, size = 'md', isFresh = false, isFolded = false }: BoardViewProps) {
  if (hasPrizes(family)) return <PrizeBoard family={family} board={board} isFresh={isFresh} isFolded={isFolded} />;
  return (
    <ol className="flex flex-wrap items-center gap-1.5" data-drawn={board.join(',')}>
      {placed(board).map(({ number, place, key }) => (
        <li key={key} className={isFresh ? 'lot-drawn' : undefined} style={atPlace(place)}>
          {number.length > BALL_DIGITS ? (
            <Digits number={number} size={size} />
          ) : (
            <NumberToken look={drawnLook(family)} text={number} size={size} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** A board of prizes has numbers of many digits in several places. */
const hasPrizes = (family: FamilyCode): boolean => {
  const [first, ...others] = familyOf(family).layout.parts;
  return first !== undefined && first.width > BALL_DIGITS && others.length > 0;
};

const EMPTY_MAX = 20;

/** The places of a board that is awaited: as high as the board will be. */
export function EmptyBoard({ family }: Pick<BoardViewProps, 'family'>) {
  const { parts } = familyOf(family).layout;
  if (hasPrizes(family)) {
    const blank = parts.flatMap(({ count, width }) => Array.from({ length: count }, () => BLANK.repeat(width)));
    return (
      <div aria-hidden="true" className="lot-waiting">
        <PrizeBoard family={family} board={blank} isFresh={false} isFolded isEmpty />
      </div>
    );
  }
  const places = parts.reduce((sum, { count, width }) => sum + count * (width > BALL_DIGITS ? width : 1), 0);
  return <EmptyPlaces count={Math.min(places, EMPTY_MAX)} size="xl" />;
}

type EmptyPlacesProps = { readonly count: number; readonly size: 'sm' | 'xl' };

/** A row of numbers that are awaited. */
export function EmptyPlaces({ count, size }: EmptyPlacesProps) {
  return (
    <span aria-hidden="true" className="lot-waiting flex flex-wrap gap-1.5">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className="lot-token" data-size={size} data-quiet="" />
      ))}
    </span>
  );
}

/** A digit that is not there yet, as wide as one. */
const BLANK = '\u2007';

function Digits({ number, size }: { readonly number: string; readonly size: 'sm' | 'md' | 'lg' | 'xl' }) {
  return (
    <span className="flex gap-1">
      <span className="sr-only">{number}</span>
      <span aria-hidden="true" className="flex gap-1">
        {placed([...number]).map(({ number: digit, key }) => (
          <NumberToken key={key} look="ball" text={digit} size={size} />
        ))}
      </span>
    </span>
  );
}

/** So many prizes a folded board still shows. */
const UPPER = 2;

type PrizeBoardProps = Required<Omit<BoardViewProps, 'size'>> & { readonly isEmpty?: boolean };

/** The board of a lottery with many prizes: a line for each, the special one above all. */
function PrizeBoard({ family, board, isFresh, isFolded, isEmpty = false }: PrizeBoardProps) {
  const t = useTranslations('lottery-plays');
  const { layout } = familyOf(family);
  const [isWhole, setWhole] = useState(!isFolded);
  return (
    <div>
      <table className="w-full border-separate border-spacing-y-0.5 tabular-nums" data-drawn={board.join(',')}>
        <caption className="sr-only">{t('part.caption')}</caption>
        <tbody>
          {layout.parts.map(({ name }, line) => (
            <tr
              key={name}
              className={`${line === 0 ? 'bg-category-soft' : 'odd:bg-surface-2/50'} ${isWhole || line < UPPER ? '' : 'max-md:hidden'}`}
            >
              <th scope="row" className="w-24 rounded-s-sm px-3 py-1.5 text-start text-xs font-semibold text-ink-soft">
                {t(`part.${name as PartKey}`)}
              </th>
              <td className="rounded-e-sm px-3 py-1.5">
                <span className="flex flex-wrap justify-around gap-x-4 gap-y-1 font-display font-bold">
                  {placed(partOf(layout, board, name)).map(({ number, key }) => (
                    <span key={key} className={isFresh ? 'lot-drawn' : undefined} style={atPlace(line * 2)}>
                      <PrizeNumber text={number} isLarge={line === 0} />
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && (
        <Button
          size="sm"
          variant="ghost"
          className={`mt-1 w-full md:hidden ${isEmpty ? 'invisible' : ''}`}
          onClick={() => setWhole(true)}
        >
          {t('part.whole')}
        </Button>
      )}
    </div>
  );
}

/** The last two digits are what most bets are about. */
function PrizeNumber({ text, isLarge }: { readonly text: string; readonly isLarge: boolean }) {
  return (
    <span className={isLarge ? 'text-xl' : 'text-base'}>
      <span className={text.length > 2 ? 'text-ink-soft' : undefined}>{text.slice(0, -2)}</span>
      <span className={isLarge ? 'text-category' : undefined}>{text.slice(-2)}</span>
    </span>
  );
}
