import { IconButton } from '@fairground/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';

type ShelfArrowsProps = {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly turn: (direction: 1 | -1) => void;
};

const ARROWS = [
  { direction: -1, label: 'shelf.previous', Sign: ChevronLeft, place: 'start-0 -translate-x-1/3 rtl:translate-x-1/3' },
  { direction: 1, label: 'shelf.next', Sign: ChevronRight, place: 'end-0 translate-x-1/3 rtl:-translate-x-1/3' },
] as const;

/** For anyone who has a mouse and no wheel to the side; keys and fingers need no button. */
export function ShelfArrows({ isAtStart, isAtEnd, turn }: ShelfArrowsProps) {
  const t = useTranslations('games');
  return (
    <div aria-hidden="true" className="pointer-coarse:hidden">
      {ARROWS.filter(({ direction }) => !(direction === 1 ? isAtEnd : isAtStart)).map(
        ({ direction, label, Sign, place }) => (
          <IconButton
            key={label}
            label={t(label)}
            tabIndex={-1}
            variant="solid"
            icon={<Sign className="rtl:rotate-180" />}
            className={`absolute top-[calc(var(--shelf-tile)*2/3)] z-10 -translate-y-1/2 rounded-full shadow-high ${place}`}
            onClick={() => turn(direction)}
          />
        ),
      )}
    </div>
  );
}
