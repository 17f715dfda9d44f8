import { lazyPart } from '../../shared/lazy-part.ts';

const TEXTS = ['sports'] as const;

export const Book = lazyPart(() => import('./components/book.tsx').then((part) => part.Book), TEXTS);
export const Match = lazyPart(() => import('./components/match.tsx').then((part) => part.Match), TEXTS);
export const Bets = lazyPart(() => import('./components/bets.tsx').then((part) => part.Bets), TEXTS);
export const OneBet = lazyPart(() => import('./components/one-bet.tsx').then((part) => part.OneBet), TEXTS);
export const Results = lazyPart(() => import('./components/results.tsx').then((part) => part.Results), TEXTS);
export const Rules = lazyPart(
  () => import('./components/rules.tsx').then((part) => part.Rules),
  ['sports', 'sports-rules'],
);
export const Ring = lazyPart(() => import('./components/ring.tsx').then((part) => part.Ring), TEXTS);
export const LobbyMatches = lazyPart(
  () => import('./components/lobby-matches.tsx').then((part) => part.LobbyMatches),
  TEXTS,
);
