import { finishPhoneCheck, startPhoneCheck } from '@fairground/contract/identity/endpoints';
import { useRef } from 'react';
import { PHONE_PROVIDER_SECONDS, useHuman } from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useFlags } from '../../../shared/site/site-status.ts';

export type Phone = { readonly mobileNum: string; readonly countryDialingCode: string };

/** Whether a phone-verification provider takes the place of our own codes. */
export const useHasPhoneProvider = (): boolean => {
  const provider = useFlags()?.['PHONEPROVIDER'];
  return typeof provider === 'string' && provider !== '' && provider !== 'none';
};

/** The two halves of the provider's check: it sends a code, and for the right code gives its signed word. */
export const usePhoneCheck = () => {
  const proveHuman = useHuman();
  const sessionInfo = useRef('');
  return {
    /** Resolves to the seconds until the next code may be asked for. */
    start: async (phone: Phone): Promise<number> => {
      const started = await call(startPhoneCheck, { body: { ...phone, ...(await proveHuman()) } });
      sessionInfo.current = started.sessionInfo;
      return PHONE_PROVIDER_SECONDS;
    },
    hasStarted: () => sessionInfo.current !== '',
    finish: async (code: string): Promise<string> => {
      const { firebaseIdToken } = await call(finishPhoneCheck, { body: { sessionInfo: sessionInfo.current, code } });
      return firebaseIdToken;
    },
  };
};
