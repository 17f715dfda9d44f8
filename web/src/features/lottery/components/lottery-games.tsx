import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { AwakePart } from '../../../shared/page/awake-part.tsx';
import { PageLobby, RoomOfAddress } from '../lazy-parts.ts';
import { isRoom } from '../model/is-room.ts';
import { LotteryPlace } from './lottery-place.tsx';

type LotteryGamesProps = {
  readonly area?: 'CN' | 'VN' | 'SEA';
  /** Stands above the lobby; a room has a head of its own. */
  readonly heading: ReactNode;
};

/** The room the address names, or else the lobby. */
export function LotteryGames({ area, heading }: LotteryGamesProps) {
  const hasRoom = isRoom(new URLSearchParams(useSearch()));
  const areaProps = area === undefined ? {} : { area };
  return (
    <>
      {!hasRoom && heading}
      <AwakePart fallback={<LotteryPlace />}>
        {hasRoom ? <RoomOfAddress {...areaProps} /> : <PageLobby {...areaProps} />}
      </AwakePart>
    </>
  );
}
