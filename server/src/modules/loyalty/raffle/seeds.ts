import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import type { ServerSeed } from '@fairground/engines/fair/seed';
import type { RandomSource } from '../../../platform/random.ts';
import type { ClosedColumn } from '../../../platform/rekey.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { SecretKeys } from '../../../platform/secret-box.ts';
import type { LoyaltyDeps } from '../deps.ts';
import type { Raffle } from '../domain/raffle.ts';

const OWNER = 'loyalty';
const SEED_BYTES = 32;
const nameOf = (id: string): string => `raffle ${id}`;

type Deps = Pick<LoyaltyDeps, 'secretsKey' | 'random'>;

/** A secret seed with the commitment that is shown before the first ticket. */
export const newRaffleSeed = ({ secretsKey, random }: Deps, id: bigint) => {
  const seed = newServerSeed(random.bytes(SEED_BYTES));
  const box = createSecretBox(secretsKey, random, OWNER);
  return { commitment: commitmentOf(seed), sealed: box.close(Buffer.from(seed), nameOf(id.toString())) };
};

/** Opens the seed of a raffle for its draw. */
export const openRaffleSeed = ({ secretsKey, random }: Deps, { id, sealed, commitment }: Raffle): ServerSeed => {
  if (sealed === null) throw new Error('The raffle has no seed.');
  const seed = newServerSeed(createSecretBox(secretsKey, random, OWNER).open(sealed, nameOf(id.toString())));
  if (commitmentOf(seed) !== commitment)
    throw new Error(`The seed ${writeSeed(seed).slice(0, 4)}… is not the committed one.`);
  return seed;
};

/** The columns that hold closed secrets of this module. */
export const loyaltySecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  {
    box: createSecretBox(keys, random, OWNER),
    ...{ table: 'loyalty_raffle', key: 'id', column: 'sealed' },
    about: { column: 'id', of: nameOf },
  },
];
