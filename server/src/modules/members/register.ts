import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { register as contract } from '@fairground/contract/members/endpoints';
import type { RegisterMode } from '@fairground/contract/members/register-form';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Applicant } from './applicant.ts';
import { readApplicant } from './applicant.ts';
import { openCashAccount, prepareCredit } from './credit.ts';
import type { Credit } from './credit.ts';
import type { MembersDeps } from './deps.ts';
import { newAccountName } from './domain/account-name.ts';
import type { RegisterBody } from './domain/application.ts';
import { hostOf } from './domain/host.ts';
import { signUpBonus } from './domain/sign-up-bonus.ts';
import { isOpenFor } from './domain/upline.ts';
import { enrol } from './enrol.ts';
import { useLink } from './store/links.ts';
import { drawMemberId, findPlace, holdPlace, isExcluded } from './store/members.ts';
import { insertAcceptance } from './store/terms.ts';

export type Registered = ValueOf<typeof contract>;

const NAME_TRIES_MAX = 3;

/**
 * Opens an account for anyone who asks, and a session for it. Everything that can be refused without writing is refused
 * first; then all is written in one transaction, so that there is either a member with everything it is owed or nobody.
 */
export const register = async (
  deps: MembersDeps,
  mode: RegisterMode,
  body: RegisterBody,
  caller: Caller,
): Promise<Registered> => {
  const applicant = await readApplicant(deps, mode, body, caller);
  const { email, id_number: idNumber, payee_key: payeeKey, birth_date: birthDate } = applicant.profile;
  const alike = await deps.identity.listAlike({ mobile: applicant.mobile?.e164, deviceToken: body.deviceToken });
  if (await isExcluded(deps.db, { email, idNumber, payeeKey, birthDate, alike }, deps.clock.now()))
    throw new Refusal('members.registration-refused');

  const memberId = await drawMemberId(deps.db);
  const bonus = signUpBonus(applicant.flags, { hasVerifiedMobile: applicant.mobile?.isVerified ?? false });
  const currency = await currencyOf(deps, memberId);
  const isOffered = bonus !== null && ((await deps.signUpOffers?.prepare(memberId, currency)) ?? false);
  const credit =
    bonus === null || isOffered
      ? undefined
      : await prepareCredit(deps, { memberId, amount: bonus, currency, key: 'signup' });
  if (credit === undefined) await openCashAccount(deps, memberId, currency);
  const offer = isOffered ? { currency, promised: bonus } : undefined;
  const secrets = await hashSecrets(deps, applicant);

  const enter = (account: string): Promise<Registered> =>
    inTransaction(deps.db, (tx) =>
      write(deps, tx, { memberId, account, applicant, secrets, credit, offer, bonus, body, caller }),
    );
  return mode === 'register' ? enter(applicant.username) : enterUnderNewName(deps, enter);
};

/** Anyone who registers by mobile number is given a name; should somebody have it, another one. */
const enterUnderNewName = async (
  { random }: MembersDeps,
  enter: (account: string) => Promise<Registered>,
): Promise<Registered> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await enter(newAccountName(random));
    } catch (error) {
      const isNameTaken = error instanceof Refusal && error.code === 'identity.username-taken';
      if (!isNameTaken || tries === NAME_TRIES_MAX) throw error;
    }
};

type Secrets = Awaited<ReturnType<typeof hashSecrets>>;

const hashSecrets = async ({ identity }: MembersDeps, { password, paymentPassword }: Applicant) => ({
  password: password === undefined ? null : await identity.hashPassword(password),
  paymentPassword: paymentPassword === undefined ? null : await identity.hashPassword(paymentPassword),
});

type Entry = {
  readonly memberId: MemberId;
  readonly account: string;
  readonly applicant: Applicant;
  readonly secrets: Secrets;
  readonly credit: Credit | undefined;
  /** What the offer for new members promises, where one runs. */
  readonly offer: { readonly currency: string; readonly promised: Money } | undefined;
  readonly bonus: Money | null;
  readonly body: RegisterBody;
  readonly caller: Caller;
};

const write = async (deps: MembersDeps, tx: Tx, entry: Entry): Promise<Registered> => {
  const { identity, postbox, clock } = deps;
  const { memberId, account, applicant, secrets, credit, offer, bonus, body, caller } = entry;
  const { place, mobile, phoneSubject, profile } = applicant;
  const admit = () => identity.admit(tx, { memberId, from: caller, deviceToken: body.deviceToken });
  // The number was drawn for this registration alone: its row means that a commit whose answer was lost had succeeded.
  if ((await findPlace(tx, memberId)) !== undefined) return { ...(await admit()), bonus };

  const now = clock.now();
  if (applicant.code !== undefined && mobile !== null)
    await postbox.spendCode(tx, {
      address: { channel: 'sms', to: mobile.e164 },
      purpose: 'register',
      code: applicant.code,
    });
  const upline = await holdPlace(tx, place.upline.id);
  if (upline === undefined || !isOpenFor(upline, place.isAgent)) throw new Refusal('members.invitation-code-wrong');
  await identity.createAccount(tx, {
    memberId,
    username: account,
    isAgent: place.isAgent,
    ...secrets,
    mobile,
    email: profile.email,
    payeeName: profile.payee_name,
    homeMarket: caller.market().name,
    mustChangePassword: false,
  });
  await enrol(deps, tx, {
    id: memberId,
    account,
    isAgent: place.isAgent,
    uplineId: upline.id,
    recommenderId: place.recommenderId,
    linkId: place.linkId,
    method: applicant.mode === 'register' ? 'username' : 'mobile',
    host: hostOf(caller.host) ?? '',
    ip: caller.ip,
    profile,
  });
  await insertAcceptance(tx, { memberId, version: applicant.termsVersion, at: now, ip: caller.ip });
  if (phoneSubject !== undefined) await identity.bindPhone(tx, memberId, phoneSubject);
  if (body.socialTicket !== undefined) await identity.spendSocialTicket(tx, memberId, body.socialTicket);
  if (credit !== undefined) await credit.apply(tx);
  const admitted = await admit();
  // After the session is open: the offer may be given once for each device.
  const given = offer === undefined ? undefined : await deps.signUpOffers?.grantIn(tx, { member: memberId, ...offer });
  // Late, because everybody who comes by the same link waits for the others from here on.
  if (place.linkId !== null && !(await useLink(tx, place.linkId, now)))
    throw new Refusal('members.invitation-code-wrong');
  return { ...admitted, bonus: given === undefined ? bonus : given > 0n ? given : null };
};

const currencyOf = async ({ wallet }: MembersDeps, memberId: MemberId): Promise<string> =>
  (await wallet.balanceOf(memberId)).currency;
