import { IconButton } from '@fairground/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';

type ShelfArrowsProps = {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly turn: (direction: 1 | -1) => void;
};

/** For whoever has a mouse and no wheel to the side; keys and fingers need no button. */
export function ShelfArrows({ isAtStart, isAtEnd, turn }: ShelfArrowsProps) {
  const t = useTranslations('games');
  return (
    <div aria-hidden="true" className="pointer-coarse:hidden">
      {!isAtStart && (
        <IconButton
          label={t('shelf.previous')}
          tabIndex={-1}
          variant="solid"
          icon={<ChevronLeft className="rtl:rotate-180" />}
          className="absolute start-0 top-[calc(var(--shelf-tile)*2/3)] z-10 -translate-x-1/3 -translate-y-1/2 rounded-full shadow-high rtl:translate-x-1/3"
          onClick={() => turn(-1)}
        />
      )}
      {!isAtEnd && (
        <IconButton
          label={t('shelf.next')}
          tabIndex={-1}
          variant="solid"
          icon={<ChevronRight className="rtl:rotate-180" />}
          className="absolute end-0 top-[calc(var(--shelf-tile)*2/3)] z-10 translate-x-1/3 -translate-y-1/2 rounded-full shadow-high rtl:-translate-x-1/3"
          onClick={() => turn(1)}
        />
      )}
    </div>
  );
}
