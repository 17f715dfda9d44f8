/** The game a tab has open. It is written down before the server is asked, so that a lost answer opens no second session. */
export type OpenGame = {
  readonly nodeId: string;
  readonly account: string;
  readonly requestId: string;
  readonly sessionId: string | null;
};

export const isOpenGame = (value: unknown): value is OpenGame =>
  typeof value === 'object' &&
  value !== null &&
  'nodeId' in value &&
  typeof value.nodeId === 'string' &&
  'account' in value &&
  typeof value.account === 'string' &&
  'requestId' in value &&
  typeof value.requestId === 'string' &&
  'sessionId' in value &&
  (value.sessionId === null || typeof value.sessionId === 'string');

export type OpeningPlan = {
  /** What the tab writes down now. */
  readonly game: OpenGame;
  /** A session of another game, or of somebody else, that this one takes the place of. */
  readonly left: string | null;
};

/** What a tab does when a game's page appears: goes on with the session it has, or asks for one. */
export const planOpening = (
  kept: OpenGame | null,
  wanted: { readonly nodeId: string; readonly account: string },
  newRequestId: () => string,
): OpeningPlan => {
  if (kept && kept.nodeId === wanted.nodeId && kept.account === wanted.account) return { game: kept, left: null };
  const isOwn = kept?.account === wanted.account;
  return {
    game: { ...wanted, requestId: newRequestId(), sessionId: null },
    left: isOwn ? kept.sessionId : null,
  };
};
