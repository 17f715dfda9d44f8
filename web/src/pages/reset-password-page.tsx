import { FormCard, ResetPasswordPart } from '../features/account/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';

/** Where the link of a recovery mail leads. */
export function Page() {
  const t = useTranslations('account');
  return (
    <FormCard title={t('reset.title')} text={t('reset.text')}>
      <ResetPasswordPart />
    </FormCard>
  );
}
