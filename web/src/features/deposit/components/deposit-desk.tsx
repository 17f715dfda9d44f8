import type { Deposit } from '@fairground/contract/cashier/deposit-endpoints';
import { channelsChanged } from '@fairground/contract/cashier/channel-pushes';
import { depositChanged } from '@fairground/contract/cashier/deposit-pushes';
import { DEPOSITS_MOVED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { Button } from '@fairground/ui/button';
import { ErrorState } from '@fairground/ui/error-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useDepositChannels, useDepositSettings } from '../api/deposit-queries.ts';
import { DepositForm } from './deposit-form.tsx';
import type { Wish } from './deposit-form.tsx';
import { DepositList } from './deposit-list.tsx';
import { DepositStatus } from './deposit-status.tsx';

type DepositDeskProps = {
  /** The number of a deposit that is shown first. */
  readonly item?: string | undefined;
};

/** Paying in: the form with the own deposits below it, or one of them. */
export function DepositDesk({ item }: DepositDeskProps) {
  const t = useTranslations('deposit');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const settings = useDepositSettings();
  const channels = useDepositChannels();
  const [shown, setShown] = useState(item);
  const [wish, setWish] = useState<Wish>();
  usePush(depositChanged, () => void invalidate(DEPOSITS_MOVED));
  usePush(channelsChanged, () => void channels.refetch());

  if (shown !== undefined)
    return (
      <DepositStatus
        no={shown}
        onBack={() => setShown(undefined)}
        onPayAgain={({ channel, amount }: Deposit) => {
          setWish({ channel, amount });
          setShown(undefined);
        }}
      />
    );
  const error = settings.error ?? channels.error;
  if (error && (settings.data === undefined || channels.data === undefined))
    return (
      <ErrorState
        headingLevel={3}
        title={tCommon('state.error-title')}
        description={errorText(error)}
        action={
          <Button onClick={() => void Promise.all([settings.refetch(), channels.refetch()])}>
            {tCommon('state.retry')}
          </Button>
        }
      />
    );
  if (settings.data === undefined || channels.data === undefined) return <SkeletonText lines={6} />;
  const { list } = channels.data;
  return (
    <div className="grid grid-cols-1 gap-6">
      {list.length === 0 ? (
        <p className="rounded-lg bg-surface-2 p-4 text-sm text-ink-soft">{t('none-open')}</p>
      ) : (
        <DepositForm
          key={wish === undefined ? 'new' : `${wish.channel} ${wish.amount}`}
          channels={list}
          settings={settings.data}
          wish={wish}
          onCreated={setShown}
        />
      )}
      <DepositList onOpen={setShown} />
    </div>
  );
}
