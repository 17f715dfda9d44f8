import type { LanguageCode } from '@fairground/contract/language';
import { compilePart, listNamespaces } from './catalogue.ts';
import type { CompiledTree } from './compile.ts';

/** Refusals, letters and messages are written by the server, which alone needs their texts. */
const OF_THE_SERVER: readonly string[] = ['errors', 'letters', 'messages'];

/** The client of the card tables brings these along. */
const OF_THE_GAMES: readonly string[] = ['cards'];

/** What the player site is offered: a file for each language and namespace. */
export const siteNamespaces = (): readonly string[] =>
  listNamespaces().filter((namespace) => ![...OF_THE_SERVER, ...OF_THE_GAMES].includes(namespace));

/** The texts of the games' clients that a replay on the site shows too: steps, decisions, spots and cards. */
const REPLAYED = /^(?:step|decision|spot|hi-lo)-|^free-spins-won$/;

/** One part as the site sends it: the games' clients bring their own texts, the site only those of replays. */
export const compileSitePart = (language: LanguageCode, namespace: string): CompiledTree => {
  const part = compilePart(language, namespace);
  if (namespace !== 'arcade') return part;
  return Object.fromEntries(Object.entries(part).filter(([name]) => REPLAYED.test(name)));
};
