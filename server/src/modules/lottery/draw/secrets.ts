import { commitmentOf, newServerSeed } from '@fairground/engines/fair/seed';
import type { ServerSeed } from '@fairground/engines/fair/seed';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { SecretKeys } from '../../../platform/secret-box.ts';
import type { RandomSource } from '../../../platform/random.ts';

/** The secrets of draws: made when an issue is, encrypted in the database, published with the result. */
export type Secrets = {
  readonly fresh: () => { readonly sealed: Buffer; readonly commitment: string };
  readonly open: (issue: { readonly sealed: Buffer; readonly commitment: string }) => ServerSeed;
};

export type SecretsDeps = { readonly random: RandomSource; readonly secretsKey?: Uint8Array | SecretKeys | undefined };

export const createSecrets = ({ random, secretsKey }: SecretsDeps): Secrets => {
  const box = createSecretBox(secretsKey, random, 'lottery');
  const about = (commitment: string): string => `issue ${commitment}`;
  return {
    fresh: () => {
      const seed = newServerSeed(random.bytes(32));
      const commitment = commitmentOf(seed);
      return { sealed: box.close(seed, about(commitment)), commitment };
    },
    open: ({ sealed, commitment }) => newServerSeed(box.open(sealed, about(commitment))),
  };
};
