import { sendRegisterCode } from '@fairground/contract/members/endpoints';
import { fieldIssue } from '@fairground/contract/members/form-rules';
import { shownFields } from '@fairground/contract/members/register-form';
import type { RegisterMode } from '@fairground/contract/members/register-form';
import type { RegisterField } from '@fairground/contract/system/register-rules';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import {
  codeCountdownSeconds,
  FormAlert,
  FormNote,
  isRefusal,
  refusalOf,
  useCaptcha,
  useCountries,
  useFailureText,
  useHuman,
  useLock,
} from '../../../shared/account/index.ts';
import { ApiError, call } from '@fairground/client/api';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readReferralCode } from '../../../shared/session/referral.ts';
import type { ConfirmedPhone } from '../../../shared/store/modal-store.ts';
import { useCodeRequest } from '../hooks/use-code-request.ts';
import { useHasPhoneProvider, usePhoneCheck } from '../hooks/use-phone-check.ts';
import { useRegisterForm, valuesOf } from '../hooks/use-register-form.ts';
import { useRegistration } from '../hooks/use-registration.ts';
import { refusedField } from '../model/register-refusal.ts';
import { RegisterFields } from './register-fields.tsx';
import { SocialButtons, useSocialProviders } from './social-buttons.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TermsField } from './terms-field.tsx';
import { WarningDialog } from './warning-dialog.tsx';

type RegisterModeFormProps = {
  readonly place: 'modal' | 'page';
  readonly mode: RegisterMode;
  readonly phone: ConfirmedPhone | undefined;
  readonly onLogin: () => void;
};

/** The register form of one mode. */
export function RegisterModeForm({ place, mode, phone, onLogin }: RegisterModeFormProps) {
  const t = useTranslations('account');
  const textOf = useFailureText();
  const lock = useLock();
  const proveHuman = useHuman();
  const hasPhoneProvider = useHasPhoneProvider();
  const phoneCheck = usePhoneCheck();
  const countries = useCountries(phone?.countryDialingCode);
  const { definition, element, form, link, terms, social, ticked } = useRegisterForm({ mode, phone });
  const registration = useRegistration();
  const [failure, setFailure] = useState<string>();
  const referralCode = readReferralCode();

  // A number that is confirmed already is neither typed nor confirmed again.
  const shown = inOrder(shownFields(definition), mode).filter((field) => !phone || !CONFIRMED_FIELDS.has(field));
  const hasCaptcha = shown.includes('captcha');
  const captcha = useCaptcha(hasCaptcha, mode);
  const mobile = { mobileNum: form.values.mobileNum, countryDialingCode: countries.dialingCode };
  const code = useCodeRequest('register-code', async () => {
    if (hasPhoneProvider) return phoneCheck.start(mobile);
    const { expiredMinutes } = await call(sendRegisterCode, {
      body: {
        mobileNo: mobile.mobileNum,
        countryDialingCode: mobile.countryDialingCode,
        ...(await proveHuman()),
      },
    });
    return codeCountdownSeconds(expiredMinutes);
  });
  const handleSendCode = (): void => {
    const issue = fieldIssue(definition.rules['mobileNum'], form.values.mobileNum, { isRequired: true });
    if (issue) form.refuseIssues({ mobileNum: issue });
    else code.send();
  };

  const confirmPhone = async (typed: string): Promise<string | null> => {
    if (phone) return phone.firebaseIdToken;
    if (!phoneCheck.hasStarted()) {
      form.refuse({ verificationCode: t('code.first') });
      return null;
    }
    return phoneCheck.finish(typed);
  };
  const needsProvider = phone !== undefined || (hasPhoneProvider && shown.includes('verificationCode'));

  const tellRefusal = (error: unknown): void => {
    lock.lockAfter(error);
    // A picture is good for one answer.
    if (hasCaptcha) captcha.renew();
    form.set('captcha', '');
    const issues = refusalOf(error, 'members.fields-refused')?.issues;
    const field = error instanceof ApiError ? refusedField(error.code) : undefined;
    if (issues) form.refuseIssues(issues);
    if (field && shown.includes(field)) form.refuse({ [field]: textOf(error) });
    else if (!issues) setFailure(textOf(error));
    if (isRefusal(error, 'members.terms-changed')) {
      form.set('terms', '');
      terms.renew();
    }
  };
  const submit = form.handleSubmit(async (values) => {
    if (lock.secondsLeft > 0) return;
    setFailure(undefined);
    try {
      await registration.send({
        definition,
        values: valuesOf(values),
        countryDialingCode: countries.dialingCode,
        termsVersion: await terms.version(),
        captchaId: hasCaptcha ? captcha.captchaId : undefined,
        linkCode: link.code,
        confirmPhone: needsProvider ? confirmPhone : undefined,
      });
    } catch (error) {
      tellRefusal(error);
    }
  });
  const hasSocial = useSocialProviders().length > 0 && !social && !phone;
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-4" aria-label={t('door.register')}>
      {social && <FormNote>{t('register.social', { name: social.name ?? social.email ?? '' })}</FormNote>}
      {phone && (
        <FormNote>{t('register.phone', { number: `+${phone.countryDialingCode} ${phone.mobileNum}` })}</FormNote>
      )}
      {referralCode !== null && <FormNote>{t('register.referral', { code: referralCode })}</FormNote>}
      <RegisterFields fields={shown} {...{ definition, form, countries, captcha, code }} onSendCode={handleSendCode} />
      <TermsField
        isTicked={form.values.terms === ticked}
        onChange={(isTicked) => form.set('terms', isTicked ? ticked : '')}
        error={form.errorOf('terms')}
        minimumAge={definition.minimumAge}
      />
      <FormAlert text={failure} lockedFor={lock.secondsLeft} />
      <SubmitButton isBusy={registration.isBusy} lockedFor={lock.secondsLeft}>
        {t('register.submit')}
      </SubmitButton>
      {hasSocial && (
        <div className="flex flex-wrap gap-2">
          <SocialButtons onFailure={setFailure} />
        </div>
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-sm text-ink-soft">
        {t('register.has-account')}
        <Button variant="link" onClick={onLogin}>
          {t('register.to-login')}
        </Button>
      </p>
      {place === 'page' && (
        <Button
          variant="link"
          className="mt-4 self-center text-sm font-normal text-ink-faint"
          onClick={() => {
            form.reset();
            setFailure(undefined);
          }}
        >
          {t('register.reset')}
        </Button>
      )}
      <WarningDialog
        text={code.warning ?? registration.warning}
        onClose={() => {
          code.dismissWarning();
          registration.setWarning(undefined);
        }}
      />
    </form>
  );
}

const CONFIRMED_FIELDS: ReadonlySet<RegisterField> = new Set(['mobileNum', 'verificationCode']);

/** By mobile number the number comes first: it is what the account is opened with. */
const inOrder = (fields: readonly RegisterField[], mode: RegisterMode): readonly RegisterField[] =>
  mode === 'register'
    ? fields
    : fields.toSorted((one, other) => Number(CONFIRMED_FIELDS.has(other)) - Number(CONFIRMED_FIELDS.has(one)));
