import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type * as contract from '@fairground/contract/vendors/endpoints';
import type { Vendor, WrittenAnswer } from '../../../platform/http/index.ts';
import { answerInTime, headOf } from './answer.ts';
import { playBatch } from './batch.ts';
import type { BatchDeps } from './batch.ts';
import type { VendorsDeps } from '../deps.ts';
import { writeMinorUnits } from '../domain/minor-units.ts';
import { isAlive } from '../../../platform/idle-minutes.ts';
import { readStatus } from './look-up.ts';
import type { Wagers } from './wagers.ts';

export type CallsDeps = BatchDeps & Pick<VendorsDeps, 'log'> & { readonly wagers: Wagers };

/** Every call of a game, by the name of its endpoint. */
type Named = Pick<
  typeof contract,
  'authenticate' | 'balance' | 'bet' | 'win' | 'betwin' | 'rollback' | 'endRound' | 'promoWin' | 'txStatus'
>;
export type Calls = {
  readonly [Name in keyof Named]: (
    vendor: Vendor,
    body: BodyOf<Named[Name]>,
  ) => Promise<ValueOf<Named[Name]> | WrittenAnswer>;
} & Pick<Wagers, 'betAndWin'>;

/**
 * The calls of games as they are answered once it is known which vendor speaks: by a signature for those outside, by
 * being called from within for our own. Both take this one way.
 */
export const createCalls = (deps: CallsDeps): Calls => {
  const { clock, log, wallet, wagers, sessions } = deps;
  const inTime = <Value>(work: Promise<Value>) => answerInTime(log, work);
  const fundsOf = async ({ code }: Pick<Vendor, 'code'>, player: MemberId, currency: string) => {
    const { balance, version } = await wallet.playableOf(player, currency, code);
    return { currency, balance: writeMinorUnits(balance, currency), version };
  };

  const authenticate = async (
    vendor: Vendor,
    { code }: BodyOf<typeof contract.authenticate>,
  ): Promise<ValueOf<typeof contract.authenticate>> => {
    const { vendorId, stage } = vendor;
    if (stage === 'off') return headOf('VENDOR_DISABLED');
    const opened = await sessions.open(vendorId, code);
    if (!opened) return headOf('INVALID_TOKEN');
    const { token, session } = opened;
    const { memberId, gameGroup, currency, expiresAt } = session;
    const funds = await fundsOf(vendor, memberId, currency);
    return { ...headOf('OK'), token, player: memberId.toString(), gameGroup, ...funds, expiresAt };
  };

  const balance = async (
    vendor: Vendor,
    { player, token }: BodyOf<typeof contract.balance>,
  ): Promise<ValueOf<typeof contract.balance>> => {
    const session = await sessions.find(token);
    if (session?.vendorId !== vendor.vendorId || session.memberId !== player) return headOf('INVALID_TOKEN');
    if (!isAlive(session, clock.now())) return headOf('TOKEN_EXPIRED');
    return { ...headOf('OK'), player: player.toString(), ...(await fundsOf(vendor, player, session.currency)) };
  };

  return {
    authenticate: (vendor, body) => inTime(authenticate(vendor, body)),
    balance: (vendor, body) => inTime(balance(vendor, body)),
    bet: (vendor, body) => inTime(wagers.bet(vendor, body)),
    win: (vendor, body) => inTime(wagers.win(vendor, body)),
    betAndWin: async (vendor, body, result) => {
      const said = await inTime(wagers.betAndWin(vendor, body, result));
      return 'bet' in said ? said : { bet: said };
    },
    betwin: (vendor, body) => inTime(playBatch(deps, vendor, body)),
    rollback: (vendor, body) => inTime(wagers.rollback(vendor, body)),
    endRound: (vendor, body) => inTime(wagers.endRound(vendor, body)),
    promoWin: (vendor, body) => inTime(wagers.promoWin(vendor, body)),
    txStatus: (vendor, body) => inTime(readStatus(deps, vendor, body)),
  };
};
