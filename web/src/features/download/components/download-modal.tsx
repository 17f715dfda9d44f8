import { ButtonLink } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { resourceOf } from '../../../shared/site/channels.ts';
import { useSiteStatus } from '../../../shared/site/site-status.ts';
import { type Platform, platformOf } from '../model/steps.ts';
import { InstallGuide } from './install-guide.tsx';

type DownloadModalProps = { readonly platform?: Platform; readonly onClose: () => void };

/** The way to the home screen, over whatever the visitor is doing. */
export function DownloadModal({ platform, onClose }: DownloadModalProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  const speedTest = resourceOf(useSiteStatus(), 'SpeedTest');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('download.title')}
      closeLabel={tCommon('action.close')}
      footer={
        <>
          {speedTest && (
            <ButtonLink href={speedTest.url} variant="ghost" onClick={onClose}>
              {t('download.speed-test')}
            </ButtonLink>
          )}
          <ButtonLink href="/down" variant="ghost" onClick={onClose}>
            {t('download.more')}
          </ButtonLink>
        </>
      }
    >
      <InstallGuide initialPlatform={platform ?? platformOf(navigator.userAgent)} />
    </Dialog>
  );
}
