import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { ClaimKind } from '@fairground/contract/loyalty/states';
import type { Money } from '@fairground/contract/money';
import { Refusal } from '../../../platform/refusal.ts';
import { listClaimsOf } from '../store/claims.ts';
import { showClaim } from './show-claim.ts';
import { takeClaim } from './take-claim.ts';
import type { ClaimDeps } from './take-claim.ts';
import type { LoyaltyDeps } from '../deps.ts';

type Claimant = { readonly member: MemberId; readonly language: LanguageCode };

/** What a member is due, as the rewards centre shows it beside the rewards of other modules. */
export type LoyaltyRewards = {
  readonly kind: string;
  readonly listFor: (claimant: Claimant) => Promise<
    readonly {
      readonly id: string;
      readonly kind: ClaimKind;
      readonly title: string;
      readonly about: string;
      readonly amount: Money | null;
      readonly points: number;
      readonly as: 'cash' | 'points';
      readonly until: Date | null;
    }[]
  >;
  readonly claim: (claimant: Claimant, id: string) => Promise<void>;
};

const SHOWN_MAX = 100;
const NUMBER = /^\d{1,18}$/;

export const createLoyaltyRewards = (deps: ClaimDeps & Pick<LoyaltyDeps, 'languages'>): LoyaltyRewards => ({
  kind: 'loyalty',
  listFor: async ({ member, language }) => {
    const claims = await listClaimsOf(deps.db, member, { state: 'CLAIMABLE', offset: 0, limit: SHOWN_MAX });
    return claims.map((claim) => ({
      ...{ id: claim.id.toString(), kind: claim.kind, title: showClaim(deps, claim, language).name, about: '' },
      amount: claim.amount > 0n ? claim.amount : null,
      points: Number(claim.points),
      as: claim.amount > 0n ? 'cash' : 'points',
      until: claim.lapsesAt,
    }));
  },
  claim: async ({ member }, id) => {
    if (!NUMBER.test(id)) throw new Refusal('loyalty.claim-unknown');
    await takeClaim(deps, member, BigInt(id));
  },
});
