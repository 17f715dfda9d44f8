import { FormCard, NotMePart } from '../features/account/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';

/** The page behind "this was not me" in the letter about a security change. */
export function Page() {
  const t = useTranslations('account');
  return (
    <FormCard title={t('not-me.title')} text={t('not-me.text')} form="notice">
      <NotMePart />
    </FormCard>
  );
}
