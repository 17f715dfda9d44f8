import { money } from '@fairground/contract/money';
import type { FishingRoomId } from '@fairground/contract/studio/fishing';
import { addToPool, emptyPool } from '@fairground/engines/fish/jackpot';
import { FISHING } from '@fairground/engines/fish/room';
import type { Tx } from '../../../platform/database/index.ts';
import { storedChoice } from '../domain/model.ts';
import { wholeStep } from '../domain/whole-step.ts';
import type { StudioDeps } from '../deps.ts';
import { moveWith } from '../move-with.ts';
import { insertCaught, lockPool, setPool } from '../store/fishing-catches.ts';
import { FISHING_JACKPOT } from '../store/jackpots.ts';
import { insertPoolWin } from '../store/pools.ts';
import type { RoundRow } from '../store/rounds.ts';

/**
 * The stake of a batch has come: its share goes into the pool, a jackpot takes the pool out, and what was caught is gone
 * from the sea. All of it in one commit with the round's next state, so it is done once, no matter who does it again.
 */
export const landCatch = (
  deps: Parameters<typeof moveWith>[0] & Pick<StudioDeps, 'days'>,
  row: RoundRow,
): Promise<RoundRow> =>
  moveWith(deps, row, async (tx, at) => {
    const { shown } = row;
    if (shown?.kind !== 'fishing') throw new Error(`Round ${row.id} holds no catch.`);
    const isJackpot = shown.shots.some((shot) => shot.isJackpot);
    const won = await moveShare(tx, row, isJackpot, { at, day: deps.days.dayOf(at) });
    const fish = shown.shots.flatMap(({ caught, bolts }) => [...caught, ...bolts].map((each) => each.fish));
    const real = fish.filter((each) => each >= 0);
    const roomId = BigInt(storedChoice('fishing', row.choice).room) as FishingRoomId;
    await insertCaught(tx, roomId, [...new Set(real)], at);
    return { state: 'SETTLING', win: money(row.win + won), shown: { ...shown, pool: won.toString() } };
  });

/** Adds the share of the stake to the pool of the level, and takes the pool out where it is won, in whole steps. */
const moveShare = async (
  tx: Tx,
  row: RoundRow,
  isJackpot: boolean,
  { at, day }: { readonly at: Date; readonly day: string },
): Promise<bigint> => {
  const held = await lockPool(tx, row);
  const grown = addToPool(held, row.stake, FISHING.jackpotShare);
  const added = { added: money(grown.pool - held.pool), day };
  if (!isJackpot) {
    await setPool(tx, row, { pool: money(grown.pool), rest: grown.rest, ...added });
    return 0n;
  }
  const { won, left } = emptyPool(grown);
  const small = won % wholeStep(row.currency);
  await setPool(tx, row, { pool: money(left.pool + small), rest: left.rest, ...added });
  const amount = money(won - small);
  const { vendor, game, currency, bet, id: round_id } = row;
  const pool = { vendor, game, currency, bet, jackpot: FISHING_JACKPOT };
  if (amount > 0n) await insertPoolWin(tx, { ...pool, round_id, amount, won_at: at });
  return amount;
};
