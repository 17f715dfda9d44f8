import type { LoginAnswer, VerificationMethod, VerificationRequired } from '@fairground/contract/identity/fields';
import type { Tx } from '../../../platform/database/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core, From } from '../core.ts';
import type { StoredAccount } from '../domain/account.ts';
import { sessionKindOf } from '../domain/account.ts';
import { deviceWords } from '../domain/device-words.ts';
import { isPasswordExpired, refuseAccount, scopeOf } from '../domain/login-rules.ts';
import type { Side } from '../domain/login-rules.ts';
import { maskEmail, maskMobile } from '../domain/mask.ts';
import { networkOf } from '../domain/network.ts';
import type { Proof } from '../domain/second-verification.ts';
import { CHALLENGE_LASTS_MS, isByQuestion, methodsFor } from '../domain/second-verification.ts';
import { hashOfToken } from '../domain/ticket.ts';
import type { Factor } from '../second-factor/factor.ts';
import { sessionOpened } from '../facts.ts';
import { lastLoginOf } from './last-login.ts';
import { openSession } from '../sessions/open-session.ts';
import type { NewSession } from '../sessions/open-session.ts';
import { lockAccount, updateAccount } from '../store/accounts.ts';
import { insertChallenge } from '../store/challenges.ts';
import { forgetOldDevices, knowDevice, readDevice } from '../store/devices.ts';
import { forgetOldMarks, seeDevice } from '../store/money-waits.ts';
import { findLastLogin } from '../store/sessions.ts';

/** A login whose owner has proven the account by `proof`. */
export type Entry = {
  readonly account: StoredAccount;
  readonly proof: Proof;
  /** What the second verification was answered by, where it was asked. */
  readonly method?: VerificationMethod | undefined;
  readonly from: From;
  /** Read before the transaction: a connection that is held must not wait for another. */
  readonly rules: LoginRules;
  readonly deviceToken?: string | undefined;
  readonly side?: Side | undefined;
  readonly lastsMs?: number | undefined;
  /** The session a launch code came from. */
  readonly parent?: NewSession['parent'];
};

/** What an operator switched on: the second verification, and the age of passwords. */
export type LoginRules = { readonly verifiesNewDevices: boolean; readonly passwordsExpire: boolean };

/** The rules of logins that neither of them applies to, such as launch codes. */
export const NO_RULES: LoginRules = { verifiesNewDevices: false, passwordsExpire: false };

/** A session, or a challenge to answer first. */
export type Entered = { readonly opened: LoginAnswer } | { readonly challenge: VerificationRequired };

/** Opens a session for a proven account; every kind of login uses it. */
export type LoginFlow = {
  readonly readRules: () => Promise<LoginRules>;
  /** Decides in the caller's transaction, which must commit before `answerOf` returns a challenge. */
  readonly enterIn: (tx: Tx, entry: Entry) => Promise<Entered>;
  /** The answer of a login; refuses `identity.verification-required` with the challenge. */
  readonly answerOf: (entered: Entered) => LoginAnswer;
  /** Both, in a transaction of its own. */
  readonly enter: (entry: Omit<Entry, 'rules'>) => Promise<LoginAnswer>;
  /** Opens the session at once; `device` makes the device known from this network. */
  readonly openIn: (tx: Tx, entry: Entry, device: DeviceTrust) => Promise<LoginAnswer>;
};

/** Leave a device as it is, know it as a new one, or know one of the member's devices from this network too. */
export type DeviceTrust = 'leave' | 'know' | { readonly knownHash: Buffer };

const DEVICES_MAX = 20;
const MARKS_MAX = 40;

export const createLoginFlow = (core: Core, factor: Pick<Factor, 'read'>): LoginFlow => {
  const { db, clock, random, system, announce } = core;

  const openIn: LoginFlow['openIn'] = async (tx, entry, device) => {
    const { account, proof, method, from, rules, lastsMs, parent, side } = entry;
    const { memberId } = account;
    const status = parent === undefined ? await heldStatus(tx, entry) : account.status;
    refuseAccount({ isAgent: account.isAgent, status }, side);
    const now = clock.now();
    const known = await deviceOf(tx, entry);
    const byQuestion = isByQuestion(proof, { method, isDeviceByQuestion: known.isByQuestion });
    const passwordExpired = rules.passwordsExpire && isPasswordExpired(account, proof, now);
    const mustChangePassword = proof === 'password' && account.mustChangePassword;
    const scope = scopeOf({ status }, { mustChange: mustChangePassword || passwordExpired });
    const isLogin = proof !== 'launch';
    const last = isLogin ? await findLastLogin(tx, memberId) : undefined;
    const deviceSince = parent === undefined ? await see(tx, entry, now) : undefined;
    const { token, session, expiresAt } = await openSession(core, tx, {
      memberId,
      account: sessionKindOf(account.isAgent),
      scope,
      language: from.language,
      ip: from.ip,
      userAgent: from.userAgent,
      isLogin,
      byQuestion,
      ...(lastsMs === undefined ? {} : { lastsMs }),
      ...(parent === undefined ? {} : { parent }),
      ...(deviceSince === undefined ? {} : { deviceSince }),
    });
    // A session that may only change the password is no first login yet: the greeting follows it.
    const isFirst = account.firstLoginAt === null && scope !== 'password';
    await updateAccount(tx, memberId, { last_login_at: now, ...(isFirst && { first_login_at: now }) });
    const deviceToken = device === 'leave' ? undefined : await trust(tx, { ...entry, byQuestion }, device, now);
    // From now on it is found by its token too.
    if (deviceToken !== undefined) await see(tx, { ...entry, deviceToken }, now);
    await announce(tx, sessionOpened, {
      memberId: memberId.toString(),
      sessionId: session.sessionId.toString(),
      ip: from.ip,
      device: deviceWords(from.userAgent),
      isNewDevice: !known.isKnownHere && proof !== 'registration',
      host: from.host,
    });
    return {
      token,
      account: account.username,
      isAgent: account.isAgent,
      firstTimeLogin: account.firstLoginAt === null,
      passwordExpired,
      mustChangePassword,
      scope,
      expiresAt,
      deviceToken: deviceToken ?? null,
      lastLogin: lastLoginOf(core, last),
    };
  };

  /**
   * The status as it is until the commit: an exclusion or a freeze that began since the account was read ends sessions, and
   * would miss one that is opened after it. A launched session is ended with its parent, which is held already.
   */
  const heldStatus = async (tx: Tx, { account }: Entry): Promise<StoredAccount['status']> =>
    (await lockAccount(tx, account.memberId))?.status ?? account.status;

  /** Since when the device is known, by its token or by its network and browser; trusted or not. */
  const see = async (tx: Tx, { account, from, deviceToken }: Entry, now: Date): Promise<Date> => {
    const marks = [`${networkOf(from.ip)} ${from.userAgent}`, ...(deviceToken === undefined ? [] : [deviceToken])];
    const since = await seeDevice(tx, account.memberId, marks.map(hashOfToken), now);
    await forgetOldMarks(tx, account.memberId, MARKS_MAX);
    return since;
  };

  /** Marks the device as known; returns its new token, or nothing if it has one already. */
  const trust = async (
    tx: Tx,
    { account: { memberId }, from, byQuestion }: Entry & { readonly byQuestion: boolean },
    device: Exclude<DeviceTrust, 'leave'>,
    now: Date,
  ): Promise<string | undefined> => {
    const token = device === 'know' ? newToken(random) : undefined;
    const tokenHash = device === 'know' ? hashOfToken(token ?? '') : device.knownHash;
    const { userAgent } = from;
    await knowDevice(tx, { memberId, tokenHash, network: networkOf(from.ip), userAgent, byQuestion }, now);
    await forgetOldDevices(tx, memberId, DEVICES_MAX);
    return token;
  };

  const deviceOf = async (tx: Tx, { account: { memberId }, from, deviceToken }: Entry) => {
    if (deviceToken === undefined) return { isOurs: false, isKnownHere: false, isByQuestion: false, tokenHash: null };
    const tokenHash = hashOfToken(deviceToken);
    return { ...(await readDevice(tx, { memberId, tokenHash, network: networkOf(from.ip) })), tokenHash };
  };

  const enterIn: LoginFlow['enterIn'] = async (tx, entry) => {
    const { account, proof, rules, side } = entry;
    refuseAccount(account, side);
    const { isOurs, isKnownHere: isKnown, tokenHash } = await deviceOf(tx, entry);
    if (isKnown && tokenHash !== null) return { opened: await openIn(tx, entry, { knownHash: tokenHash }) };
    const held = await factor.read(tx, account.memberId);
    // An authenticator is its owner's wish; the rest is the operator's switch.
    const isAsked = held.hasTotp || rules.verifiesNewDevices;
    const methods = isAsked ? methodsFor(proof, account, held) : [];
    if (methods.length > 0) return { challenge: await challenge(tx, entry, methods, isOurs ? tokenHash : null) };
    const isFirst = account.firstLoginAt === null && proof === 'password';
    return { opened: await openIn(tx, entry, isFirst ? 'know' : 'leave') };
  };

  const challenge = async (
    tx: Tx,
    { account, proof }: Entry,
    methods: readonly VerificationMethod[],
    deviceTokenHash: Buffer | null,
  ): Promise<VerificationRequired> => {
    const token = newToken(random);
    const openedAt = clock.now();
    const expiresAt = new Date(openedAt.getTime() + CHALLENGE_LASTS_MS);
    await insertChallenge(tx, {
      token,
      memberId: account.memberId,
      proof,
      methods,
      deviceTokenHash,
      openedAt,
      expiresAt,
    });
    const shows = (...among: readonly VerificationMethod[]) => methods.some((method) => among.includes(method));
    return {
      challengeId: token,
      methods,
      mobileHint: shows('MOBILE', 'SMS_CODE') && account.mobile !== null ? maskMobile(account.mobile) : null,
      emailHint: shows('EMAIL_CODE') && account.email !== null ? maskEmail(account.email) : null,
    };
  };

  const answerOf: LoginFlow['answerOf'] = (entered) => {
    if ('challenge' in entered) throw new Refusal('identity.verification-required', entered.challenge);
    return entered.opened;
  };

  const readRules: LoginFlow['readRules'] = async () => {
    const { LOGINVERIFY, PASSWORDEXPIRY } = await system.readFlags();
    return { verifiesNewDevices: LOGINVERIFY === true, passwordsExpire: PASSWORDEXPIRY === true };
  };

  return {
    readRules,
    enterIn,
    openIn,
    answerOf,
    enter: async (entry) => {
      const rules = await readRules();
      return answerOf(await inTransaction(db, (tx) => enterIn(tx, { ...entry, rules })));
    },
  };
};
