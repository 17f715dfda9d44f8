import { setPaymentPassword } from '@fairground/contract/identity/endpoints';
import { boundsOf } from '@fairground/contract/system/register-rules';
import { PasswordField } from '@fairground/ui/text-field';
import { toast } from '@fairground/ui/toast';
import { call } from '@fairground/client/api';
import { useForm } from '../../../shared/account/index.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRegisterRules } from '../../../shared/site/register-rules.ts';
import { useSecured } from '../hooks/use-secured.ts';
import { checkPaymentPassword } from '../model/forms.ts';
import { CurrentPassword } from './current-password.tsx';
import { FormDialog } from './form-dialog.tsx';

type PaymentPasswordDialogProps = { readonly isSet: boolean; readonly onClose: () => void };

const EMPTY = { password: '', newPaymentPassword: '', confirmPaymentPassword: '' };

/** Sets the payment password the first time, or another in its place. */
export function PaymentPasswordDialog({ isSet, onClose }: PaymentPasswordDialogProps) {
  const t = useTranslations('security');
  const tAccount = useTranslations('account');
  const tLegacy = useTranslations('legacy');
  const rules = useRegisterRules();
  const rule = rules['paymentPassword'];
  const form = useForm({ initial: EMPTY, check: (values) => checkPaymentPassword(values, rules) });
  const secured = useSecured((body: typeof EMPTY) => call(setPaymentPassword, { body }));
  const done = () => {
    toast.show({ tone: 'gain', title: t('payment.done') });
    onClose();
  };
  const shared = {
    required: true,
    autoComplete: 'new-password',
    maxLength: 128,
    showLabel: tAccount('password.show'),
    hideLabel: tAccount('password.hide'),
  };
  return (
    <FormDialog
      title={t(isSet ? 'payment.change' : 'payment.set')}
      text={t('payment.why')}
      change={isSet ? 'payment-password' : undefined}
      submitLabel={t('action.save')}
      form={form.form}
      isPending={secured.isPending}
      error={secured.error}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => secured.mutate(values, { onSuccess: done }))}
    >
      <CurrentPassword
        field={form.bind('password')}
        label={t(isSet ? 'field.old-payment-password' : 'field.password')}
      />
      <PasswordField
        {...shared}
        {...form.bind('newPaymentPassword')}
        label={t('field.payment-password')}
        hint={
          rule && form.errorOf('newPaymentPassword') === undefined
            ? tLegacy(`reg_pattern_${rule.patternId}` as 'reg_pattern_0', { bounds: boundsOf(rule) })
            : undefined
        }
      />
      <PasswordField {...shared} {...form.bind('confirmPaymentPassword')} label={t('field.confirm')} />
    </FormDialog>
  );
}
