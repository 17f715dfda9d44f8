import { ButtonLink } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { type Platform, platformOf } from '../model/steps.ts';
import { InstallGuide } from './install-guide.tsx';

type DownloadModalProps = { readonly platform?: Platform; readonly onClose: () => void };

/** The way to the home screen, over whatever the visitor is doing. */
export function DownloadModal({ platform, onClose }: DownloadModalProps) {
  const t = useTranslations('modals');
  const tCommon = useTranslations('common');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('download.title')}
      closeLabel={tCommon('action.close')}
      footer={
        <ButtonLink href="/down" variant="ghost" onClick={onClose}>
          {t('download.more')}
        </ButtonLink>
      }
    >
      <InstallGuide initialPlatform={platform ?? platformOf(navigator.userAgent)} />
    </Dialog>
  );
}
