import { listBets, readBet, sumBets } from '@fairground/contract/betting/endpoints';
import type { Bet } from '@fairground/contract/betting/endpoints';
import type { QueryOf } from '@fairground/contract/endpoint';
import { exportBets, listPlayedGames, listPlayedVendors, namePlayedGames } from '@fairground/contract/launch/endpoints';
import { readOrder } from '@fairground/contract/lottery/endpoints';
import type { OrderId } from '@fairground/contract/lottery/fields';
import { findOwnRounds, readOwnRound } from '@fairground/contract/studio/endpoints';
import type { StudioRoundId } from '@fairground/contract/studio/round';
import { ownQuery, readFile } from '@fairground/client/api';

/** One page of the betting record. */
export const betsQuery = (account: string, query: QueryOf<typeof listBets>) => ownQuery(listBets, { query }, account);

/** What all bets of a range came to. */
export const sumsQuery = (account: string, query: QueryOf<typeof sumBets>) => ownQuery(sumBets, { query }, account);

/** One bet with all of its round. */
export const betQuery = (account: string, betId: Bet['betId']) => ownQuery(readBet, { query: { betId } }, account);

/** The vendors the member ever played with. */
export const vendorsQuery = (account: string) => ownQuery(listPlayedVendors, {}, account);

/** The games the member placed bets in within some days. */
export const gamesQuery = (account: string, query: QueryOf<typeof listPlayedGames>) =>
  ownQuery(listPlayedGames, { query }, account);

/** The bets of some days as a file. */
export const readBetsFile = (query: QueryOf<typeof exportBets>): Promise<Blob> => readFile(exportBets, { query });

const gameOf = ({ vendor, gameId, gameCode }: Bet): string =>
  gameCode === null ? `${vendor}:${gameId}` : `${vendor}:${gameId}:${gameCode}`;

const gamesOf = (bets: readonly Bet[]): string => [...new Set(bets.map(gameOf))].toSorted().join(',');

/** The names of the games a page of bets was placed in. */
export const namesQuery = (account: string, bets: readonly Bet[]) => ({
  ...ownQuery(namePlayedGames, { query: { games: gamesOf(bets) } }, account),
  enabled: bets.length > 0,
});

const NUMBER = /^[1-9]\d{0,17}$/;

const roundsOf = (bets: readonly Bet[]): string =>
  [...new Set(bets.map(({ roundId }) => roundId).filter((roundId) => NUMBER.test(roundId)))].toSorted().join(',');

/** Which of the bets are rounds of the studio: those can be verified. */
export const roundsQuery = (account: string, bets: readonly Bet[]) => ({
  ...ownQuery(findOwnRounds, { query: { roundIds: roundsOf(bets) } }, account),
  enabled: roundsOf(bets) !== '',
});

/** A round of the studio as it is stored, to be shown again. */
export const roundQuery = (account: string, roundId: StudioRoundId) =>
  ownQuery(readOwnRound, { query: { roundId } }, account);

/** An order of our own lotteries; its number is that of its bet. */
export const orderQuery = (account: string, betId: Bet['betId']) =>
  ownQuery(readOrder, { query: { orderId: betId as bigint as OrderId } }, account);
