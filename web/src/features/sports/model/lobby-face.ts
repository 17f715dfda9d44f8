import type { Lobby } from '../../../shared/category/categories.ts';
import type { Face } from './faces.ts';

const FACES: Partial<Record<Lobby, Face>> = { sports: 'SPORTS', esports: 'ESPORTS', cockfight: 'COCKFIGHT' };

/** The face of the book behind a lobby, where it has one. */
export const faceOfLobby = (lobby: Lobby): Face | undefined => FACES[lobby];
