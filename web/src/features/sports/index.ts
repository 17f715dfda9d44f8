/** The sportsbook: lists of matches, the page of a match, the slip, bets, results and rules. */
export { SportsPlace } from './components/sports-place.tsx';
export { Bets, Book, LobbyMatches, Match, OneBet, Results, Ring, Rules } from './lazy-parts.ts';
export { LobbyPlace } from './components/sports-place.tsx';
export { faceOfLobby } from './model/lobby-face.ts';
