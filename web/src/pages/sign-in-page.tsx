import { FormCard, SocialReturnPart } from '../features/account/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';

/** Where another site sends a visitor back to. */
export function Page() {
  const t = useTranslations('account');
  return (
    <FormCard title={t('social.title')}>
      <SocialReturnPart />
    </FormCard>
  );
}
