import type { Competition } from '@fairground/contract/sports/endpoints';
import { Star } from 'lucide-react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useFavourites, useFavouritesOfAccount } from '../hooks/favourites.ts';
import { useTree } from '../api/sports.ts';
import { categoryOf, competitionHref, homeOf, sportsOf } from '../model/faces.ts';
import type { Face } from '../model/faces.ts';
import { SportIcon } from './sport-icon.tsx';

type TreeProps = {
  readonly face: Face;
  readonly competition: string | undefined;
  readonly isMine: boolean;
  readonly onMine: (isMine: boolean) => void;
};

const NONE: readonly Competition[] = [];

/** Every competition of a face, with what is played now; a strip on narrow screens. */
export function Tree({ face, competition, isMine, onMine }: TreeProps) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const list = useTree().data?.list ?? NONE;
  useFavouritesOfAccount();
  const stars = useFavourites(({ ids }) => ids);
  const isStarred = ({ code }: Competition): boolean => stars.includes(code);
  const ofFace = list.filter(({ sport }) => sportsOf(face).includes(sport));
  // Followed competitions stand first.
  const own = [...ofFace.filter(isStarred), ...ofFace.filter((each) => !isStarred(each))];
  return (
    <nav aria-label={t('tree')} className="sb-tree">
      <button type="button" className="sb-tree-entry" aria-pressed={isMine} onClick={() => onMine(!isMine)}>
        <Star aria-hidden="true" className="size-4.5 shrink-0 text-accent-text" />
        <span className="truncate">{t('favourites')}</span>
        <span className="sb-tree-count">{numbers.whole(stars.length)}</span>
      </button>
      <a
        href={homeOf(face)}
        className="sb-tree-entry"
        aria-current={competition === undefined && !isMine ? 'page' : undefined}
        onClick={() => onMine(false)}
      >
        <span className="truncate">{t('sport.all')}</span>
        <span className="sb-tree-count">{numbers.whole(own.reduce((sum, { open }) => sum + open, 0))}</span>
      </a>
      {own.map(({ code, sport, name, open, live }) => (
        <a
          key={code}
          href={competitionHref(code, sport)}
          className="sb-tree-entry"
          data-category={categoryOf(sport)}
          aria-current={code === competition && !isMine ? 'page' : undefined}
          onClick={() => onMine(false)}
        >
          {stars.includes(code) ? (
            <Star aria-hidden="true" className="size-4.5 shrink-0 fill-current text-accent-text" />
          ) : (
            <SportIcon sport={sport} />
          )}
          <span className="sb-tree-name">{name}</span>
          {stars.includes(code) && <span className="sr-only">{t('followed')}</span>}
          {live > 0 && (
            <span className="sb-tree-live">
              <span aria-hidden="true" className="sb-pulse" />
              <span className="sr-only">{t('tree-live', { count: numbers.whole(live) })}</span>
            </span>
          )}
          <span className="sb-tree-count">{numbers.whole(open)}</span>
        </a>
      ))}
    </nav>
  );
}
