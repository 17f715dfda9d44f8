/** Cards against people: the rooms with their stakes, the way to a seat, and the table in its frame. */
export { HandCheck, HandPaste, RoomDoor, RoomList, RoomsStrip, TableStage } from './lazy-parts.ts';
