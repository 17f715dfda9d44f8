import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { Skeleton } from '@fairground/ui/skeleton';
import { RoomOrLobby } from '../lazy-parts.ts';
import { AwakePart } from './awake-part.tsx';

type LotteryGamesProps = {
  readonly area?: 'CN' | 'VN' | 'SEA';
  /** Stands above the lobby; a room has a head of its own. */
  readonly heading: ReactNode;
};

/** The room the address names, or else the lobby. */
export function LotteryGames({ area, heading }: LotteryGamesProps) {
  const fields = new URLSearchParams(useSearch());
  const isRoom =
    fields.get('lottoView') !== 'lobby' && (fields.has('gameCode') || fields.get('lottoView') === 'betting');
  return (
    <>
      {!isRoom && heading}
      <AwakePart fallback={<PageSkeleton />}>
        <RoomOrLobby isRoom={isRoom} {...(area !== undefined && { area })} />
      </AwakePart>
    </>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-40 w-full rounded-lg" />
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
}
