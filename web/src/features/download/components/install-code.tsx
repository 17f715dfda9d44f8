import { CircleCheck, Download } from 'lucide-react';
import { Button, ButtonLink } from '@fairground/ui/button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { lazyPart } from '../../../shared/lazy-part.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { WhenNear } from '../../../shared/page/when-near.tsx';
import { resourceOf } from '../../../shared/site/channels.ts';
import { useSiteStatus } from '../../../shared/site/site-status.ts';
import { useInstallOffer } from '../hooks/use-install-offer.ts';
import { installAddress, isGuide, type Platform, RESOURCE_OF } from '../model/steps.ts';

/** Drawn when it comes near: working the code out takes a slow phone a noticeable moment. */
const InstallQr = lazyPart(() => import('./install-qr.tsx').then((part) => part.InstallQr), [], {
  isStyled: true,
});

/** The code that brings a phone here, and the short way for the device in hand. */
export function InstallCode({ platform }: { readonly platform: Platform }) {
  const t = useTranslations('download');
  const { url, code } = installAddress(platform, resourceOf(useSiteStatus(), RESOURCE_OF[platform]));
  return (
    <div className="flex w-full flex-col items-center gap-3 justify-self-center rounded-lg bg-surface-2 p-5 text-center sm:w-48 sm:justify-center sm:self-stretch">
      <div className="grid size-29 place-items-center rounded-md bg-white">
        <WhenNear fallback={null}>
          <LatePart>
            <InstallQr code={code} label={t(`qr-${platform}`)} />
          </LatePart>
        </WhenNear>
      </div>
      <p className="text-xs text-ink-faint">{t('qr-hint')}</p>
      <ThisDevice url={url} platform={platform} />
    </div>
  );
}

function ThisDevice({ url, platform }: { readonly url: string; readonly platform: Platform }) {
  const t = useTranslations('download');
  const offer = useInstallOffer();
  if (offer.state === 'installed')
    return (
      <p className="flex items-center gap-2 text-sm font-semibold text-gain">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {t('installed')}
      </p>
    );
  if (offer.state === 'offered')
    return (
      <Button variant="primary" block iconStart={<Download aria-hidden="true" />} onClick={offer.install}>
        {t('install')}
      </Button>
    );
  // Where the way leads to these very steps, there is nothing to open.
  if (isGuide(url)) return null;
  return (
    <ButtonLink href={url} size="sm" block>
      {t(`open-${platform}`)}
    </ButtonLink>
  );
}
