import type { SearchDocument } from '@fairground/contract/catalog/search-index';
import { createGameIndex, type FoundGames, type GameIndex, type GameQuery } from './game-index.ts';

export type SearchQuestion = {
  readonly query: GameQuery;
  /** The document of all games, with the first question and whenever there is another one. */
  readonly document?: ArrayBuffer;
};

/** The form of the document this code reads; another one comes with another page. */
const FORM = 1;

let index: GameIndex | undefined;

/** Answers from the index of the document that was handed over last. */
export const answerSearch = ({ query, document }: SearchQuestion): FoundGames => {
  if (document) index = openIndex(document);
  if (!index) throw new Error('There is no list of games to search in.');
  return index.find(query);
};

const openIndex = (bytes: ArrayBuffer): GameIndex => {
  const document = JSON.parse(new TextDecoder().decode(bytes)) as SearchDocument;
  if (document.form !== FORM) throw new RangeError(`The list of games has the form ${document.form}.`);
  return createGameIndex(document);
};
