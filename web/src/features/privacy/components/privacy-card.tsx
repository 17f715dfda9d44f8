import { ERASED, KEPT_YEARS } from '@fairground/contract/privacy/retention';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import type { Privacy } from '../api/privacy.ts';
import { useAskArchive, useDownload, usePrivacy } from '../api/privacy.ts';
import { useRestText } from '../hooks/use-rest-text.ts';
import { CloseDialog } from './close-dialog.tsx';

/** All data held about the member as a file, and the way out. */
export function PrivacyCard() {
  const t = useTranslations('privacy');
  const tCommon = useTranslations('common');
  const privacy = usePrivacy();
  return (
    <Card headingLevel={4} title={t('title')} description={t('text')}>
      {privacy.data !== undefined ? (
        <div className="grid grid-cols-1 gap-5">
          <Download archive={privacy.data.archive} />
          <Closing privacy={privacy.data} />
        </div>
      ) : privacy.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          <p className="flex-1">{tCommon('state.error-text')}</p>
          <Button size="sm" onClick={() => void privacy.refetch()}>
            {tCommon('state.retry')}
          </Button>
        </div>
      ) : (
        <SkeletonText lines={4} />
      )}
    </Card>
  );
}

function Download({ archive }: { readonly archive: Privacy['archive'] }) {
  const t = useTranslations('privacy');
  const format = useFormatter();
  const errorText = useErrorText();
  const ask = useAskArchive();
  const download = useDownload();
  const isMade = archive?.state === 'ASKED';
  const isReady = archive?.state === 'READY' && archive.expiresAt !== null;
  const error = ask.error ?? download.error;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{t('download.title')}</p>
        <p aria-live="polite" className="mt-0.5 text-sm text-ink-soft">
          {isReady && archive.expiresAt
            ? t('download.ready', { until: format.dateTime(archive.expiresAt, 'moment') })
            : t(isMade ? 'download.made' : archive?.state === 'FAILED' ? 'download.failed' : 'download.text')}
        </p>
        {error && (
          <p role="alert" className="mt-1 text-sm text-loss">
            {errorText(error)}
          </p>
        )}
      </div>
      {isReady ? (
        <Button size="sm" loading={download.isPending} onClick={() => download.mutate(archive)}>
          {t('download.save')}
        </Button>
      ) : (
        <Button size="sm" loading={ask.isPending || isMade} onClick={() => ask.mutate()}>
          {t('download.ask')}
        </Button>
      )}
    </div>
  );
}

function Closing({ privacy }: { readonly privacy: Privacy }) {
  const t = useTranslations('privacy');
  const [isOpen, setOpen] = useState(false);
  const restText = useRestText();
  const { rest } = privacy;
  // So little is no hindrance: the dialog asks whether it is given up.
  const objections = privacy.objections.filter((objection) => objection !== 'balance' || rest === null);
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div>
        <p className="font-semibold">{t('close.title')}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{t('close.text')}</p>
      </div>
      <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-soft">
        {ERASED.map(({ kind, days }) => (
          <li key={kind}>{t(`erased.${kind}`, { days })}</li>
        ))}
        <li>{t('kept', { years: KEPT_YEARS })}</li>
      </ul>
      {rest !== null && <p className="text-sm text-ink-soft">{t('rest.text', { amount: restText(rest) })}</p>}
      {objections.length > 0 && (
        <ul className="grid gap-1 text-sm text-loss">
          {objections.map((objection) => (
            <li key={objection}>{t(`objection.${objection}`)}</li>
          ))}
        </ul>
      )}
      <div>
        <Button size="sm" variant="danger" disabled={objections.length > 0} onClick={() => setOpen(true)}>
          {t('close.action')}
        </Button>
      </div>
      {isOpen && <CloseDialog asksFor={privacy.asksFor} rest={rest} onClose={() => setOpen(false)} />}
    </div>
  );
}
