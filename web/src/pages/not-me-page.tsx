import { DoorFrame, NotMePart } from '../features/account/index.ts';
import { useTranslations } from '../shared/i18n/index.ts';

/** Where the letter about a security change leads whoever did not make it. */
export function Page() {
  const t = useTranslations('account');
  return (
    <DoorFrame title={t('not-me.title')} text={t('not-me.text')}>
      <NotMePart />
    </DoorFrame>
  );
}
