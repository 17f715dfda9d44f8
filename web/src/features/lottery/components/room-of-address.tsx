import { GAMES } from '@fairground/engines/lottery/games';
import { useSearch } from 'wouter';
import { roomOf } from '../hooks/use-room.ts';
import { Lobby } from './lobby.tsx';
import { Room } from './room.tsx';

type RoomOfAddressProps = { readonly area?: 'CN' | 'VN' | 'SEA' };

/** A launch may ask for a room without naming a game: the first of the area opens then. */
export function RoomOfAddress({ area }: RoomOfAddressProps) {
  const search = useSearch();
  const first = GAMES.find((game) => area === undefined || game.area === area)?.code ?? '';
  const room = roomOf(search) ?? roomOf(`gameCode=${first}`);
  return room === undefined ? <Lobby /> : <Room key={room.game.code} room={room} lobbyHref={lobbyOf(area)} />;
}

/** Back to the list the room was found in. */
const lobbyOf = (area: RoomOfAddressProps['area']): string => (area === 'SEA' ? '?lottoArea=SEA' : '?lottoView=lobby');
