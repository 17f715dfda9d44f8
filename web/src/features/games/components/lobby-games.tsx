import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Lobby } from '../../../shared/category/categories.ts';
import { gameTypesOf } from '../../../shared/games/game-types.ts';
import { vendorsOf } from '../../../shared/games/lane-vendors.ts';
import { vendorsQuery } from '../../../shared/games/vendors-query.ts';
import { useSession } from '@fairground/client/session';
import { useOwner } from '../api/own-games.ts';
import { useLobbyFilter } from '../hooks/use-lobby-filter.ts';
import { useTyped } from '../hooks/use-typed.ts';
import { FilterChips } from './filter-chips.tsx';
import { GridSkeleton } from './game-grid.tsx';
import { LabelRow } from './label-row.tsx';
import { LobbyLogin } from './lobby-empty.tsx';
import { AllGames, OwnGames } from './lobby-results.tsx';
import { LobbyToolbar } from './lobby-toolbar.tsx';
import { VendorNotice } from './vendor-notice.tsx';

type LobbyGamesProps = {
  readonly lobby: Lobby;
  readonly name: string;
  /** Shown when the lobby has no games at all. */
  readonly whenEmpty: ReactNode;
};

/** Every game of a lobby, and what it can be narrowed by. */
export function LobbyGames({ lobby, name, whenEmpty }: LobbyGamesProps) {
  const { filter, change, changeText } = useLobbyFilter();
  const [typed, setTyped] = useTyped(filter.text, changeText);
  const isReady = useSession((session) => session.isReady);
  const owner = useOwner();
  const vendors = vendorsOf(useQuery(vendorsQuery()).data?.data.lanes ?? [], lobby);
  const [gameType] = gameTypesOf(lobby);
  const results = { lobby, name, filter, typed, change };
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-3">
        <LobbyToolbar filter={filter} change={change} text={typed} onText={setTyped} categoryName={name} />
        <FilterChips filter={filter} change={change} vendors={vendors} hasReels={lobby === 'rng' || lobby === 'hot'} />
        {gameType && <LabelRow gameType={gameType} label={filter.label} change={change} />}
      </div>
      <VendorNotice vendors={vendors.filter(({ vassalage }) => filter.vendors.includes(vassalage))} />
      {filter.tab === 'all' && <AllGames {...results} whenEmpty={whenEmpty} />}
      {filter.tab !== 'all' && owner !== null && <OwnGames {...results} />}
      {filter.tab !== 'all' && owner === null && (isReady ? <LobbyLogin tab={filter.tab} /> : <GridSkeleton />)}
    </div>
  );
}
