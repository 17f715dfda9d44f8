import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { LaunchedGame } from '@fairground/contract/launch/endpoints';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { aGame, rowsOf } from '../../../testing/games.ts';
import { refusal } from '../../../testing/refusal.ts';
import type { GameRow } from '../../catalog/index.ts';
import { vendorServer } from './vendor-server.ts';

/** A floor with a live vendor whose games stand in the catalogue, and people who launch them. */
export const openFloor = async (database: TestDatabase) => {
  const desk = await vendorServer(database);
  const { vendors, catalog, wallet } = desk;

  const connect = async (code: string, takesTrials = true) => {
    const key = await vendors.addVendor(anOperator, { code, name: code });
    await vendors.setStage(anOperator, code, 'live');
    await vendors.connectVendor(anOperator, code, {
      catalogueCode: code.toUpperCase(),
      adapter: 'outside',
      launchUrl: `https://${code}.example/open?brand=fair`,
      takesTrials,
    });
    return key;
  };

  const addGame = async (vendor: string, gameId: string, parts: Partial<GameRow> = {}): Promise<GameNodeId> => {
    await catalog.importGames(rowsOf([aGame(vendor, gameId, parts)]));
    const { games } = await catalog.readAll();
    const found = games.findLast((game) => game.vendor === vendor);
    if (!found) throw new Error('The game is not in the catalogue.');
    return found.id;
  };

  const as = (memberId: number, account: Session['account'] = 'member', parts: Partial<Caller> = {}): Caller =>
    aCaller({ session: aSession({ memberId: BigInt(memberId) as MemberId, account }), ...parts });

  const ask = async (name: string, input: object, caller: Caller): Promise<unknown> =>
    callRoute(vendors.routes, name, input, caller);
  const launch = async (body: object, caller: Caller): Promise<LaunchedGame> =>
    (await ask('vendors.launch-game', { body }, caller)) as LaunchedGame;

  const fund = async (memberId: number, amount: bigint): Promise<void> => {
    const member = BigInt(memberId) as MemberId;
    const currency = await wallet.currencyOf({ account: 'member' });
    const { cash } = await wallet.accountsOf(member, currency);
    await wallet.apply({
      id: { tenant: 'fairground', source: 'test', member, action: 'deposit', transactionId: `funds-${amount}` },
      kind: 'deposit',
      account: cash,
      counter: await wallet.houseAccount('H_SANDBOX', currency),
      amount: money(amount),
    });
  };

  return { ...desk, connect, addGame, as, ask, launch, refusal, fund };
};

export const codeIn = (address: string | null): string => new URL(address ?? '').searchParams.get('code') ?? '';
