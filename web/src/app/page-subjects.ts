import type { Id } from '@fairground/contract/ids';
import { readPromotion } from '@fairground/contract/promotions/endpoints';
import type { PageSubject } from '@fairground/contract/render';
import { readRoomCode } from '@fairground/contract/rooms/room-code';
import { listSportsResults, readFixture } from '@fairground/contract/sports/endpoints';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { offerIdOf } from '../features/promotions/index.ts';
import type { RouteMatch } from './routes.ts';

/** The one address of a page, and what to ask before it is rendered. Every route with a word in its address is here. */
export const pageAbout = (
  path: string,
  { route, params }: RouteMatch,
): { readonly path: string; readonly subject?: PageSubject } => {
  if (params['competition'] !== undefined) return aboutCompetition('/sports/book', params['competition']);
  if (route.id === 'card-room') return aboutRoom(params['room'] ?? '');
  if (route.id === 'card-table') return aboutTable(params['table'] ?? '');
  if (params['room'] !== undefined) return aboutCompetition('/cockfight/ring', params['room']);
  if (route.id === 'sports-bet') return aboutBet(params['bet'] ?? '');
  if (route.id === 'sports-match') return aboutMatch(params['id'] ?? '');
  if (route.id !== 'promo-detail' || params['id'] === undefined) return { path };
  const id = offerIdOf(params['id'], '');
  if (id === null) return { path: NO_OFFER };
  const input = { query: { id: id as Id<'promotion'> } };
  const isKnown: PageSubject['isKnown'] = async (ask) => (await ask(readPromotion, input)).success;
  return { path: `/promotions/${id}`, subject: { isKnown, unknownPath: NO_OFFER } };
};

type About = ReturnType<typeof pageAbout>;

/** Below a folder of the book: what has no competition of its name shares one page. */
const aboutCompetition = (folder: string, word: string): About => {
  const competition = word.toLowerCase();
  const unknownPath = `${folder}/nothing`;
  if (!/^[a-z0-9-]{1,40}$/.test(competition)) return { path: unknownPath };
  const isKnown: PageSubject['isKnown'] = async (ask) =>
    (await ask(listSportsResults, { query: { competition } })).success;
  return { path: `${folder}/${competition}`, subject: { isKnown, unknownPath } };
};

const aboutMatch = (word: string): About => {
  if (!/^[1-9]\d{0,17}$/.test(word)) return { path: NO_MATCH };
  const input = { query: { fixtureId: BigInt(word) as FixtureId } };
  const isKnown: PageSubject['isKnown'] = async (ask) => (await ask(readFixture, input)).success;
  return { path: `/sports/match/${word}`, subject: { isKnown, unknownPath: NO_MATCH } };
};

/** A bet is told to its owner alone: the page is the same for all of them. */
const aboutBet = (word: string): About => {
  if (!/^[1-9]\d{0,17}$/.test(word)) return { path: NO_BET };
  return { path: '/sports/bets/1', subject: { isKnown: () => Promise.resolve(true), unknownPath: NO_BET } };
};

const aboutRoom = (word: string): About => {
  if (readRoomCode(word) === undefined) return { path: NO_ROOM };
  return { path: `/pvp/room/${word}`, subject: { isKnown: () => Promise.resolve(true), unknownPath: NO_ROOM } };
};

/** Who sits at a table is told to its seats alone: the page is the same for all of them. */
const aboutTable = (word: string): About => {
  if (!/^[1-9]\d{0,17}$/.test(word)) return { path: NO_TABLE };
  return { path: '/pvp/table/1', subject: { isKnown: () => Promise.resolve(true), unknownPath: NO_TABLE } };
};

const NO_ROOM = '/pvp/room/nothing';
const NO_TABLE = '/pvp/table/nothing';
const NO_BET = '/sports/bets/nothing';
const NO_MATCH = '/sports/match/nothing';
const NO_OFFER = '/promotions/unknown';
