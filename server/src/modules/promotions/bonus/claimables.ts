import type { LanguageCode } from '@fairground/contract/language';
import type { MemberId } from '@fairground/contract/ids';
import type { RewardKind } from '@fairground/contract/promotions/endpoints';
import type { Money } from '@fairground/contract/money';
import type { Log } from '../../../platform/log.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Who claims, in which language. */
export type Claimant = { readonly member: MemberId; readonly currency: string; readonly language: LanguageCode };

/** Something a member may claim now. */
export type Claimable = {
  /** Its number at its source; it names the same reward until it is claimed. */
  readonly id: string;
  readonly kind: RewardKind;
  /** Its own name; empty where the kind says enough. */
  readonly title: string;
  readonly about: string;
  readonly amount: Money | null;
  /** Points that come with it, or instead of money. */
  readonly points?: number;
  /** How many free spins it is. */
  readonly spins?: number;
  readonly as: 'bonus' | 'cash' | 'points' | 'thing';
  /** When it can no longer be claimed. */
  readonly until: Date | null;
};

/** A module that has rewards to claim: missions, ranks, a raffle, rebates. */
export type ClaimableSource = {
  /** A word that names the source in calls, such as `offer` or `rank`. */
  readonly kind: string;
  readonly listFor: (claimant: Claimant) => Promise<readonly Claimable[]>;
  /** Gives it once: claimed again it does nothing more, and what cannot be given is refused. */
  readonly claim: (claimant: Claimant, id: string) => Promise<void>;
};

export type Claimables = {
  /** Joins a source to the rewards centre; called once for each kind when the modules are made. */
  readonly register: (source: ClaimableSource) => void;
};

export type RewardsCentre = Claimables & {
  readonly listFor: (claimant: Claimant) => Promise<readonly (Claimable & { readonly source: string })[]>;
  readonly claim: (claimant: Claimant, source: string, id: string) => Promise<void>;
  /** Claims all of it; what is refused or fails stays, and keeps nothing else back. */
  readonly claimAll: (claimant: Claimant) => Promise<{ readonly claimed: number; readonly left: number }>;
};

/** Everything that can be claimed in one list, whichever module gives it. */
export const createRewardsCentre = ({ log }: { readonly log: Pick<Log, 'error'> }): RewardsCentre => {
  const sources = new Map<string, ClaimableSource>();
  const listFor: RewardsCentre['listFor'] = async (claimant) => {
    const lists = await Promise.all(
      [...sources.values()].map(async ({ kind, listFor: list }) =>
        (await list(claimant)).map((claimable) => ({ ...claimable, source: kind })),
      ),
    );
    return lists.flat();
  };
  const claim: RewardsCentre['claim'] = async (claimant, kind, id) => {
    const source = sources.get(kind);
    if (source === undefined) throw new Refusal('promotions.reward-unknown');
    await source.claim(claimant, id);
  };
  return {
    register: (source) => {
      if (sources.has(source.kind)) throw new Error(`The rewards centre has two sources "${source.kind}".`);
      sources.set(source.kind, source);
    },
    listFor,
    claim,
    claimAll: async (claimant) => {
      let [claimed, left] = [0, 0];
      for (const { source, id } of await listFor(claimant)) {
        try {
          await claim(claimant, source, id);
          claimed += 1;
        } catch (error) {
          if (!(error instanceof Refusal)) log.error({ err: error, source, id }, 'a reward could not be given');
          left += 1;
        }
      }
      return { claimed, left };
    },
  };
};
