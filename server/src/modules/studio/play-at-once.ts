import { VENDOR_CODES } from '@fairground/contract/vendors/codes';
import { Refusal } from '../../platform/refusal.ts';
import { RowRefused, createRowAttachment } from '../vendors/index.ts';
import type { StudioDeps } from './deps.ts';
import { roundOf } from './draw-rounds.ts';
import type { Draw } from './draw-rounds.ts';
import type { Foreseen } from './foreseen.ts';
import { createRoundIds } from './round-ids.ts';
import type { Seeds } from './seeds.ts';
import type { PlaySessions } from './sessions.ts';
import { fundsOf, stakeAndWin } from './settle-round.ts';
import type { Settled } from './settle-round.ts';
import { keepRounds } from './store/keep-rounds.ts';
import type { RoundRow } from './store/rounds.ts';

export type AtOnceDeps = Pick<StudioDeps, 'db' | 'clock'> & {
  readonly seeds: Seeds;
  readonly sessions: PlaySessions;
  readonly foreseen: Foreseen;
};

/**
 * Plays a round whose next nonce is known from the one before: drawn here, then staked, paid and written down in one
 * commit. Answers nothing where that cannot be, and then nothing was done: a seed that moved on elsewhere, a request that
 * has its round, a stake that is refused. The long way says what is the matter.
 */
export type PlayAtOnce = (token: string, what: Omit<Draw, 'also'>) => Promise<Settled | undefined>;

/** Requests that came lately: their second coming takes the long way, where it finds its round. */
const REQUESTS_MAX = 20_000;

export const createPlayAtOnce = ({ db, clock, seeds, sessions, foreseen }: AtOnceDeps): PlayAtOnce => {
  const ids = createRoundIds({ db, clock });
  const keepingOf = createRowAttachment(keepRounds);
  let requests = new Map<string, Promise<void>>();

  const play = async (token: string, what: Omit<Draw, 'also'>): Promise<Settled | undefined> => {
    const next = foreseen.take(what.session.memberId);
    if (!next) return undefined;
    const id = await ids.take();
    const now = clock.now();
    const drawn = roundOf(what, next, seeds, now);
    const row: RoundRow = { ...drawn, id, state: 'DONE', ended_at: now, refusal: null, ended_by_rule: false };
    try {
      const line = await sessions.lineOf(row.vendor);
      const { bet, win } = await stakeAndWin(line, row, token, keepingOf(row));
      if (bet.code === 'OK' && win?.code === 'OK') {
        foreseen.used(next);
        return { row, funds: fundsOf(win) };
      }
      // A retry finds out whether it was played.
      if (VENDOR_CODES[bet.code].class === 'RETRY' || bet.code === 'OK') throw new Refusal('studio.round-unsettled');
      foreseen.giveBack(next);
      return undefined;
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      return undefined;
    }
  };

  return async (token, what) => {
    const name = `${what.session.memberId} ${what.order.requestId}`;
    const before = requests.get(name);
    if (before) {
      await before;
      return undefined;
    }
    if (requests.size >= REQUESTS_MAX) requests = new Map();
    const playing = play(token, what);
    const over = (): void => undefined;
    requests.set(name, playing.then(over, over));
    return playing;
  };
};
