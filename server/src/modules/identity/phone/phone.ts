import * as contract from '@fairground/contract/identity/endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { PhoneNotBound } from '@fairground/contract/identity/providers';
import type { MemberId } from '@fairground/contract/ids';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Captcha } from '../login/captcha.ts';
import type { Core } from '../core.ts';
import type { LoginFlow } from '../login/login-flow.ts';
import { proveByPassword } from '../login/login.ts';
import { PHONE_TOKEN_LASTS_MS, createPhoneCheck } from './phone-check.ts';
import { createHttpPhoneLine } from './http-phone-line.ts';
import { createSandboxPhoneLine } from './phone-line.ts';
import type { PhoneLine } from './phone-line.ts';
import { createPhoneTokens } from './phone-tokens.ts';
import type { VouchedPhone } from './phone-tokens.ts';
import { findAccount } from '../store/accounts.ts';
import { isMoneyLocked } from '../store/money-locks.ts';
import { findBoundMember, insertPhone } from '../store/phones.ts';
import { insertTicket, insertUsedTicket, spendTicket } from '../store/tickets.ts';

export type Phone = Module & {
  /** The number a phone provider's token proves; binding it is final (`identity.phone-bound`). */
  readonly readPhoneToken: (token: string) => Promise<{ readonly subject: string; readonly e164: string }>;
  readonly bindPhone: (tx: Tx, memberId: MemberId, subject: string) => Promise<void>;
};

const BINDING_LASTS_MS = 30 * 60_000;

const bindingSchema = z.object({ subject: z.string(), e164: z.string() });

/** Logging in by a number the phone-verification provider vouches for, and binding it to an account for good. */
export const createPhone = (core: Core, loginFlow: LoginFlow, captcha: Pick<Captcha, 'requireHuman'>): Phone => {
  const { db, clock, random, secrets, settings, system } = core;
  const tokens = createPhoneTokens(secrets);
  const { mode, phoneProvider } = settings;
  const lines: Readonly<Record<string, PhoneLine | undefined>> = {
    sandbox: mode === 'sandbox' ? createSandboxPhoneLine(core) : undefined,
    http: phoneProvider && createHttpPhoneLine({ ...core, provider: phoneProvider }),
  };

  /** The provider named by the flag; none if that is the sandbox in live mode. */
  const provider = async (): Promise<PhoneLine> => {
    const { PHONEPROVIDER } = await system.readFlags();
    const line = lines[String(PHONEPROVIDER)];
    if (line === undefined) throw new Refusal('identity.phone-off');
    return line;
  };

  const readToken = async (token: string): Promise<VouchedPhone> => {
    await provider();
    const phone = await tokens.read(token, clock.now());
    if (phone === undefined) throw new Refusal('identity.phone-token-refused');
    return phone;
  };

  const bindIn = async (tx: Tx, phone: { subject: string; e164: string; memberId: MemberId }): Promise<void> => {
    const { subject, e164, memberId } = phone;
    const isBound = await insertPhone(tx, { subject, memberId, mobile: e164 }, clock.now());
    if (!isBound) throw new Refusal('identity.phone-bound');
  };

  const login = async (body: BodyOf<typeof contract.loginByPhone>, caller: Caller) => {
    const phone = await readToken(body.firebaseIdToken);
    const rules = await loginFlow.readRules();
    const entered = await inTransaction(db, async (tx) => {
      const memberId = await findBoundMember(tx, phone.subject);
      const account = memberId === undefined ? undefined : await findAccount(tx, memberId);
      if (account === undefined) return undefined;
      await useToken(tx, phone);
      return loginFlow.enterIn(tx, { account, proof: 'phone', from: caller, rules, deviceToken: body.deviceToken });
    });
    if (entered === undefined) throw new Refusal('identity.phone-not-bound', await giveBinding(phone));
    return loginFlow.answerOf(entered);
  };

  /** A token logs in once, so an intercepted one is useless after its owner used it. */
  const useToken = async (tx: Tx, { id }: VouchedPhone): Promise<void> => {
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + 2 * PHONE_TOKEN_LASTS_MS);
    const isNew = await insertUsedTicket(tx, { kind: 'phone-token', token: id, madeAt, expiresAt });
    if (!isNew) throw new Refusal('identity.phone-token-refused');
  };

  const giveBinding = async ({ subject, e164 }: VouchedPhone): Promise<PhoneNotBound> => {
    const token = newToken(random);
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + BINDING_LASTS_MS);
    await insertTicket(db, {
      kind: 'phone-binding',
      token,
      memberId: null,
      data: { subject, e164 },
      madeAt,
      expiresAt,
    });
    return { bindingTicket: token };
  };

  /**
   * The phone is the caller's, and so far only the password says the account is. Where a second verification is due
   * nothing is bound: the caller answers it, trusts the device and binds with the same ticket then.
   */
  const bindExisting = async (body: BodyOf<typeof contract.bindPhone>, caller: Caller) => {
    const account = await proveByPassword(core, captcha, body, caller);
    const { memberId } = account;
    const rules = await loginFlow.readRules();
    const entered = await inTransaction(db, async (tx) => {
      const entry = await loginFlow.enterIn(tx, {
        account,
        proof: 'password',
        from: caller,
        rules,
        deviceToken: body.deviceToken,
      });
      if ('challenge' in entry) return entry;
      const ticket = await spendTicket(tx, 'phone-binding', body.bindingTicket, clock.now());
      const phone = z.safeParse(bindingSchema, ticket?.data);
      if (!phone.success) throw new Refusal('identity.ticket-over');
      // Until the owner has recovered a locked account, its password proves too little for a lasting way in.
      if (await isMoneyLocked(tx, memberId)) throw new Refusal('identity.money-locked');
      await bindIn(tx, { ...phone.data, memberId });
      const undo = { kind: 'phone', subject: phone.data.subject } as const;
      await core.notifyOwner(tx, { account, change: 'phone-bound', host: caller.host, undo });
      return entry;
    });
    return loginFlow.answerOf(entered);
  };

  return {
    readPhoneToken: async (token) => {
      const { subject, e164 } = await readToken(token);
      return { subject, e164 };
    },
    bindPhone: async (tx, memberId, subject) => {
      const account = await findAccount(tx, memberId);
      if (typeof account?.mobile !== 'string') throw new RangeError(`Member ${memberId} has no number to bind.`);
      await bindIn(tx, { subject, memberId, e164: account.mobile });
    },
    routes: [
      ...createPhoneCheck(core, captcha, tokens, provider),
      bind(contract.loginByPhone, ({ body }, caller) => login(body, caller)),
      bind(contract.bindPhone, ({ body }, caller) => bindExisting(body, caller)),
    ],
  };
};
