import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import { writeMoney } from '@fairground/contract/money';
import { ButtonLink } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { Qr } from '@fairground/ui/qr';
import { Copy, ExternalLink } from 'lucide-react';
import { toast } from '@fairground/ui/toast';
import { useTranslations } from '../../../shared/i18n/index.ts';

const QR_SIZE = 220;

/** How to pay: the account with copy buttons, the code, the address, or the provider's own page. */
export function PayInstructions({ deposit }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit');
  const { instructions, payAmount } = deposit;
  if (instructions === null) return null;
  const { bank, qr, address, redirectUrl } = instructions;
  const isAddress = address !== undefined;
  const isRedirect = bank === undefined && address === undefined;
  return (
    <section aria-label={t('how')} className="grid gap-4">
      {qr !== undefined && (
        <div className="grid justify-items-center gap-2">
          <Qr text={qr} label={t(isAddress ? 'address.qr' : 'qr')} size={QR_SIZE} className="p-2" />
          <p className="text-sm text-ink-soft">{t(isAddress ? 'address.qr-hint' : 'qr-hint')}</p>
        </div>
      )}
      {deposit.sliceId !== null && <p className="text-sm text-ink-soft">{t('c2c')}</p>}
      {bank !== undefined && (
        <dl className="grid gap-1">
          <Line label={t('bank.code')} value={bank.code} />
          <Line label={t('bank.number')} value={bank.number} />
          <Line label={t('bank.holder')} value={bank.holder} />
          <Line label={t('bank.amount')} value={writeMoney(payAmount).slice(0, -2)} />
          <Line label={t('bank.note')} value={bank.note} />
        </dl>
      )}
      {bank !== undefined && payAmount !== deposit.amount && <p className="text-sm text-ink-soft">{t('tail-hint')}</p>}
      {isAddress && (
        <dl className="grid gap-1">
          <Line label={t('address.network')} value={address.network} />
          <Line label={t('address.address')} value={address.address} />
        </dl>
      )}
      {redirectUrl !== undefined && (
        <ButtonLink
          href={redirectUrl}
          target="_blank"
          rel="noopener"
          variant={isRedirect ? 'primary' : 'secondary'}
          iconEnd={<ExternalLink aria-hidden="true" />}
        >
          {t('open-page')}
        </ButtonLink>
      )}
    </section>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useTranslations('deposit');
  const copy = (): void => {
    navigator.clipboard.writeText(value).then(
      () => toast.show({ tone: 'gain', title: t('copied', { what: label }) }),
      () => toast.show({ tone: 'loss', title: t('not-copied') }),
    );
  };
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-surface-2 px-3 py-1">
      <div className="min-w-0">
        <dt className="text-xs text-ink-soft">{label}</dt>
        <dd className="text-sm wrap-anywhere tabular-nums">{value}</dd>
      </div>
      <IconButton label={t('copy', { what: label })} icon={<Copy aria-hidden="true" />} onClick={copy} />
    </div>
  );
}
