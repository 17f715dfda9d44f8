import type { SigningKey } from '../../server/src/modules/vendors/index.ts';
import { failureOf, playCases } from '../certificate/certificate.ts';
import type { CaseResult } from '../certificate/certificate.ts';
import type { Case } from './case.ts';
import { createClient } from './client.ts';
import { furtherCases } from './further-cases.ts';
import { repeatCases } from './repeat-cases.ts';
import { roundCases } from './round-cases.ts';
import { signatureCases } from './signature-cases.ts';
import { createStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { WALLET_CASES, createWalletLine } from './wallet-cases.ts';

export const CASES: readonly Case[] = [...signatureCases, ...repeatCases, ...roundCases, ...furtherCases];

export type CertifyOptions = {
  readonly url: string;
  readonly key: SigningKey;
  readonly now: () => Date;
  readonly onResult?: (result: CaseResult) => void;
  /** All of them unless some are named. */
  readonly cases?: readonly Case[];
};

/** Plays every case against a running server, one after the other; one that fails does not stop the rest. */
export const certify = async ({
  url,
  key,
  now,
  onResult,
  cases = CASES,
}: CertifyOptions): Promise<readonly CaseResult[]> => {
  const stage = createStage(createClient(url.replace(/\/$/, ''), key, now));
  return playCases(cases, ({ run }) => play(run, stage), onResult);
};

/** Plays what a vendor promises that keeps wallets itself, against its own server. */
export const certifyWallet = ({ url, key, now, onResult }: CertifyOptions): Promise<readonly CaseResult[]> => {
  const line = createWalletLine(url, key, now);
  return playCases(WALLET_CASES, ({ run }) => failureOf(() => run(line)), onResult);
};

const PLAYED_MAX = 5;

/**
 * A call that must not be asked twice, such as one with a launch code or with a nonce, says nothing where the server
 * was too busy to answer it the first time: the case is then repeated.
 */
const play = async (run: Case['run'], stage: Stage): Promise<string | undefined> => {
  for (let played = 1; ; played += 1) {
    const busyBefore = stage.client.timesBusy();
    const failure = await failureOf(() => run(stage));
    const wasBusy = stage.client.timesBusy() > busyBefore;
    if (failure === undefined || !wasBusy || played === PLAYED_MAX) return failure;
  }
};
