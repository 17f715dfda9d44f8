import { createHash, timingSafeEqual } from 'node:crypto';
import * as contract from '@fairground/contract/identity/endpoints';
import type { Verification } from '@fairground/contract/identity/fields';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import { drawCaptcha, newCaptchaText, readingOf } from '../domain/captcha-image.ts';
import { isProof, PROOF_COUNT, PROOF_ZERO_BITS } from '../domain/proof-of-work.ts';
import { findSandboxAnswer, insertCaptcha, takeCaptcha } from '../store/captchas.ts';

export type HumanCheck = {
  readonly use: 'login' | 'register' | 'send-code' | 'trial' | 'feedback';
  readonly ip: string;
  readonly needsImage: boolean;
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
  readonly verification?: Verification | undefined;
};

export type Captcha = Module & { readonly requireHuman: (check: HumanCheck) => Promise<void> };

const LASTS_MS = 5 * 60_000;

/** Tells people from programs: a picture to read, and work that costs a crowd of programs more than one person. */
export const createCaptcha = ({
  db,
  clock,
  random,
  system,
  settings,
}: Pick<Core, 'db' | 'clock' | 'random' | 'system' | 'settings'>): Captcha => {
  const isSandbox = settings.mode === 'sandbox';
  const endOf = (): Date => new Date(clock.now().getTime() + LASTS_MS);

  const requireImage = async (captchaId: string | undefined, captcha: string | undefined): Promise<void> => {
    if (captchaId === undefined || captcha === undefined || captcha === '')
      throw new Refusal('identity.captcha-required');
    const held = await takeCaptcha(db, 'image', captchaId, clock.now());
    if (!held?.answerHash || !timingSafeEqual(held.answerHash, hashOf(captchaId, captcha)))
      throw new Refusal('identity.captcha-wrong');
  };

  const requireProof = async (verification: Verification | undefined): Promise<void> => {
    const held = verification && (await takeCaptcha(db, 'proof', verification.challengeId, clock.now()));
    if (!held || held.salt === null || !isProof(held.salt, verification.answers))
      throw new Refusal('identity.captcha-refused');
  };

  return {
    requireHuman: async ({ needsImage, captcha, captchaId, verification }) => {
      if (needsImage) await requireImage(captchaId, captcha);
      const { CAPTCHAPROVIDER } = await system.readFlags();
      if (CAPTCHAPROVIDER === 'pow') await requireProof(verification);
    },
    routes: [
      bind(contract.readCaptcha, async () => {
        const captchaId = newToken(random);
        const text = newCaptchaText(random);
        const expiresAt = endOf();
        const answer = { answerHash: hashOf(captchaId, text), sandboxAnswer: isSandbox ? text : null };
        await insertCaptcha(db, { kind: 'image', token: captchaId, ...answer, expiresAt });
        return { captchaId, image: (await drawCaptcha(random, text)).toString('base64'), expiresAt };
      }),
      bind(contract.readProofChallenge, async () => {
        const challengeId = newToken(random);
        const salt = newToken(random, 16);
        const expiresAt = endOf();
        await insertCaptcha(db, { kind: 'proof', token: challengeId, salt, expiresAt });
        return { challengeId, salt, count: PROOF_COUNT, zeroBits: PROOF_ZERO_BITS, expiresAt };
      }),
      // In live mode the answer is not stored and cannot be read.
      ...(isSandbox
        ? [
            bind(contract.readCaptchaAnswer, async ({ query }) => ({
              answer: await findSandboxAnswer(db, query.captchaId, clock.now()),
            })),
          ]
        : []),
    ],
  };
};

/** The id is part of it, so that equal answers do not look equal in the table. */
const hashOf = (captchaId: string, answer: string): Buffer =>
  createHash('sha256')
    .update(`${captchaId} ${readingOf(answer)}`)
    .digest();
