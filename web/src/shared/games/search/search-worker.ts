import { answerSearch } from './answer-search.ts';
import type { SearchQuestion } from './answer-search.ts';
import type { FoundGames } from './game-index.ts';

/** Searches beside the page, so that no key ever waits for the search of the one before. */
addEventListener('message', ({ data }: MessageEvent<{ readonly turn: number; readonly question: SearchQuestion }>) => {
  const { turn, question } = data;
  let found: FoundGames | null = null;
  try {
    found = answerSearch(question);
  } catch (error) {
    console.warn(error);
  }
  postMessage({ turn, found });
});
