import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { AwakePart } from '../../../shared/page/awake-part.tsx';
import { LotteryLobby, PageLobby, RoomOfAddress } from '../lazy-parts.ts';
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
  return (
    <>
      {!hasRoom && heading}
      <AwakePart fallback={<LotteryPlace />}>
        <Games hasRoom={hasRoom} {...(area !== undefined && { area })} />
      </AwakePart>
    </>
  );
}

/** The window of one area is pre-rendered without its bars, which a stored flag brings back: it needs the whole stylesheet. */
function Games({ hasRoom, area }: Pick<LotteryGamesProps, 'area'> & { readonly hasRoom: boolean }) {
  if (area === undefined) return hasRoom ? <RoomOfAddress /> : <PageLobby />;
  return hasRoom ? <RoomOfAddress area={area} /> : <LotteryLobby area={area} />;
}
