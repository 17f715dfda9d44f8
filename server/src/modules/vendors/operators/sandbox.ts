import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { changeSandboxPlayer, openSandboxPlayer } from '@fairground/contract/vendors/endpoints';
import type { Vendor } from '../../../platform/http/index.ts';
import type { Actor } from '../../audit/index.ts';
import { headOf } from '../calls/answer.ts';
import type { VendorsDeps } from '../deps.ts';
import { readMinorUnits, writeMinorUnits } from '../domain/minor-units.ts';
import { PLAY_CURRENCY as CURRENCY } from '../domain/stage.ts';
import type { GameSessions } from '../launch/game-sessions.ts';
import type { KnownVendors } from '../known-vendors.ts';
import { nextSandboxMember } from '../store/books.ts';
import { expireSessions } from '../store/sessions.ts';
import { upsertGame } from '../store/vendors.ts';

export type SandboxDeps = Pick<VendorsDeps, 'db' | 'clock' | 'wallet' | 'tenant'> & {
  readonly known: KnownVendors;
  readonly sessions: GameSessions;
};

type Answer = ValueOf<typeof openSandboxPlayer>;

export type Sandbox = {
  readonly openPlayer: (vendor: Vendor, order: BodyOf<typeof openSandboxPlayer>) => Promise<Answer>;
  readonly changePlayer: (vendor: Vendor, order: BodyOf<typeof changeSandboxPlayer>) => Promise<Answer>;
};

const GAME = 'certify';
const FIRST_MEMBER = 8_000_000_000_000_000_000n;
const EXCLUSION_MS = 24 * 3_600_000;

/** Where a vendor proves that it keeps the contract, with players and money made for it. */
export const createSandbox = (deps: SandboxDeps): Sandbox => {
  const { db, clock, wallet, known, sessions, tenant } = deps;

  const isCertifying = async ({ vendorId }: Vendor): Promise<boolean> =>
    (await known.findVendor(vendorId))?.stage === 'certifying';

  return {
    openPlayer: async (vendor, { funds }) => {
      if (!(await isCertifying(vendor))) return headOf('SANDBOX_ONLY');
      const amount = readMinorUnits(funds, CURRENCY);
      if (amount === undefined) return headOf('INVALID_REQUEST');
      if (!(await known.findGame(vendor.vendorId, GAME))) {
        await upsertGame(db, {
          vendor_id: vendor.vendorId,
          code: GAME,
          game_group: GAME,
          category: 'RNG',
          stake_max: null,
        });
        known.drop();
      }
      const player = await nextSandboxMember(db);
      // In the mode with a wallet for each vendor the funds lie where its stakes come from.
      const { account } = await wallet.playAccountsOf(player, CURRENCY, vendor.code);
      if (amount > 0n)
        await wallet.apply({
          id: { tenant, source: 'sandbox', member: player, action: 'deposit', transactionId: 'opening' },
          kind: 'deposit',
          account,
          counter: await wallet.houseAccount('H_SANDBOX', CURRENCY),
          amount: money(amount),
        });
      const { vendorId } = vendor;
      const launch = { vendorId, memberId: player, gameGroup: GAME, currency: CURRENCY, device: 'sandbox' };
      const launchCode = await sessions.issueLaunchCode(launch);
      const { balance, version } = await wallet.playableOf(player, CURRENCY, vendor.code);
      return {
        ...headOf('OK'),
        player: player.toString(),
        launchCode,
        game: GAME,
        currency: CURRENCY,
        balance: writeMinorUnits(balance, CURRENCY),
        version,
      };
    },
    changePlayer: async (vendor, { player, change }) => {
      if (!(await isCertifying(vendor)) || player < FIRST_MEMBER) return headOf('SANDBOX_ONLY');
      const now = clock.now();
      if (change === 'expire-token') {
        await expireSessions(db, vendor.vendorId, player, now);
      } else {
        const until = change === 'exclude' ? new Date(now.getTime() + EXCLUSION_MS) : null;
        await wallet.setGuard(actorOf(vendor), player, { stakesBlockedUntil: until, depositsBlockedUntil: null });
      }
      return { ...headOf('OK'), player: player.toString() };
    },
  };
};

const actorOf = ({ code }: Vendor): Actor => ({
  actorKind: 'system',
  actor: `vendor ${code}`,
  reason: 'certification in the sandbox',
  ip: '',
});
