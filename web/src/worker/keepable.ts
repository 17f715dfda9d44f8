type Heard = Pick<Response, 'status' | 'type' | 'headers'>;

/** Whole, from our own server, and not marked as nobody else's business. */
const isWhole = ({ status, type, headers }: Heard): boolean =>
  status === 200 && type === 'basic' && !/no-store|private/.test(headers.get('cache-control') ?? '');

export const isFile = (answer: Heard): boolean => isWhole(answer);

/** An open page: a closed site, an unknown address or a download must never stand in for one later. */
export const isPage = (answer: Heard): boolean =>
  isWhole(answer) && (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** Calls are never stored by the browser (`no-store`); the reads on the list are, by us. */
export const isAnswer = ({ status, type, headers }: Heard): boolean =>
  status === 200 && type === 'basic' && (headers.get('content-type') ?? '').startsWith('application/json');

const DAY_MS = 86_400_000;

/** Whether a page was kept long enough ago to be fetched once more without being opened. */
export const isOld = ({ headers }: Pick<Response, 'headers'>, now: number): boolean => {
  const keptAt = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(keptAt) || now - keptAt > DAY_MS;
};
