import type { ComponentProps } from 'react';
import { PayFormEnd } from '../../../shared/account/components/pay-form-end.tsx';
import { useTranslations } from '../../../shared/i18n/index.ts';

type PayEndProps = Omit<ComponentProps<typeof PayFormEnd>, 'texts'> & {
  readonly button: 'convert' | 'confirm-redeem';
};

/** The end of a form of the mall, with the word of its button. */
export function PayEnd({ button, ...form }: PayEndProps) {
  const t = useTranslations('mall');
  return (
    <PayFormEnd
      {...form}
      texts={{
        submit: t(button),
        password: t('password'),
        show: t('show'),
        hide: t('hide'),
        needPassword: t('need-password'),
        unknown: t('unknown'),
      }}
    />
  );
}
