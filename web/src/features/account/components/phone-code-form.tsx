import { checkSmsLogin } from '@fairground/contract/members/form-rules';
import { FormAlert, useCountries, useForm } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRegisterRules } from '../../../shared/site/register-rules.ts';
import { useCodeRequest } from '../hooks/use-code-request.ts';
import type { Phone } from '../hooks/use-phone-check.ts';
import type { WayIn } from '../hooks/use-way-in.ts';
import { PhoneCodeFields } from './phone-code-fields.tsx';
import { SubmitButton } from './submit-button.tsx';
import { WarningDialog } from './warning-dialog.tsx';

type PhoneCodeFormProps = {
  readonly wayIn: WayIn;
  /** Sends a code; resolves to the seconds until the next one. */
  readonly ask: (phone: Phone) => Promise<number>;
  readonly onSubmit: (phone: Phone, code: string) => void;
};

/** A mobile number and the code sent to it. */
export function PhoneCodeForm({ wayIn, ask, onSubmit }: PhoneCodeFormProps) {
  const t = useTranslations('account');
  const rules = useRegisterRules();
  const countries = useCountries();
  const { form, values, bind, refuseIssues, handleSubmit } = useForm({
    initial: { mobileNum: '', verificationCode: '' },
    check: (typed) => checkSmsLogin(typed, rules),
  });
  const phone: Phone = { mobileNum: values.mobileNum, countryDialingCode: countries.dialingCode };
  const code = useCodeRequest('login-code', () => ask(phone));
  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit(({ verificationCode }) => onSubmit(phone, verificationCode))}
      className="flex flex-col gap-4"
      aria-label={t('login.by-sms')}
    >
      <PhoneCodeFields {...{ values, bind, refuseIssues, countries, code }} />
      <FormAlert text={wayIn.failure} lockedFor={wayIn.lockedFor} />
      <SubmitButton isBusy={wayIn.isTrying} lockedFor={wayIn.lockedFor}>
        {t('login.submit')}
      </SubmitButton>
      <WarningDialog text={code.warning} onClose={code.dismissWarning} />
    </form>
  );
}
