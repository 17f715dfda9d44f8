import { recoverByPhone, sendRecoveryCode } from '@fairground/contract/identity/endpoints';
import { checkPhoneRecovery } from '@fairground/contract/members/form-rules';
import {
  CODE_REFUSALS,
  FormAlert,
  isRefusal,
  NEW_PASSWORD_REFUSALS,
  NewPasswordField,
  secondsUntil,
  useCountries,
  useFailureText,
  useForm,
  useHuman,
} from '../../../shared/account/index.ts';
import { call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readDeviceToken } from '../../../shared/session/device-token.ts';
import { useRegisterRules } from '../../../shared/site/register-rules.ts';
import { useCodeRequest } from '../hooks/use-code-request.ts';
import { useWayIn } from '../hooks/use-way-in.ts';
import { PhoneCodeFields } from './phone-code-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { WarningDialog } from './warning-dialog.tsx';

/** Mobile number, code and the new password at once; anyone who proves the number is logged in and home. */
export function PhoneRecovery() {
  const t = useTranslations('account');
  const rules = useRegisterRules();
  const countries = useCountries();
  const proveHuman = useHuman();
  const textOf = useFailureText();
  const wayIn = useWayIn({ way: 'recovery', stay: false });
  const { form, values, bind, refuse, refuseIssues, handleSubmit } = useForm({
    initial: { mobileNum: '', verificationCode: '', newPassword: '' },
    check: (typed) => checkPhoneRecovery(typed, rules),
  });
  const phone = { mobileNum: values.mobileNum, countryDialingCode: countries.dialingCode };
  const code = useCodeRequest('recovery-code', async () => {
    const { expirationTime } = await call(sendRecoveryCode, { body: { ...phone, ...(await proveHuman()) } });
    return secondsUntil(expirationTime.getTime(), Date.now());
  });
  const submit = handleSubmit(async ({ verificationCode, newPassword }) => {
    const body = { ...phone, verificationCode, newPassword, deviceToken: readDeviceToken() };
    const error = await wayIn.tryIn(async () => call(recoverByPhone, { body: { ...body, ...(await proveHuman()) } }));
    const field = isRefusal(error, ...CODE_REFUSALS)
      ? 'verificationCode'
      : isRefusal(error, ...NEW_PASSWORD_REFUSALS) && 'newPassword';
    if (!field) return;
    wayIn.say(undefined);
    refuse({ [field]: textOf(error) });
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t('forgot.phone-text')}</p>
      <PhoneCodeFields {...{ values, bind, refuseIssues, countries, code }} />
      <NewPasswordField
        field={bind('newPassword')}
        label={t('field.newPassword')}
        placeholder={`${t('placeholder.newPassword')} *`}
        rule={rules['password']}
      />
      <FormAlert text={wayIn.failure} lockedFor={wayIn.lockedFor} />
      <SubmitButton isBusy={wayIn.isTrying} lockedFor={wayIn.lockedFor}>
        {t('forgot.set')}
      </SubmitButton>
      <WarningDialog text={code.warning} onClose={code.dismissWarning} />
    </form>
  );
}
