import type { MemberId } from '@fairground/contract/ids';
import type { SeedRow } from './store/seeds.ts';

/** A seed with a nonce reserved for one round. */
export type Taken = { readonly seed: SeedRow; readonly nonce: number };

/** Caches the next nonces of players, known from the round before; the database checks each one that is used. */
export type Foreseen = {
  /** The player's next nonce, for one who draws with it now; nobody else gets it meanwhile. */
  readonly take: (member: MemberId) => Taken | undefined;
  /** Nothing was drawn with it. */
  readonly giveBack: (taken: Taken) => void;
  /** A round was drawn with it: the next one is the player's. */
  readonly used: (taken: Taken) => void;
  /** The player's seed is another one now. */
  readonly forget: (member: MemberId) => void;
};

/** Players whose next nonce is remembered. */
const PLAYERS_MAX = 20_000;

export const createForeseen = (): Foreseen => {
  const next = new Map<MemberId, Taken>();
  const giveBack: Foreseen['giveBack'] = (taken) => {
    const known = next.get(taken.seed.member_id);
    // A call that ends late must not overwrite a newer nonce.
    if (known?.seed.id === taken.seed.id && known.nonce > taken.nonce) return;
    if (next.size >= PLAYERS_MAX) next.clear();
    next.set(taken.seed.member_id, taken);
  };
  return {
    take: (member) => {
      const taken = next.get(member);
      next.delete(member);
      return taken;
    },
    giveBack,
    used: ({ seed, nonce }) => giveBack({ seed, nonce: nonce + 1 }),
    forget: (member) => void next.delete(member),
  };
};
