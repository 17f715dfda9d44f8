import { Button } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { Heart, History, SearchX } from 'lucide-react';
import { useGameSearch } from '../../../shared/games/search/use-game-search.ts';
import { tileOfFound } from '../../../shared/games/tile-game.ts';
import { useLanguage, useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import type { FilterChange } from '../hooks/use-lobby-filter.ts';
import { type LobbyFilter, NO_FILTER } from '../model/lobby-filter.ts';
import { GameShelf } from './game-shelf.tsx';

type LobbyEmptyProps = { readonly filter: LobbyFilter; readonly change: (wish: FilterChange) => void };

/** Nothing fits: says so, and shows the way on. */
export function LobbyEmpty({ filter, change }: LobbyEmptyProps) {
  const t = useTranslations('games');
  const showAll = <Button onClick={() => change(NO_FILTER)}>{t('empty.all')}</Button>;
  if (filter.text !== '')
    return (
      <div className="grid grid-cols-1 gap-6">
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={t('empty.name-title', { name: filter.text })}
          description={t('empty.name-text')}
          action={showAll}
        />
        <SimilarGames text={filter.text} />
      </div>
    );
  switch (filter.tab) {
    case 'all':
      return (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={t('empty.title')}
          description={t('empty.text')}
          action={showAll}
        />
      );
    case 'favourites':
      return (
        <EmptyState
          icon={<Heart aria-hidden="true" />}
          title={t('empty.favourites-title')}
          description={t('empty.favourites-text')}
          action={showAll}
        />
      );
    case 'recent':
      return (
        <EmptyState
          icon={<History aria-hidden="true" />}
          title={t('empty.recent-title')}
          description={t('empty.recent-text')}
          action={showAll}
        />
      );
  }
}

const SIMILAR_MAX = 12;
const NONE: readonly never[] = [];

/** What the same words find in the whole house, slips forgiven. */
function SimilarGames({ text }: { readonly text: string }) {
  const t = useTranslations('games');
  const { code } = useLanguage();
  const found = useGameSearch({ text, categories: NONE, vendors: NONE, countMax: SIMILAR_MAX }).data?.games ?? [];
  if (found.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4" aria-label={t('empty.similar')}>
      <h2 className="text-lg">{t('empty.similar')}</h2>
      <GameShelf games={found.map((game) => tileOfFound(game, code))} label={t('empty.similar')} />
    </section>
  );
}

/** The favourites and recent games of somebody who is not logged in. */
export function LobbyLogin({ tab }: { readonly tab: 'favourites' | 'recent' }) {
  const t = useTranslations('games');
  return (
    <EmptyState
      icon={tab === 'favourites' ? <Heart aria-hidden="true" /> : <History aria-hidden="true" />}
      title={t(`login.${tab}-title`)}
      description={t('login.text')}
      action={
        <Button variant="primary" onClick={() => openModal({ type: 'login', props: { tab: 'login' } })}>
          {t('login.action')}
        </Button>
      }
    />
  );
}
