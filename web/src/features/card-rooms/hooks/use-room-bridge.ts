import { GAME_FRAME } from '@fairground/contract/launch/frame-messages';
import { ROOM_FRAME } from '@fairground/contract/rooms/frame';
import type { RoomTold } from '@fairground/contract/rooms/frame';
import type { CardTableId } from '@fairground/contract/rooms/fields';
import { seatLeft, tableMoved, tableSaid } from '@fairground/contract/rooms/pushes';
import { call } from '@fairground/client/api';
import { CARD_SEAT_MOVED, useInvalidate } from '@fairground/client/facts';
import { noteSign } from '@fairground/client/presence';
import { useConnectionState, usePush, usePushReset } from '@fairground/client/realtime';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { keepLikes, likesOf } from '../model/kept-likes.ts';
import { keptName } from '../model/kept-seeds.ts';
import { createRoomBridge } from '../model/room-bridge.ts';
import { sharePicture } from '../model/share-picture.ts';

/**
 * Joins the client of a card table in its frame with the server: its orders go out with the session of this page, and
 * pushes of the table go in.
 */
export const useRoomBridge = (
  frame: RefObject<HTMLIFrameElement | null>,
  tableId: CardTableId,
  onGo: (address: string) => void,
): void => {
  const invalidate = useInvalidate();
  const tell = (message: RoomTold): void => frame.current?.contentWindow?.postMessage(message, '*');
  const isOwn = (other: bigint): boolean => other === tableId;

  usePush(tableMoved, ({ table }) => {
    if (isOwn(table.tableId)) tell({ from: ROOM_FRAME, moved: table });
  });
  usePush(tableSaid, (said) => {
    if (isOwn(said.tableId)) tell({ from: ROOM_FRAME, said });
  });
  usePush(seatLeft, ({ tableId: left, why }) => {
    if (!isOwn(left)) return;
    tell({ from: ROOM_FRAME, left: why });
    void invalidate(CARD_SEAT_MOVED);
  });
  usePushReset(() => tell({ from: ROOM_FRAME, line: 'up' }));

  const state = useConnectionState();
  const wasDown = useRef(false);
  useEffect(() => {
    const isUp = state === 'connected';
    const isDown = state === 'offline' || state === 'reconnecting';
    if (isDown || (isUp && wasDown.current)) tell({ from: ROOM_FRAME, line: isUp ? 'up' : 'down' });
    wasDown.current = isDown || (wasDown.current && !isUp);
    // Told when the line changes; how it is told stays the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [state]);

  useEffect(() => {
    const hear = createRoomBridge({
      tableId,
      call,
      tell,
      keep: (text) => sessionStorage.setItem(keptName(tableId), text),
      like: (text) => keepLikes(localStorage, tableId, text),
      go: () => onGo('/pvp/rooms'),
      verify: (handId) => {
        const page = open(`/fair?hand=${handId}`, '_blank');
        if (page) page.opener = null;
        else onGo(`/fair?hand=${handId}`);
      },
      share: (picture, name) => void sharePicture(picture, name),
      onMoney: () => void invalidate(CARD_SEAT_MOVED),
      onSign: noteSign,
    });
    let isGreeted = false;
    const listener = ({ data, source }: MessageEvent<unknown>): void => {
      if (frame.current === null || source !== frame.current.contentWindow) return;
      // What was kept before a reload comes before the first answer.
      const kept = sessionStorage.getItem(keptName(tableId));
      if (!isGreeted && kept !== null) tell({ from: ROOM_FRAME, kept });
      const liked = likesOf(localStorage, tableId);
      if (!isGreeted && liked !== undefined) tell({ from: ROOM_FRAME, liked });
      isGreeted = true;
      if (isOver(data)) onGo('/pvp/rooms');
      hear(data);
    };
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
    // A table stays what it is; a new one has a frame of its own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [tableId]);
};

/** The client could not be opened, and asks to be let out. */
const isOver = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'from' in data &&
  data.from === GAME_FRAME &&
  'says' in data &&
  data.says === 'session-over';
