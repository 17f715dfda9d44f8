import { commitmentOf, newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import type { ServerSeed } from '@fairground/engines/fair/seed';
import { wordsOf } from '@fairground/engines/fair/stream';
import type { Words } from '@fairground/engines/random/words';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { StudioDeps } from '../deps.ts';
import type { TableRoundRow } from '../store/live-tables.ts';

type Sealed = Pick<TableRoundRow, 'sealed' | 'commitment'>;

/** The seeds of shared rounds: one for each, committed to before its bets open and revealed when it is over. */
export type RoundSeeds = {
  readonly fresh: () => Sealed;
  /** The same of a seed that is a link of a chain. */
  readonly ofLink: (seed: ServerSeed) => Sealed;
  readonly wordsFor: (round: Sealed & Pick<TableRoundRow, 'number'>, model: string, publicValue: string) => Words;
  readonly reveal: (round: Sealed) => string;
};

const SEED_BYTES = 32;

export const createRoundSeeds = ({ random, secretsKey }: Pick<StudioDeps, 'random' | 'secretsKey'>): RoundSeeds => {
  const box = createSecretBox(secretsKey, random, 'studio');
  const aboutOf = (commitment: string): string => `table seed ${commitment}`;
  const open = ({ sealed, commitment }: Sealed): ServerSeed => newServerSeed(box.open(sealed, aboutOf(commitment)));
  const seal = (seed: ServerSeed): Sealed => {
    const commitment = commitmentOf(seed);
    return { sealed: box.close(seed, aboutOf(commitment)), commitment };
  };
  return {
    fresh: () => seal(newServerSeed(random.bytes(SEED_BYTES))),
    ofLink: seal,
    wordsFor: (round, model, clientSeed) => wordsOf(open(round), { game: model, clientSeed, nonce: round.number }),
    reveal: (round) => writeSeed(open(round)),
  };
};
