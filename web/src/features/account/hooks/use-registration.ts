import { checkAffiliate, register, registerMobile } from '@fairground/contract/members/endpoints';
import type { RegisterForm, RegisterValues } from '@fairground/contract/members/register-form';
import { shownFields } from '@fairground/contract/members/register-form';
import { useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { toast } from '@fairground/ui/toast';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { isRefusal, useEnter, useHuman } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readDeviceToken } from '../../../shared/session/device-token.ts';
import { readReferralCode } from '../../../shared/session/referral.ts';
import { forgetSocialRegistration, readSocialRegistration } from '../../../shared/session/social-trip.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { registerBody } from '../model/register-body.ts';
import { runRegistration } from '../model/registration-steps.ts';

/** Long enough to read the offer of limits; closing it skips them. */
const OFFER_MS = 12_000;

export type RegistrationInput = {
  readonly definition: RegisterForm;
  readonly values: RegisterValues;
  readonly countryDialingCode: string;
  readonly termsVersion: string;
  readonly captchaId: string | undefined;
  readonly linkCode: string;
  /** The phone provider's word for the code typed; undefined where no provider is in use. */
  readonly confirmPhone: ((code: string) => Promise<string | null>) | undefined;
};

/** Sends a register form in the steps of the specification. What the server refuses comes out of `send`. */
export const useRegistration = () => {
  const t = useTranslations('account');
  const tLegacy = useTranslations('legacy');
  const { name } = useBrand();
  const enter = useEnter();
  const proveHuman = useHuman();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [warning, setWarning] = useState<string>();

  const run = ({ definition, values, captchaId, linkCode, confirmPhone, ...input }: RegistrationInput) => {
    const { mode } = definition;
    const typedCode = values.verificationCode ?? '';
    const social = readSocialRegistration();
    return runRegistration({
      mode,
      linkCode,
      typedCode: values.affiliateCode ?? '',
      isCodeShown: shownFields(definition).includes('affiliateCode'),
      checkAffiliate: isAffiliate,
      warnOfCode: () => setWarning(tLegacy('invitation_code_error')),
      showLoader: () => setBusy(true),
      proveHuman,
      confirmPhone:
        confirmPhone &&
        (async () => {
          const firebaseIdToken = await confirmPhone(typedCode);
          return firebaseIdToken === null ? null : { firebaseChannel: 'sms', firebaseIdToken };
        }),
      register: ({ affiliateCode, copiesMobile, proofs }) => {
        const link = {
          affiliateCode,
          referralCode: readReferralCode(),
          host: location.host,
          url: `${location.origin}${location.pathname}`,
        };
        const body = {
          ...registerBody({ form: definition, values, link, ...input }),
          ...(captchaId !== undefined && { captchaId }),
          ...(social && { socialTicket: social.socialTicket }),
          deviceToken: readDeviceToken(),
          ...proofs,
        };
        const mobileNum = values.mobileNum ?? '';
        if (copiesMobile) return call(registerMobile, { body: { ...body, username: mobileNum, mobileNum } });
        const { username = '', password = '', confirmPassword = '' } = values;
        const withNumber = mobileNum === '' ? {} : { mobileNum };
        return call(register, { body: { ...body, username, password, confirmPassword, ...withNumber } });
      },
      enter: (registered) => enter(registered, { way: 'register' }),
      announce: ({ account }) => {
        forgetSocialRegistration();
        toast.show({
          id: 'registered',
          tone: 'gain',
          title: t('register.done-title', { brand: name }),
          description: t('register.done-limits'),
          action: { label: t('register.set-limits'), onPress: () => navigate('/responsible') },
          timeoutMs: OFFER_MS,
        });
        if (mode === 'registerMobile') openModal({ type: 'new-account', props: { account } });
      },
    });
  };

  const send = async (input: RegistrationInput): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(input);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { send, isBusy, warning, setWarning };
};

const isAffiliate = async (code: string): Promise<boolean> => {
  try {
    await call(checkAffiliate, { body: { code, domain: location.host } });
    return true;
  } catch (error) {
    if (isRefusal(error, 'members.invitation-code-wrong')) return false;
    throw error;
  }
};
