import { lazyPart } from '../../shared/lazy-part.ts';

const TEXTS = ['card-lobby'] as const;

export const RoomList = lazyPart(() => import('./components/room-list.tsx').then((part) => part.RoomList), TEXTS);
export const RoomDoor = lazyPart(() => import('./components/room-door.tsx').then((part) => part.RoomDoor), TEXTS);
export const RoomsStrip = lazyPart(() => import('./components/rooms-strip.tsx').then((part) => part.RoomsStrip), TEXTS);
export const TableStage = lazyPart(() => import('./components/table-stage.tsx').then((part) => part.TableStage), TEXTS);
export const HandCheck = lazyPart(() => import('./components/hand-check.tsx').then((part) => part.HandCheck), TEXTS);
export const HandPaste = lazyPart(() => import('./components/hand-paste.tsx').then((part) => part.HandPaste), TEXTS);
