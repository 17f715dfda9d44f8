import { Button, ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { Search, Star, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { CouponRange } from '../api/sports.ts';
import { useTree } from '../api/sports.ts';
import { useFavourites } from '../hooks/favourites.ts';
import { useCoupons } from '../hooks/use-coupons.ts';
import { sportsOf } from '../model/faces.ts';
import { starsApart } from '../model/merge-stars.ts';
import type { Face } from '../model/faces.ts';
import { FACE_OF } from '@fairground/contract/sports/fields';
import { BookFrame } from './book-frame.tsx';
import { Coupon } from './coupon.tsx';
import { Tree } from './tree.tsx';

const RANGES = ['live', 'today', 'upcoming'] as const satisfies readonly CouponRange[];
type Range = (typeof RANGES)[number];

type BookProps = { readonly face: Face; readonly competition?: string | undefined };

/** The book: competitions, matches by when they are played, and the slip. */
export function Book({ face, competition }: BookProps) {
  const tree = useTree().data?.list;
  const named = tree?.find(({ code }) => code === competition);
  const ownFace = named === undefined ? face : FACE_OF[named.sport];
  const [isMine, setMine] = useState(false);
  return (
    <BookFrame
      face={ownFace}
      current="book"
      side={<Tree face={ownFace} competition={competition} isMine={isMine} onMine={setMine} />}
    >
      <Matches key={`${ownFace} ${competition}`} face={ownFace} competition={competition} isMine={isMine} />
    </BookFrame>
  );
}

const SEARCH_MIN = 2;

function Matches({ face, competition, isMine }: BookProps & { readonly isMine: boolean }) {
  const t = useTranslations('sports');
  const [range, setRange] = useState<Range>('live');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const favourites = useFavourites(({ ids }) => ids);
  const isSearching = search.length >= SEARCH_MIN;
  const wish = {
    sports: sportsOf(face),
    ...(isSearching || isMine ? { range: 'all' as const } : { range, competition }),
    ...(isSearching ? { search } : isMine && starsApart(favourites)),
  };
  // What stands below the first list comes after it, so that nothing in sight moves.
  const { isPending } = useCoupons(wish);
  return (
    <>
      <div className="sb-tools">
        {!isMine && !isSearching && (
          <SegmentedControl
            label={t('range.label')}
            value={range}
            onValueChange={setRange}
            options={RANGES.map((value) => ({ value, label: t(`range.${value}`) }))}
          />
        )}
        <SearchField typed={typed} onTyped={setTyped} />
      </div>
      <Coupon
        wish={wish}
        empty={<Nothing {...{ isMine, isSearching, range, setRange }} onClear={() => setTyped('')} />}
      />
      {range === 'live' && !isMine && !isSearching && !isPending && (
        <section className="grid grid-cols-1 gap-3" aria-label={t('lobby.next')}>
          <h2 className="text-base">{t('lobby.next')}</h2>
          <Coupon wish={{ ...wish, range: 'today' }} most={NEXT} empty={null} />
        </section>
      )}
    </>
  );
}

/** Under what is played now stand a few of the next matches of each competition. */
const NEXT = 4;

type NothingProps = {
  readonly isMine: boolean;
  readonly isSearching: boolean;
  readonly range: Range;
  readonly setRange: (range: Range) => void;
  readonly onClear: () => void;
};

/** Why there is no match, and the next useful step. */
function Nothing({ isMine, isSearching, range, setRange, onClear }: NothingProps) {
  const t = useTranslations('sports');
  if (isMine && !isSearching)
    return (
      <EmptyState title={t('no-favourites')} description={t('no-favourites-text')} icon={<Star aria-hidden="true" />} />
    );
  return (
    <EmptyState
      title={t(`empty.${isSearching ? 'search' : range}`)}
      description={t('empty-text')}
      action={
        isSearching ? (
          <Button onClick={onClear}>{t('search-clear')}</Button>
        ) : (
          <NextRange range={range} onRange={setRange} />
        )
      }
    />
  );
}

function NextRange({ range, onRange }: { readonly range: Range; readonly onRange: (range: Range) => void }) {
  const t = useTranslations('sports');
  const next = range === 'today' ? 'live' : 'today';
  return (
    <>
      <Button variant="primary" onClick={() => onRange(next)}>
        {t(`show-${next}`)}
      </Button>
      <ButtonLink href="/sports/results">{t('nav.results')}</ButtonLink>
    </>
  );
}

function SearchField({ typed, onTyped }: { readonly typed: string; readonly onTyped: (typed: string) => void }) {
  const t = useTranslations('sports');
  return (
    <search className="sb-search">
      <Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
      <input
        id="sports-search"
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={40}
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
      />
      {typed !== '' && (
        <button type="button" aria-label={t('search-clear')} onClick={() => onTyped('')} className="sb-remove">
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </search>
  );
}
