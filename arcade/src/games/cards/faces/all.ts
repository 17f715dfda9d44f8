import type { CardAction, CardGameCode } from '@fairground/contract/rooms/fields';
import type { Face, FaceDeps } from '../face.ts';

/** The view is checked by nobody here: the server made it with the same engine. */
export type AnyFace = Face<unknown>;
type Maker = (deps: FaceDeps<CardAction>) => AnyFace;

/** A player loads the game that is played. */
const MAKERS: Readonly<Record<CardGameCode, () => Promise<Maker>>> = {
  'tien-len': async () => (await import('./shedding.ts')).createTienLenFace as Maker,
  'sam-loc': async () => (await import('./shedding.ts')).createSamLocFace as Maker,
  phom: async () => (await import('./phom.ts')).createPhomFace as Maker,
  'mau-binh': async () => (await import('./mau-binh.ts')).createMauBinhFace as Maker,
  holdem: async () => (await import('./betting.ts')).createHoldemFace as Maker,
  lieng: async () => (await import('./betting.ts')).createLiengFace as Maker,
  'xi-dach': async () => (await import('./xi-dach.ts')).createXiDachFace as Maker,
  'ba-cay': async () => (await import('./ba-cay.ts')).createBaCayFace as Maker,
};

export const makeFace = async (game: CardGameCode, deps: FaceDeps<CardAction>): Promise<AnyFace> =>
  (await MAKERS[game]())(deps);
