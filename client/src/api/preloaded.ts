/** Answers that came inside the page, still in the form they travel in, by query hash. */
type Preloaded = { readonly answers: Map<string, unknown>; readonly at: number };

let preloaded: Preloaded = { answers: new Map(), at: 0 };

/** Keeps the page's own answers until the first render asks for them. They count as asked for `at` that moment. */
export const keepPreloaded = (answers: Readonly<Record<string, unknown>>, at: number): void => {
  preloaded = { answers: new Map(Object.entries(answers)), at };
};

/** Each answer is handed out once: later it may be stale or in another language, and the cache holds it anyway. */
export const takePreloaded = (queryHash: string): unknown => {
  const answer = preloaded.answers.get(queryHash);
  preloaded.answers.delete(queryHash);
  return answer;
};

export const preloadedAt = (): number => preloaded.at;

/** A language change makes whatever has not been used yet worthless. */
export const dropPreloaded = (): void => preloaded.answers.clear();
