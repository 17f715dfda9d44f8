import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Pool } from 'pg';
import type { Db } from '../../../platform/database/index.ts';
import { createLog } from '../../../platform/log.ts';
import { testPlatform } from '../../../testing/modules.ts';
import { createWallet } from '../../wallet/index.ts';
import { createBetting } from '../index.ts';
import type { GameId, PlaceWager } from '../wager.ts';
import { togetherOf, wagersOf } from './wagers.ts';

/** A wallet and a register over one database, and short ways to say what a vendor would. */
export const aTable = async ({
  db,
  pool,
  lanes = 2,
}: {
  readonly db: Db;
  readonly pool: Pool;
  readonly lanes?: number;
}) => {
  const ground = { ...(await testPlatform(db)), log: createLog({ logLevel: 'silent', logFile: '-' }) };
  const wallet = createWallet({ ...ground, lanePool: pool, lanes, tenant: 'fairground' });
  const register = createBetting({ ...ground, lanePool: pool, lanes, wallet });
  const betting = { ...register, ...wagersOf(register), together: togetherOf(register, db) };
  let serial = 0;

  const fund = async (member: MemberId, cash: number, bonus = 0): Promise<void> => {
    const accounts = await wallet.accountsOf(member, 'VND');
    const counter = await wallet.houseAccount('H_ADJUST', 'VND');
    const id = () => ({
      tenant: 'fairground',
      source: 'test',
      member,
      action: 'fund',
      transactionId: `fund${(serial += 1)}`,
    });
    if (cash > 0)
      await wallet.apply({ id: id(), kind: 'deposit', account: accounts.cash, counter, amount: money(BigInt(cash)) });
    if (bonus > 0)
      await wallet.apply({ id: id(), kind: 'bonus', account: accounts.bonus, counter, amount: money(BigInt(bonus)) });
  };

  let people = 0;
  /** Somebody new with some money. */
  const aPlayer = async (cash = 1_000, bonus = 0): Promise<MemberId> => {
    const player = member((people += 1));
    await fund(player, cash, bonus);
    return player;
  };

  /** The words every wager of the member shares. */
  const asked = (member: MemberId, round: string, transactionId = `t${(serial += 1)}`) => ({
    tenant: 'fairground',
    source: 'JL',
    member,
    currency: 'VND',
    category: 'RNG' as const,
    transactionId,
    round,
  });

  const bet = (member: MemberId, round: string, stake: number, parts: Partial<PlaceWager> = {}): PlaceWager => ({
    ...asked(member, round),
    game: 7n as GameId,
    stake: money(BigInt(stake)),
    ...parts,
  });

  const cashOf = async (member: MemberId) => Number((await wallet.balanceOf(member, 'VND')).cash);
  const bonusOf = async (member: MemberId) => Number((await wallet.balanceOf(member, 'VND')).bonus);
  const roundOf = (member: MemberId, round: string) =>
    betting.roundOf({ tenant: 'fairground', source: 'JL', member, round });

  return { ...ground, wallet, betting, fund, aPlayer, asked, bet, cashOf, bonusOf, roundOf };
};

export const member = (number: number): MemberId => BigInt(number) as MemberId;
export const units = (amount: number) => money(BigInt(amount));
