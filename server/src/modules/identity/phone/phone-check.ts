import * as contract from '@fairground/contract/identity/endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { ErrorCode } from '@fairground/contract/errors';
import * as z from 'zod/mini';
import { bind } from '../../../platform/http/route.ts';
import type { Caller, Route } from '../../../platform/http/route.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { ownOrigins } from '../../../platform/own-origins.ts';
import type { Captcha } from '../login/captcha.ts';
import type { Core } from '../core.ts';
import { phoneAddressSubject, phoneCodeSubject, phoneSubject } from '../domain/phone-limits.ts';
import { tried } from '../login/attempts.ts';
import type { PhoneLine } from './phone-line.ts';
import type { PhoneTokens } from './phone-tokens.ts';
import { insertTicket, readTicket, spendTicket } from '../store/tickets.ts';

/** The provider's countdown is a minute. */
const COUNTDOWN_MINUTES = 1;
const CHECK_LASTS_MS = 10 * 60_000;
export const PHONE_TOKEN_LASTS_MS = 10 * 60_000;

const checkSchema = z.object({ e164: z.string() });

/** What the parts behind the provider refuse, in the provider's own words. */
const IN_ITS_WORDS: Readonly<Partial<Record<ErrorCode, ErrorCode>>> = {
  'postbox.address-refused': 'identity.phone-format-wrong',
  'postbox.code-too-soon': 'identity.phone-too-many',
  'postbox.quota-used': 'identity.phone-quota-used',
  'postbox.sending-failed': 'request.unavailable',
  'postbox.code-wrong': 'identity.phone-code-wrong',
  'postbox.code-expired': 'identity.phone-code-expired',
  'identity.captcha-refused': 'identity.phone-captcha-failed',
  'identity.locked': 'identity.phone-too-many',
};

/** Checking a number with the phone-verification provider: a code goes out, a signed token comes back. */
export const createPhoneCheck = (
  core: Core,
  captcha: Pick<Captcha, 'requireHuman'>,
  tokens: PhoneTokens,
  provider: () => Promise<PhoneLine>,
): readonly Route[] => {
  const { db, clock, random, attempts, postbox, settings } = core;

  const start = async (body: BodyOf<typeof contract.startPhoneCheck>, { ip, host, language }: Caller) => {
    const line = await provider();
    if (body.mobileNum.trim() === '') throw new Refusal('identity.phone-missing');
    const e164 = postbox.mobileOf(body.countryDialingCode, body.mobileNum);
    // The provider serves the addresses it was given, and no mirror.
    if (settings.publicUrl !== undefined && new URL(ownOrigins(settings, host).main).host !== host)
      throw new Refusal('identity.phone-domain-refused');
    // Asking alone counts: five within five minutes, then the number rests for five.
    await attempts.begin([phoneSubject(e164), phoneAddressSubject(ip)]);
    await captcha.requireHuman({ use: 'send-code', ip, needsImage: false, verification: body.verification });
    const sessionInfo = newToken(random);
    await line.send({ checkId: sessionInfo, e164, language, ip });
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + CHECK_LASTS_MS);
    await insertTicket(db, {
      kind: 'phone-check',
      token: sessionInfo,
      memberId: null,
      data: { e164 },
      madeAt,
      expiresAt,
    });
    return { sessionInfo, expiredMinutes: COUNTDOWN_MINUTES };
  };

  const finish = async ({ sessionInfo, code }: BodyOf<typeof contract.finishPhoneCheck>) => {
    const line = await provider();
    if (code.trim() === '') throw new Refusal('identity.phone-code-missing');
    const check = z.safeParse(checkSchema, (await readTicket(db, 'phone-check', sessionInfo, clock.now()))?.data);
    if (!check.success) throw new Refusal('identity.phone-code-expired');
    const { e164 } = check.data;
    const attempt = await attempts.begin([phoneCodeSubject(e164)]);
    const isRight = await tried(attempt, () => spend(line, { checkId: sessionInfo, e164, code: code.trim() }));
    if (!isRight) {
      await attempt.fail();
      throw new Refusal('identity.phone-code-wrong');
    }
    await attempt.succeed();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + PHONE_TOKEN_LASTS_MS);
    return { firebaseIdToken: await tokens.vouch(e164, { id: newToken(random), now, expiresAt }), expiresAt };
  };

  /** Whether the code was right; the check is closed with it, once. */
  const spend = async (line: PhoneLine, check: Parameters<PhoneLine['spend']>[0]): Promise<boolean> => {
    try {
      await line.spend(check, async (tx) => {
        const isOpen = (await spendTicket(tx, 'phone-check', check.checkId, clock.now())) !== undefined;
        if (!isOpen) throw new Refusal('identity.phone-code-expired');
      });
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'postbox.code-wrong') return false;
      throw error;
    }
  };

  return [
    bind(contract.startPhoneCheck, ({ body }, caller) => inItsWords(() => start(body, caller))),
    bind(contract.finishPhoneCheck, ({ body }) => inItsWords(() => finish(body))),
  ];
};

const inItsWords = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Refusal ? IN_ITS_WORDS[error.code] : undefined;
    throw code === undefined ? error : new Refusal(code, error instanceof Refusal ? error.value : null);
  }
};
