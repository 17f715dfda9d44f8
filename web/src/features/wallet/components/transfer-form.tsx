import { money, parseMoney, writeMoney } from '@fairground/contract/money';
import { MAIN_WALLET } from '@fairground/contract/wallet/endpoints';
import { ArrowUpDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { AmountField } from '@fairground/ui/amount-field';
import { Button } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { Select } from '@fairground/ui/select';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useTransfer } from '../api/use-transfer.ts';
import { counterpartOf, transferIssue } from '../model/transfer.ts';

type Vendor = { readonly code: string; readonly amount: bigint; readonly takesMoney: boolean };

type TransferFormProps = {
  readonly symbol: string;
  readonly main: bigint;
  readonly vendors: readonly Vendor[];
};

/** From one wallet to another; one of the two is always the main one. */
export function TransferForm({ symbol, main, vendors }: TransferFormProps) {
  const t = useTranslations('wallet');
  const errorText = useErrorText();
  const numbers = useNumbers();
  const transfer = useTransfer();
  const [sides, setSides] = useState({ from: MAIN_WALLET, to: vendors[0]?.code ?? MAIN_WALLET });
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);

  const wallets = [{ code: MAIN_WALLET, amount: main, takesMoney: true }, ...vendors];
  const codes = vendors.map(({ code }) => code);
  const held = wallets.find(({ code }) => code === sides.from)?.amount ?? 0n;
  const wish = { ...sides, amount: amountOf(text) };
  const issue = transferIssue(wish, wallets);
  const nameOf = (code: string) => (code === MAIN_WALLET ? t('funds.main') : code);
  const optionOf = ({ code, amount }: Vendor) => ({
    value: code,
    label: nameOf(code),
    aside: numbers.amount(money(amount)),
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (issue !== undefined || transfer.isPending) return;
    transfer.mutate([wish], {
      onSuccess: (state) => {
        setText('');
        setChecked(false);
        toast.show({
          tone: state === 'DONE' ? 'gain' : 'info',
          title: t(state === 'DONE' ? 'transfer.done' : 'transfer.pending'),
          description: t('transfer.done-text', {
            amount: `${numbers.amount(money(wish.amount))} ${symbol}`,
            from: nameOf(wish.from),
            to: nameOf(wish.to),
          }),
        });
      },
    });
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <Select
          label={t('transfer.from')}
          options={wallets.map(optionOf)}
          value={sides.from}
          onValueChange={(from) => setSides({ from, to: counterpartOf(from, sides.to, codes) })}
        />
        <IconButton
          className="justify-self-center sm:[&>svg]:rotate-90"
          variant="solid"
          label={t('transfer.swap')}
          icon={<ArrowUpDown aria-hidden="true" />}
          onClick={() => setSides({ from: sides.to, to: sides.from })}
        />
        <Select
          label={t('transfer.to')}
          options={wallets.filter(({ takesMoney }) => takesMoney).map(optionOf)}
          value={sides.to}
          onValueChange={(to) => setSides({ from: counterpartOf(to, sides.from, codes), to })}
        />
      </div>
      <AmountField
        label={t('transfer.amount')}
        value={text}
        onValueChange={setText}
        currency={symbol}
        aside={
          <Button variant="link" onClick={() => setText(trimZeros(writeMoney(money(held))))}>
            {t('transfer.all', { amount: numbers.amount(money(held)) })}
          </Button>
        }
        error={isChecked && issue !== undefined ? t(`issue.${issue}`) : undefined}
      />
      {transfer.isError && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm text-loss">
          {transfer.error.isNetwork ? t('transfer.unknown') : errorText(transfer.error)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={transfer.isPending}>
        {t('transfer.submit')}
      </Button>
    </form>
  );
}

const amountOf = (text: string): bigint => (/^\d{1,14}(\.\d{1,4})?$/.test(text) ? parseMoney(text) : 0n);

/** The field takes two places; what lies below them cannot be typed and stays where it is. */
const trimZeros = (decimal: string): string => decimal.slice(0, -2).replace(/\.?0+$/, '');
