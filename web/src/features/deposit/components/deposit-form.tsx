import type { DepositChannel, readDepositSettings } from '@fairground/contract/cashier/deposit-endpoints';
import { depositFee } from '@fairground/contract/cashier/deposit-rules';
import type { ValueOf } from '@fairground/contract/endpoint';
import { money, parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { AmountField } from '@fairground/ui/amount-field';
import { Button } from '@fairground/ui/button';
import { Select } from '@fairground/ui/select';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { closeModal } from '../../../shared/store/modal-store.ts';
import { useCreateDeposit } from '../api/use-deposit.ts';
import { amountIssue, roomUnder } from '../model/deposit-look.ts';
import { ChannelChoice } from './channel-choice.tsx';

export type Wish = { readonly channel: string; readonly amount: Money };

type DepositFormProps = {
  readonly channels: readonly DepositChannel[];
  readonly settings: ValueOf<typeof readDepositSettings>;
  /** What was asked for before and is asked for again. */
  readonly wish: Wish | undefined;
  readonly onCreated: (no: string) => void;
};

const NO_OFFER = '';

/** The way to pay, the amount, and what it costs before anything is sent. */
export function DepositForm({ channels, settings, wish, onCreated }: DepositFormProps) {
  const t = useTranslations('deposit');
  const errorText = useErrorText();
  const numbers = useNumbers();
  const create = useCreateDeposit();
  const first = channels.find(({ code }) => code === wish?.channel) ?? channels.find(({ isOpen }) => isOpen);
  const [code, setCode] = useState(first?.code ?? channels[0]?.code ?? '');
  const [text, setText] = useState(wish === undefined ? '' : plain(wish.amount));
  const [offer, setOffer] = useState(NO_OFFER);
  const [isChecked, setChecked] = useState(false);
  const channel = channels.find((each) => each.code === code);
  if (channel === undefined) return null;

  const amount = amountOf(text);
  const fee = depositFee(amount, channel);
  const { isPaused } = settings;
  const limitLeft = roomUnder(settings.limitLeft, channel.kind);
  const issue = amountIssue(amount, { ...channel, limitLeft });
  const written = (value: Money) => `${numbers.amount(value)} ${settings.currencySymbol}`;
  const limits = { min: written(channel.min), max: written(channel.max), left: written(limitLeft ?? channel.max) };

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (issue !== undefined || create.isPending || !channel.isOpen || isPaused) return;
    create.mutate(
      { channelId: channel.channelId, amount, ...(offer !== NO_OFFER && { promotionId: offer }) },
      { onSuccess: ({ no }) => onCreated(no) },
    );
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid grid-cols-1 gap-4">
      <ChannelChoice channels={channels} code={code} onChoose={setCode} />
      <AmountField
        label={t('amount')}
        hint={t('limits', limits)}
        value={text}
        onValueChange={setText}
        currency={settings.currencySymbol}
        quickLabel={t('chips')}
        quickAmounts={channel.chips.map(plain)}
        error={isChecked && issue !== undefined ? t(`issue.${issue}`, limits) : undefined}
      />
      {settings.offers.length > 0 && (
        <Select
          label={t('offer')}
          options={[
            { value: NO_OFFER, label: t('no-offer') },
            ...settings.offers.map(({ promotionId, title }) => ({ value: promotionId, label: title })),
          ]}
          value={offer}
          onValueChange={setOffer}
        />
      )}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-lg bg-surface-2 p-4 text-sm">
        <dt className="text-ink-soft">{t('fee')}</dt>
        <dd className="text-end tabular-nums">{fee === 0n ? t('no-fee') : written(fee)}</dd>
        <dt className="text-ink-soft">{t('credited')}</dt>
        <dd className="text-end font-semibold tabular-nums">{written(money(amount - fee))}</dd>
      </dl>
      <p role="note" className="text-sm text-ink-soft">
        {isPaused ? t('paused') : limitLeft === null ? t('no-limit') : t('limit-left', { left: limits.left })}{' '}
        <a href="/responsible#limits" onClick={closeModal} className="underline underline-offset-4 hover:text-ink">
          {t(isPaused ? 'about-pause' : 'set-limit')}
        </a>
      </p>
      {settings.identityFrom !== null && amount > 0n && amount >= settings.identityFrom && (
        <p role="note" className="rounded-md bg-surface-2 p-3 text-sm text-ink-soft">
          {t('identity-needed')}
        </p>
      )}
      {create.isError && (
        <p role="alert" className="rounded-md bg-loss-soft p-3 text-sm text-loss">
          {errorText(create.error)}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={create.isPending}
        disabled={!channel.isOpen || isPaused}
      >
        {t('submit')}
      </Button>
      <p className="text-xs text-ink-faint">
        {t('rules', { minutes: String(settings.minutes), most: String(settings.unpaidMax) })}
      </p>
    </form>
  );
}

const amountOf = (text: string): Money => (/^\d{1,12}(\.\d{1,2})?$/.test(text) ? parseMoney(text) : money(0n));

/** As it is typed: without places where there are none. */
const plain = (amount: Money): string => writeMoney(amount).slice(0, -2).replace(/\.00$/, '');
