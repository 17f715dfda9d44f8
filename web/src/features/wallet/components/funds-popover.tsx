import { ArrowLeftRight, Gift, ReceiptText } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@fairground/ui/button';
import { Popover } from '@fairground/ui/popover';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useRefill, useRefillWords } from '../../../shared/refill/index.ts';
import { useWallets } from '../hooks/use-wallets.ts';
import { FundsList } from './funds-list.tsx';

type FundsPopoverProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onTransfer: () => void;
  readonly onHistory: () => void;
};

/** The consolidated funds, hanging on the balance of the header. */
export function FundsPopover({ anchor, isOpen, onOpenChange, onTransfer, onHistory }: FundsPopoverProps) {
  const t = useTranslations('wallet');
  return (
    <Popover
      anchor={anchor}
      open={isOpen}
      onOpenChange={onOpenChange}
      label={t('funds.title')}
      align="end"
      className="w-84 p-4"
    >
      <h2 className="mb-3 font-display text-base">{t('funds.title')}</h2>
      <FundsList />
      <RefillLine />
      <div className="mt-4 grid grid-flow-col auto-cols-fr gap-2">
        <TransferButton onPress={onTransfer} />
        <Button size="sm" iconStart={<ReceiptText aria-hidden="true" />} onClick={onHistory}>
          {t('history.short')}
        </Button>
      </div>
    </Popover>
  );
}

/** The refill where there is one to take now; anyone who has enough is not told about it. */
function RefillLine() {
  const { standing, take, isTaking } = useRefill();
  const { buttonOf, sentenceOf } = useRefillWords();
  if (standing === undefined || standing.state === 'none' || standing.state === 'enough') return null;
  return (
    <div className="mt-4 grid gap-2 rounded-md bg-accent-soft p-3 text-sm">
      <output>{sentenceOf(standing)}</output>
      {take && (
        <Button size="sm" variant="primary" loading={isTaking} iconStart={<Gift aria-hidden="true" />} onClick={take}>
          {buttonOf(standing)}
        </Button>
      )}
    </div>
  );
}

/** Offered where there is another wallet to move money to or from. */
function TransferButton({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations('wallet');
  const { vendors } = useWallets();
  if (vendors.length === 0) return null;
  return (
    <Button size="sm" iconStart={<ArrowLeftRight aria-hidden="true" />} onClick={onPress}>
      {t('transfer.title')}
    </Button>
  );
}
