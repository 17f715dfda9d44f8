import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lobby } from '../../../shared/category/categories.ts';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { FilterChange } from '../hooks/use-lobby-filter.ts';
import { type GameList, useLobbyGames } from '../hooks/use-lobby-games.ts';
import { useOwnLobbyGames } from '../hooks/use-own-lobby-games.ts';
import { filterCount, type LobbyFilter } from '../model/lobby-filter.ts';
import { GameGrid, GridSkeleton } from './game-grid.tsx';
import { LobbyEmpty } from './lobby-empty.tsx';

type ResultsProps = {
  readonly lobby: Lobby;
  readonly name: string;
  readonly filter: LobbyFilter;
  readonly typed: string;
  readonly change: (wish: FilterChange) => void;
};

export function AllGames({ whenEmpty, ...props }: ResultsProps & { readonly whenEmpty: ReactNode }) {
  const { lobby, filter, typed } = props;
  const list = useLobbyGames(lobby, filter, typed);
  const isUntouched = typed === '' && filter.text === '' && filterCount(filter) === 0;
  if (list.state === 'ready' && list.count === 0 && isUntouched) return whenEmpty;
  return <Results {...props} list={list} />;
}

export function OwnGames(props: ResultsProps) {
  const filter = { ...props.filter, text: props.typed };
  return <Results {...props} filter={filter} list={useOwnLobbyGames(props.lobby, filter)} />;
}

function Results({ list, name, filter, typed, change }: ResultsProps & { readonly list: GameList }) {
  const t = useTranslations('games');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const retry = <Button onClick={list.retry}>{tCommon('state.retry')}</Button>;
  if (list.state === 'pending') return <GridSkeleton />;
  if (list.state === 'failed')
    return <ErrorState title={t('failed.title')} description={errorText(list.error)} action={retry} />;
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-4">
      <output className="text-sm text-ink-faint tabular-nums">{t('count', { count: list.count })}</output>
      {list.count === 0 ? (
        <LobbyEmpty filter={{ ...filter, text: typed }} change={change} />
      ) : (
        <GameGrid list={list} label={name} />
      )}
      {list.error !== null && (
        <p role="alert" className="flex flex-wrap items-center justify-center gap-3 text-sm text-ink-soft">
          {t('failed.more')} {retry}
        </p>
      )}
      {list.count > END_FROM && <ListEnd count={list.count} />}
    </section>
  );
}

/** A list shorter than a screen needs no way back to the top. */
const END_FROM = 42;

function ListEnd({ count }: { readonly count: number }) {
  const t = useTranslations('games');
  return (
    <div className="flex flex-wrap items-center justify-center gap-4 py-4 text-sm text-ink-faint">
      {t('end', { count })}
      <Button
        variant="ghost"
        size="sm"
        iconStart={<ArrowUp aria-hidden="true" />}
        onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
      >
        {t('top')}
      </Button>
    </div>
  );
}
