/** Authenticates members: accounts with passwords, logins, second verifications and sessions. */
import type { RandomSource } from '../../platform/random.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { IsAgent, LoginAnswer } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Authenticate, Session } from '../../platform/http/route.ts';
import type { StepUpMethods } from '../../platform/http/step-up.ts';
import type { Module } from '../../platform/module.ts';
import type { Actor } from '../audit/index.ts';
import { setFlag, setStatus, unlockPassword } from './account/account-changes.ts';
import { authenticate, recheck } from './sessions/authenticate.ts';
import { authenticatorSecrets, createAuthenticator } from './second-factor/authenticator.ts';
import { createCaptcha } from './login/captcha.ts';
import type { HumanCheck } from './login/captcha.ts';
import { identityOffers } from './console.ts';
import { createCore } from './core.ts';
import type { From } from './core.ts';
import { createAccount } from './account/create-account.ts';
import type { IdentityDeps } from './deps.ts';
import type { AccountStatus, NewAccount, PasswordHash } from './domain/account.ts';
import type { MoneyWait } from './domain/money-waits.ts';
import { waitsOf } from './domain/money-waits.ts';
import type { WithSessions } from './sessions/end-session.ts';
import { createDisown } from './recovery/disown.ts';
import { createLoginFlow, NO_RULES } from './login/login-flow.ts';
import { createLaunch } from './sessions/launch.ts';
import { listTimes } from './sessions/list-times.ts';
import { createLogin } from './login/login.ts';
import { refuseWeakPassword } from './passwords/new-password.ts';
import type { NewSession, OpenedSession } from './sessions/open-session.ts';
import { openSession } from './sessions/open-session.ts';
import { operatorRoutes } from './operator/routes.ts';
import { createPasskeys } from './second-factor/passkeys.ts';
import { createPasswordChange } from './passwords/password-change.ts';
import { createPaymentPassword } from './passwords/payment-password.ts';
import type { PaymentPassword } from './passwords/payment-password.ts';
import { requirePassword } from './passwords/require-password.ts';
import { createPhone } from './phone/phone.ts';
import { createPurgeSessions } from './sessions/purge-sessions.ts';
import { createPurgeTickets } from './sessions/purge-tickets.ts';
import { createRecovery } from './recovery/recovery.ts';
import { createSecondVerification } from './second-factor/second-verification.ts';
import { createSecurity } from './account/security.ts';
import { createSessions } from './sessions/sessions.ts';
import { hashOfToken } from './domain/ticket.ts';
import { createStepUp } from './second-factor/step-up.ts';
import { backdateRoute } from './sandbox/backdate-logins.ts';
import { serveSandboxSite } from './sandbox/serve-sign-in.ts';
import { createSandboxSite } from './sandbox/sign-in-site.ts';
import { createSocial } from './social/social.ts';
import { findAccount, findByUsername, findByVerifiedMobile, findHomeMarket, updateAccount } from './store/accounts.ts';
import { findContact, listByContact } from './store/contact-search.ts';
import type { AccountContact, Contact } from './store/contact-search.ts';
import { deleteTrials } from './store/devices.ts';
import { findMoneyMoments, findSecurityChange, holdSecurityChanges } from './store/money-waits.ts';
import { listAlike } from './store/known-devices.ts';
import { identityTimeline } from './timeline.ts';
import { readTraces } from './store/traces.ts';
import { countSeen, readLastLogins } from './store/team-activity.ts';
import { createWriteToOwner } from './account/write-to-owner.ts';
import type { WriteToOwner } from './account/write-to-owner.ts';
import { listUnused } from './store/unused-accounts.ts';
import { identityData } from './store/personal-data.ts';

export { BARE_ACCOUNT } from './domain/account.ts';
export { accountLocked, sessionOpened } from './facts.ts';
export { identitySettings } from './settings.ts';

/** The columns that hold closed secrets of this module. */
export const identitySecrets = (keys: SecretKeys, random: RandomSource): readonly ClosedColumn[] => [
  authenticatorSecrets(createSecretBox(keys, random, 'identity')),
];

export type Identity = Module & {
  /** Opens a session for an authenticated account, in the transaction that authenticated it. */
  readonly openSession: (tx: Tx, session: NewSession) => Promise<OpenedSession>;
  readonly authenticate: Authenticate;
  /** Whether a session still runs, asked without keeping it alive. */
  readonly recheck: Authenticate;
  /** How a member may step up, for the calls that ask for it. */
  readonly stepUpMethods: StepUpMethods;
  /** Has something end in the same commit as sessions do; for modules above, which hold tokens of their own. */
  readonly endWithSessions: (end: WithSessions) => void;

  /** When a member was logged in since a moment, each login as one span; one that runs ends now. */
  readonly listTimes: (
    reader: Reader,
    memberId: MemberId,
    since: Date,
  ) => Promise<readonly { readonly from: Date; readonly to: Date; readonly isRunning: boolean }[]>;
  /** When each of these members last logged in; nothing for those who never did. */
  readonly lastLoginsOf: (members: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, Date>>;
  /** How many of these members used a session since a moment. */
  readonly countSeen: (members: readonly MemberId[], since: Date) => Promise<number>;
  /** Accounts without a login since a moment, in pages ordered by id after the given account. */
  readonly listUnused: typeof listUnused;
  /** Writes to the owner about the account, in the transaction of the caller. */
  readonly writeToOwner: WriteToOwner;
  /** Logs a member out everywhere, in the transaction of the caller. */
  readonly endSessions: (tx: Tx, memberId: MemberId) => Promise<void>;

  /** Accounts with this number, proven or typed, or that trust this device. */
  readonly listAlike: (person: {
    readonly mobile: string | undefined;
    readonly deviceToken: string | undefined;
  }) => Promise<readonly MemberId[]>;

  /** What an account leaves behind that others may share: devices, networks and its number. Only risk asks. */
  readonly tracesOf: typeof readTraces;
  /** Accounts whose owner typed or confirmed exactly this number or address. */
  readonly listByContact: (contact: Contact) => Promise<readonly MemberId[]>;
  /** Where an account can be reached, and whether the owner confirmed it. */
  readonly contactOf: (memberId: MemberId) => Promise<AccountContact | undefined>;

  /** Off the event loop, in a bounded queue; `request.too-many` when it is full. */
  readonly hashPassword: (text: string) => Promise<PasswordHash>;
  /** `identity.password-breached` for a leaked or obvious one. The pattern rule is the form's. */
  readonly refuseWeakPassword: (text: string, about: { readonly username: string }) => void;
  /** `identity.username-taken`, `identity.mobile-taken`; of a hundred at once one succeeds. */
  readonly createAccount: (tx: Tx, account: NewAccount) => Promise<void>;
  /** The market an account was opened in; none of accounts older than markets. */
  readonly homeMarketOf: (memberId: MemberId, reader?: Reader) => Promise<string | undefined>;
  /** Whether the owner showed that the account's mobile or mailbox is its own. */
  readonly hasConfirmedContact: (reader: Reader, memberId: MemberId) => Promise<boolean>;
  /** Which password the owner confirms a grave step with: the payment password where one is set. */
  readonly ownPasswordOf: (memberId: MemberId) => Promise<'payment-password' | 'password'>;
  /** Refuses unless the text is that password; failures count and lock as everywhere. */
  readonly requireOwnPassword: (session: Pick<Session, 'memberId' | 'sessionId'>, text: string) => Promise<void>;
  /** In any capitals. */
  readonly isUsernameTaken: (username: string) => Promise<boolean>;
  /** Only members calls these two. */
  readonly setFlag: (tx: Tx, memberId: MemberId, isAgent: IsAgent) => Promise<void>;
  readonly setStatus: (tx: Tx, memberId: MemberId, status: AccountStatus) => Promise<void>;
  /** The account that verified this mobile number; unverified numbers are not found. */
  readonly findByMobile: (e164: string) => Promise<MemberId | undefined>;
  /** Removes accounts, sessions and devices of purged trials. */
  readonly removeAccounts: (tx: Tx, memberIds: readonly MemberId[]) => Promise<void>;
  /** Opens the first session of an account its owner just proved, knows the device, and answers like a login. */
  readonly admit: (
    tx: Tx,
    member: {
      readonly memberId: MemberId;
      readonly from: From;
      readonly deviceToken?: string | undefined;
      readonly lastsMs?: number | undefined;
    },
  ) => Promise<LoginAnswer>;
  /** The image where the rule or failures ask for it, the provider where CAPTCHAPROVIDER names one; each answer is good once. */
  readonly requireHuman: (check: HumanCheck) => Promise<void>;
  /** The number a phone provider's token proves; binding it is final (`identity.phone-bound`). */
  readonly readPhoneToken: (token: string) => Promise<{ readonly subject: string; readonly e164: string }>;
  readonly bindPhone: (tx: Tx, memberId: MemberId, subject: string) => Promise<void>;
  readonly spendSocialTicket: (tx: Tx, memberId: MemberId, ticket: string) => Promise<void>;
  /** Refuses `payment-password-missing`, `-wrong`, `-locked`; for every call under `/wps/relay/secured/`. */
  readonly requirePaymentPassword: PaymentPassword['requirePaymentPassword'];
  /** Refuses `second-factor-required` to a session that answered a question where a factor was due. */
  readonly requireFactorForMoney: PaymentPassword['requireFactorForMoney'];
  readonly hasPaymentPassword: (memberId: MemberId) => Promise<boolean>;
  /** The moments after which money waits before it leaves: the last security change, and a device seen since. */
  readonly moneyWaitsOf: (
    session: Pick<Session, 'memberId' | 'sessionId'>,
    /** With it nothing changes until the commit. */
    tx?: Tx,
  ) => Promise<readonly MoneyWait[]>;
  /** When a change that money waits for was last made; none is made until the commit. */
  readonly securityChangedAt: (tx: Tx, memberId: MemberId) => Promise<Date | undefined>;
  /**
   * Replaces the name its owner may be asked for: money waits afterwards, and the owner is notified, by letter too where the
   * host is known that the owner called. Only members calls it.
   */
  readonly changePayeeName: (tx: Tx, memberId: MemberId, payeeName: string, host: string | undefined) => Promise<void>;
  /** The name its owner may be asked for; only members calls it. */
  readonly setPayeeName: (tx: Tx, memberId: MemberId, payeeName: string) => Promise<void>;
  /** For staff who made sure of the owner: forgets wrong passwords and the lock; answers whether there were any. */
  readonly unlockPassword: (actor: Actor, memberId: MemberId) => Promise<boolean>;
};

export const createIdentity = (deps: IdentityDeps): Identity => {
  const core = createCore(deps);
  const { db, known, passwords } = core;
  const authenticator = createAuthenticator(core);
  const loginFlow = createLoginFlow(core, authenticator);
  const captcha = createCaptcha(core);
  const launch = createLaunch(core, loginFlow);
  const paymentPassword = createPaymentPassword(core);
  const sandboxSite = deps.settings.mode === 'sandbox' ? createSandboxSite(core) : undefined;
  const social = createSocial(core, loginFlow, sandboxSite);
  const phone = createPhone(core, loginFlow, captcha);
  const passkeys = createPasskeys(core, loginFlow);
  const stepUp = createStepUp(core, { factor: authenticator, passkeys });
  const ownPasswordOf: Identity['ownPasswordOf'] = async (memberId) =>
    ((await findAccount(db, memberId))?.paymentPassword ?? null) === null ? 'password' : 'payment-password';
  const parts: readonly Module[] = [
    captcha,
    createLogin(core, loginFlow, captcha),
    createSecondVerification(core, loginFlow, authenticator),
    createPasswordChange(core),
    createSessions(core),
    launch,
    authenticator,
    createSecurity(core, authenticator),
    createDisown(core),
    createRecovery(core, loginFlow, captcha),
    passkeys,
    stepUp,
    paymentPassword,
    social,
    phone,
  ];

  return {
    openSession: (tx, session) => openSession(core, tx, session),
    authenticate: (token, use) => authenticate(core, known, token, use),
    recheck: (token) => recheck(core, token),
    stepUpMethods: stepUp.methodsOf,
    endWithSessions: (end) => void core.withSessions.push(end),
    listUnused,
    lastLoginsOf: (ids) => readLastLogins(db, ids),
    countSeen: (ids, since) => countSeen(db, ids, since),
    listTimes: (reader, memberId, since) => listTimes(core, reader, memberId, since),
    writeToOwner: createWriteToOwner(deps),
    endSessions: async (tx, memberId) => void (await core.endSessions(tx, memberId, { reason: 'status-changed' })),
    tracesOf: readTraces,
    listAlike: ({ mobile, deviceToken }) =>
      listAlike(db, { mobile, tokenHash: deviceToken === undefined ? undefined : hashOfToken(deviceToken) }),
    listByContact: (contact) => listByContact(db, contact),
    contactOf: (memberId) => findContact(db, memberId),
    hashPassword: passwords.hash,
    refuseWeakPassword,
    createAccount: (tx, account) => createAccount(core, tx, account),
    homeMarketOf: (memberId, reader = core.db) => findHomeMarket(reader, memberId),
    hasConfirmedContact: async (reader, memberId) => {
      const account = await findAccount(reader, memberId);
      return (account?.mobileVerifiedAt ?? account?.emailVerifiedAt ?? null) !== null;
    },
    ownPasswordOf,
    requireOwnPassword: async (session, text) => {
      await paymentPassword.requireFactorForMoney(session);
      const asked = await ownPasswordOf(session.memberId);
      await (asked === 'password'
        ? requirePassword(core, session.memberId, text)
        : paymentPassword.requirePaymentPassword(session.memberId, text));
    },
    isUsernameTaken: async (username) => (await findByUsername(db, username)) !== undefined,
    setFlag: (tx, memberId, isAgent) => setFlag(core, tx, memberId, isAgent),
    setStatus: (tx, memberId, status) => setStatus(core, tx, memberId, status),
    findByMobile: async (e164) => (await findByVerifiedMobile(db, e164))?.memberId,
    removeAccounts: deleteTrials,
    admit: async (tx, { memberId, ...entry }) => {
      const account = await findAccount(tx, memberId);
      if (!account) throw new RangeError(`Member ${memberId} has no account.`);
      // Nothing is asked of a trial, so none of its devices needs to be known.
      return loginFlow.openIn(
        tx,
        { ...entry, account, proof: 'registration', rules: NO_RULES },
        account.isAgent === 4 ? 'leave' : 'know',
      );
    },
    requireHuman: captcha.requireHuman,
    readPhoneToken: phone.readPhoneToken,
    bindPhone: phone.bindPhone,
    spendSocialTicket: social.spendSocialTicket,
    requirePaymentPassword: paymentPassword.requirePaymentPassword,
    requireFactorForMoney: paymentPassword.requireFactorForMoney,
    hasPaymentPassword: async (memberId) => typeof (await findAccount(db, memberId))?.paymentPassword === 'string',
    moneyWaitsOf: async ({ memberId, sessionId }, tx) => {
      if (tx !== undefined) await holdSecurityChanges(tx, memberId);
      const moments = await findMoneyMoments(tx ?? db, memberId, sessionId);
      return moments === undefined ? [] : waitsOf(moments);
    },
    securityChangedAt: async (tx, memberId) => {
      await holdSecurityChanges(tx, memberId);
      return findSecurityChange(tx, memberId);
    },
    changePayeeName: async (tx, memberId, payeeName, host) => {
      const account = await findAccount(tx, memberId);
      if (!account) throw new RangeError(`Member ${memberId} has no account.`);
      const letter = host === undefined ? { host: '', withoutLetter: true } : { host };
      await core.notifyOwner(tx, { account, change: 'payee-name', ...letter });
      await updateAccount(tx, memberId, { payee_name: payeeName });
    },
    setPayeeName: async (tx, memberId, payeeName) => {
      await updateAccount(tx, memberId, { payee_name: payeeName });
    },
    unlockPassword: (actor, memberId) => unlockPassword(core, actor, memberId),

    ...(sandboxSite === undefined ? {} : { sandbox: (fastify) => serveSandboxSite(fastify, sandboxSite) }),
    personalData: identityData,
    timelines: [identityTimeline],
    console: { offers: identityOffers },
    routes: [
      ...operatorRoutes(core),
      ...(sandboxSite === undefined ? [] : [backdateRoute(core)]),
      ...parts.flatMap(({ routes = [] }) => routes),
    ],
    jobs: parts.flatMap((part) => part.jobs ?? []),
    listeners: parts.flatMap(({ listeners = [] }) => listeners),
    schedules: [
      { job: createPurgeSessions(core), cron: '20 19 * * *' },
      { job: createPurgeTickets(core), cron: '*/10 * * * *' },
      ...parts.flatMap(({ schedules = [] }) => schedules),
    ],
  };
};
