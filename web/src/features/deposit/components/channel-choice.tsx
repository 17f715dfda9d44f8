import type { ChannelKind, DepositChannel } from '@fairground/contract/cashier/deposit-endpoints';
import { Bitcoin, CreditCard, HandCoins, Landmark, QrCode, Smartphone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { clockOf } from '../model/deposit-look.ts';

const ICONS: Readonly<Record<ChannelKind, LucideIcon>> = {
  BANK: Landmark,
  QR: QrCode,
  EWALLET: Smartphone,
  CRYPTO: Bitcoin,
  CARD: CreditCard,
  C2C: HandCoins,
};

type ChannelChoiceProps = {
  readonly channels: readonly DepositChannel[];
  readonly code: string;
  readonly onChoose: (code: string) => void;
};

/** The ways to pay as one choice; a closed one shows its hours. */
export function ChannelChoice({ channels, code, onChoose }: ChannelChoiceProps) {
  const t = useTranslations('deposit');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t('channel')}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {channels.map((channel) => {
          const Icon = ICONS[channel.kind];
          return (
            <label
              key={channel.code}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line bg-surface-2 px-4 py-2 has-checked:border-accent has-focus-visible:outline-2 has-disabled:cursor-not-allowed has-disabled:opacity-60"
            >
              <input
                type="radio"
                name="deposit-channel"
                className="accent-accent"
                value={channel.code}
                checked={channel.code === code}
                disabled={!channel.isOpen}
                onChange={() => onChoose(channel.code)}
              />
              <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
              <span className="grid text-sm">
                <span>{t(`kind.${channel.kind}`)}</span>
                <span className="text-xs text-ink-soft">{noteOf(channel, t)}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const PPM_PER_PERCENT = 10_000;

const noteOf = (channel: DepositChannel, t: ReturnType<typeof useTranslations<'deposit'>>): string => {
  if (!channel.isOpen) return t('hours', { from: clockOf(channel.opensMinute), to: clockOf(channel.closesMinute) });
  const isFree = channel.feeSide === 'operator' || channel.feePpm === 0;
  return isFree ? t('no-fee') : t('fee-of', { percent: String(channel.feePpm / PPM_PER_PERCENT) });
};
