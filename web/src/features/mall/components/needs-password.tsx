import { Button } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openCentre } from '../../../shared/store/open-centre.ts';

/** Points leave only with a payment password: the way to set one. */
export function NeedsPassword() {
  const t = useTranslations('mall');
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('no-password')}</p>
      <p className="text-sm text-ink-soft">{t('no-password-text')}</p>
      <Button variant="primary" block onClick={() => openCentre('securityCenter')}>
        {t('set-password')}
      </Button>
    </div>
  );
}
