import { login } from '@fairground/contract/identity/endpoints';
import { checkLogin } from '@fairground/contract/members/form-rules';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Checkbox } from '@fairground/ui/checkbox';
import { PasswordField, TextField } from '@fairground/ui/text-field';
import {
  CaptchaField,
  FormAlert,
  isRefusal,
  refusalOf,
  useCaptcha,
  useForm,
  useHuman,
} from '../../../shared/account/index.ts';
import { call } from '../../../shared/api/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readDeviceToken } from '../../../shared/session/device-token.ts';
import { readRememberedName, rememberName } from '../../../shared/session/remember-me.ts';
import { useWayIn } from '../hooks/use-way-in.ts';
import { SubmitButton } from './submit-button.tsx';

type NameLoginProps = { readonly stay: boolean; readonly onForgot: () => void };

/** Username and password, and after failures the characters of a picture. */
export function NameLogin({ stay, onForgot }: NameLoginProps) {
  const t = useTranslations('account');
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha, 'login');
  const proveHuman = useHuman();
  const wayIn = useWayIn({ way: 'username', stay });
  const [remembered] = useState(readRememberedName);
  const [isRemembered, setRemembered] = useState(remembered !== '');
  const { form, bind, set, handleSubmit } = useForm({
    initial: { username: remembered, password: '', captcha: '' },
    check: (values) => checkLogin(values, { needsCaptcha }),
  });

  const submit = handleSubmit(async ({ username, password, captcha: typed }) => {
    const error = await wayIn.tryIn(async () => {
      const answer = await call(login, {
        body: {
          type: 'USERNAME',
          username,
          password,
          deviceToken: readDeviceToken(),
          ...(needsCaptcha && { captcha: typed, captchaId: captcha.captchaId }),
          ...(await proveHuman()),
        },
      });
      rememberName(username, isRemembered);
      return answer;
    });
    if (error === undefined || error === 'not now') return;
    const asksForCaptcha =
      refusalOf(error, 'identity.wrong-credentials')?.captcha === true ||
      isRefusal(error, 'identity.captcha-required', 'identity.captcha-wrong');
    // A picture is good for one answer.
    if (needsCaptcha) captcha.renew();
    if (asksForCaptcha) setNeedsCaptcha(true);
    set('captcha', '');
  });

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4" aria-label={t('login.by-name')}>
      <TextField
        {...bind('username')}
        label={t('field.username')}
        placeholder={`${t('placeholder.login-name')} *`}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <PasswordField
        {...bind('password')}
        label={t('field.password')}
        placeholder={`${t('placeholder.login-password')} *`}
        required
        autoComplete="current-password"
        maxLength={128}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      {needsCaptcha && <CaptchaField captcha={captcha} field={bind('captcha')} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={t('login.remember')}
          checked={isRemembered}
          onChange={({ target }) => setRemembered(target.checked)}
        />
        <Button variant="link" onClick={onForgot}>
          {t('login.forgot')}
        </Button>
      </div>
      <FormAlert text={wayIn.failure} lockedFor={wayIn.lockedFor} />
      <SubmitButton isBusy={wayIn.isTrying} lockedFor={wayIn.lockedFor}>
        {t('login.submit')}
      </SubmitButton>
    </form>
  );
}
