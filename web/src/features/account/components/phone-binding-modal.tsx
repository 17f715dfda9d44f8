import { bindPhone } from '@fairground/contract/identity/endpoints';
import { checkLogin } from '@fairground/contract/members/form-rules';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { ConfirmDialog } from '@fairground/ui/confirm-dialog';
import { Dialog } from '@fairground/ui/dialog';
import { PasswordField, TextField } from '@fairground/ui/text-field';
import {
  CaptchaField,
  FormAlert,
  FormNote,
  isRefusal,
  refusalOf,
  useCaptcha,
  useForm,
  useHuman,
} from '../../../shared/account/index.ts';
import { call } from '../../../shared/api/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readDeviceToken } from '../../../shared/session/device-token.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import type { Modals } from '../../../shared/store/modal-store.ts';
import { useWayIn } from '../hooks/use-way-in.ts';
import { SubmitButton } from './submit-button.tsx';

type PhoneBindingModalProps = Modals['phone-binding'] & { readonly onClose: () => void };

/** A confirmed number nobody has: link it to an account for good, or register a new one with it. */
export function PhoneBindingModal({ bindingTicket, phone, onClose }: PhoneBindingModalProps) {
  const t = useTranslations('account');
  const tCommon = useTranslations('common');
  const [isLinking, setLinking] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      dismissible={false}
      title={t('binding.title')}
      description={t('binding.text', { number: `+${phone.countryDialingCode} ${phone.mobileNum}` })}
      closeLabel={tCommon('action.close')}
    >
      {isLinking ? (
        <LinkForm bindingTicket={bindingTicket} />
      ) : (
        <div className="flex flex-col gap-3">
          <Button variant="primary" size="lg" block onClick={() => setLinking(true)}>
            {t('binding.link')}
          </Button>
          <Button size="lg" block onClick={() => openModal({ type: 'login', props: { tab: 'register', phone } })}>
            {t('binding.register')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function LinkForm({ bindingTicket }: { readonly bindingTicket: string }) {
  const t = useTranslations('account');
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const captcha = useCaptcha(needsCaptcha, 'binding');
  const proveHuman = useHuman();
  const wayIn = useWayIn({ way: 'phone', stay: false });
  const { form, values, bind, set, handleSubmit } = useForm({
    initial: { username: '', password: '', captcha: '' },
    check: (typed) => checkLogin(typed, { needsCaptcha }),
  });
  const link = async (): Promise<void> => {
    setAsking(false);
    const { username, password, captcha: typed } = values;
    const error = await wayIn.tryIn(async () =>
      call(bindPhone, {
        body: {
          bindingTicket,
          username,
          password,
          deviceToken: readDeviceToken(),
          ...(needsCaptcha && { captcha: typed, captchaId: captcha.captchaId }),
          ...(await proveHuman()),
        },
      }),
    );
    if (error === undefined) return;
    if (needsCaptcha) captcha.renew();
    if (
      refusalOf(error, 'identity.wrong-credentials')?.captcha === true ||
      isRefusal(error, 'identity.captcha-required', 'identity.captcha-wrong')
    )
      setNeedsCaptcha(true);
    set('captcha', '');
  };
  return (
    <form ref={form} noValidate onSubmit={handleSubmit(() => setAsking(true))} className="flex flex-col gap-4">
      <FormNote>{t('binding.final')}</FormNote>
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
      <FormAlert text={wayIn.failure} lockedFor={wayIn.lockedFor} />
      <SubmitButton isBusy={wayIn.isTrying} lockedFor={wayIn.lockedFor}>
        {t('binding.submit')}
      </SubmitButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('binding.confirm-title')}
        description={t('binding.final')}
        confirmLabel={t('binding.submit')}
        cancelLabel={t('binding.cancel')}
        onConfirm={() => void link()}
      />
    </form>
  );
}
