import { checkLogin } from '@fairground/contract/members/form-rules';
import { useState } from 'react';
import { isRefusal, refusalOf, useCaptcha, useForm } from '../../../shared/account/index.ts';
import { readDeviceToken } from '../../../shared/session/device-token.ts';

type CredentialsOptions = {
  /** The name the form begins with. */
  readonly username?: string;
  /** Where the picture is asked for: another place gets another picture. */
  readonly mode: string;
};

export type Credentials = ReturnType<typeof useCredentials>;

/** Name and password, by which somebody shows that an account is theirs; after failures a picture joins them. */
export const useCredentials = ({ username = '', mode }: CredentialsOptions) => {
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha, mode);
  const { set, ...form } = useForm({
    initial: { username, password: '', captcha: '' },
    check: (values) => checkLogin(values, { needsCaptcha }),
  });
  return {
    ...form,
    captcha,
    needsCaptcha,
    /** What a call carries of the typed values. */
    proofOf: (typed: typeof form.values) => ({
      username: typed.username,
      password: typed.password,
      deviceToken: readDeviceToken(),
      ...(needsCaptcha && { captcha: typed.captcha, captchaId: captcha.captchaId }),
    }),
    /** A picture is good for one answer, and some refusals ask for one. */
    heed: (error: unknown): void => {
      if (needsCaptcha) captcha.renew();
      const asksForCaptcha =
        refusalOf(error, 'identity.wrong-credentials')?.captcha === true ||
        isRefusal(error, 'identity.captcha-required', 'identity.captcha-wrong');
      if (asksForCaptcha) setNeedsCaptcha(true);
      set('captcha', '');
    },
  };
};
