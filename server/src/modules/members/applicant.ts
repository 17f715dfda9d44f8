import type { Issues } from '@fairground/contract/members/form-rules';
import { isGood } from '@fairground/contract/members/form-rules';
import { checkRegister } from '@fairground/contract/members/register-form';
import type { RegisterForm, RegisterMode, RegisterValues } from '@fairground/contract/members/register-form';
import type { RegisterField } from '@fairground/contract/system/register-rules';
import type { Caller } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MembersDeps } from './deps.ts';
import { profileOf, valuesOf } from './domain/application.ts';
import type { RegisterBody } from './domain/application.ts';
import type { ProfileTexts } from './domain/profile.ts';
import type { Resolved } from './domain/upline.ts';
import { findBoundAgent, findPlaceFor } from './invitation.ts';
import { findTerms } from './store/terms.ts';

type Flags = Awaited<ReturnType<MembersDeps['system']['readFlags']>>;

/** Somebody who may register: everything it said, checked. */
export type Applicant = {
  readonly mode: RegisterMode;
  readonly flags: Flags;
  readonly username: string;
  readonly password: string | undefined;
  readonly paymentPassword: string | undefined;
  readonly profile: ProfileTexts;
  readonly mobile: { readonly e164: string; readonly isVerified: boolean } | null;
  /** The SMS code, still to be spent. */
  readonly code: string | undefined;
  /** What the phone provider knows the number by. */
  readonly phoneSubject: string | undefined;
  readonly place: Resolved;
  readonly termsVersion: string;
};

/** Dialled from the country the site is at home in. */
const HOME_DIALING_CODE = '84';

/** Checks a registration in the order of the form: what is switched off, fields, terms, person, password, invitation. */
export const readApplicant = async (
  deps: MembersDeps,
  mode: RegisterMode,
  body: RegisterBody,
  caller: Caller,
): Promise<Applicant> => {
  const { db, clock, days, system, identity } = deps;
  const flags = await system.readFlags();
  if (!flags.DIRECTREG3 || !flags[mode === 'register' ? 'USERNAMEREG' : 'MOBILEREG'])
    throw new Refusal('access.function-off');
  const [rules, terms] = await Promise.all([system.readRegisterRules(), findTerms(db, clock.now())]);
  const values = valuesOf(body);
  const hosts = [values.domain ?? '', body.registerUrl, caller.host].filter((host) => host !== '');
  const hasCode = (values.affiliateCode ?? '') !== '';
  const form: RegisterForm = {
    mode,
    rules,
    hasSmsVerification: Boolean(flags.SMSVERIFICATION) && body.firebaseIdToken === undefined,
    hasMobilePassword: Boolean(flags.MOBILEREGPASSWORD),
    // A code is looked up below; on the host of an agent none is needed.
    hasLinkCode: hasCode || (await findBoundAgent(db, hosts)) !== undefined,
    today: days.dayOf(clock.now()),
    minimumAge: ageFor(terms, caller),
  };
  refuse({ ...checkRegister(values, form), ...furtherIssues(values, mode) });
  if (body.termsVersion !== terms.version) throw new Refusal('members.terms-changed', { version: terms.version });

  const { captchaId, verification } = body;
  const captcha = values.captcha === '' ? undefined : values.captcha;
  await identity.requireHuman({
    use: 'register',
    ip: caller.ip,
    needsImage: (rules['captcha']?.enabled ?? false) && (rules['captcha']?.required === true || captcha !== undefined),
    captcha,
    captchaId,
    verification,
  });
  const password = values.password === '' ? undefined : values.password;
  const username = values.username ?? '';
  if (password !== undefined) identity.refuseWeakPassword(password, { username });
  const phone = await readMobile(deps, body, values, form);
  const place = await findPlaceFor(deps, {
    affiliateCode: values.affiliateCode,
    referralCode: values.referralCode,
    recommenderId: values.recommenderId,
    hosts,
    isCodeShown: rules['affiliateCode']?.enabled ?? false,
  });
  return {
    mode,
    flags,
    username,
    password,
    paymentPassword: values.paymentPassword === '' ? undefined : values.paymentPassword,
    profile: profileOf(values),
    ...phone,
    place,
    termsVersion: terms.version,
  };
};

/** The least age of the terms, or of the market where its law asks for more. */
export const ageFor = (terms: { readonly minimumAge: number }, { market }: Pick<Caller, 'market'>): number =>
  Math.max(terms.minimumAge, market().policy.minimumAge);

const refuse = (issues: Issues<RegisterField>): void => {
  if (!isGood(issues)) throw new Refusal('members.fields-refused', { issues });
};

/** What holds between two fields and no rule of one can say. */
const furtherIssues = (values: RegisterValues, mode: RegisterMode): Issues<RegisterField> => ({
  ...(mode === 'registerMobile' && values.username !== values.mobileNum
    ? { username: { key: 'field_not_equal' } as const }
    : {}),
  ...(values.paymentPassword !== undefined &&
  values.paymentPassword !== '' &&
  values.paymentPassword === values.password
    ? { paymentPassword: { key: 'field_not_taken' } as const }
    : {}),
});

/** The number of the form or of the phone provider's token, which must be the same where both are given. */
const readMobile = async (
  { postbox, identity }: MembersDeps,
  { countryDialingCode = HOME_DIALING_CODE, firebaseIdToken }: RegisterBody,
  { mobileNum = '', verificationCode }: RegisterValues,
  { hasSmsVerification, rules }: RegisterForm,
): Promise<Pick<Applicant, 'mobile' | 'code' | 'phoneSubject'>> => {
  const typed = mobileNum === '' ? undefined : mobileOf(postbox, countryDialingCode, mobileNum, rules);
  if (firebaseIdToken === undefined) {
    if (typed === undefined) return { mobile: null, code: undefined, phoneSubject: undefined };
    return {
      mobile: { e164: typed, isVerified: hasSmsVerification },
      code: hasSmsVerification ? verificationCode : undefined,
      phoneSubject: undefined,
    };
  }
  const { subject, e164 } = await identity.readPhoneToken(firebaseIdToken);
  if (typed !== undefined && typed !== e164) throw new Refusal('identity.phone-token-refused');
  return { mobile: { e164, isVerified: true }, code: undefined, phoneSubject: subject };
};

const mobileOf = (
  postbox: MembersDeps['postbox'],
  dialingCode: string,
  typed: string,
  rules: RegisterForm['rules'],
): string => {
  try {
    return postbox.mobileOf(dialingCode, typed);
  } catch (error) {
    // In a form the field is at fault, whatever the postbox calls it.
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('members.fields-refused', {
      issues: { mobileNum: { key: `reg_pattern_${rules['mobileNum']?.patternId ?? 6}` } },
    });
  }
};
