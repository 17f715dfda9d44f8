import type { PointReward } from '@fairground/contract/loyalty/endpoints';
import { QUANTITY_MAX } from '@fairground/contract/loyalty/endpoints';
import { Dialog } from '@fairground/ui/dialog';
import { Select } from '@fairground/ui/select';
import { toast } from '@fairground/ui/toast';
import { type FormEvent, useState } from 'react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useAddresses, useRedeem } from '../api/mall.ts';
import type { Points } from '../api/mall.ts';
import { useBonusNote } from '../hooks/use-bonus-note.ts';
import { AddressForm } from './address-form.tsx';
import { NeedsPassword } from './needs-password.tsx';
import { PayEnd } from './pay-end.tsx';

type RedeemDialogProps = {
  readonly reward: PointReward;
  readonly points: Points;
  readonly onClose: () => void;
};

/** The last step before points are taken: how many, where to, and the payment password. */
export function RedeemDialog({ reward, points, onClose }: RedeemDialogProps) {
  const t = useTranslations('mall');
  const noteOf = useBonusNote();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reward.name}
      description={noteOf(reward, points.currencySymbol) ?? (reward.type === 'CASH' ? t('play-once') : t('goods-note'))}
      closeLabel={t('close')}
      size="sm"
    >
      {points.hasPaymentPassword ? <RedeemForm {...{ reward, points, onClose }} /> : <NeedsPassword />}
    </Dialog>
  );
}

function RedeemForm({ reward, points, onClose }: RedeemDialogProps) {
  const t = useTranslations('mall');
  const numbers = useNumbers();
  const redeem = useRedeem();
  const addresses = useAddresses();
  const [quantity, setQuantity] = useState(1);
  const [payPassword, setPayPassword] = useState('');
  const [addressId, setAddressId] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const list = addresses.data?.list ?? [];
  const isGoods = reward.type === 'GOODS';
  const address = list.find(({ id }) => id.toString() === addressId) ?? list.find(({ isDefault }) => isDefault);
  const most = Math.max(
    1,
    Math.min(
      QUANTITY_MAX,
      reward.quantity,
      reward.memberLimit ?? QUANTITY_MAX,
      Math.floor(points.points / reward.points),
    ),
  );
  const cost = reward.points * quantity;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (payPassword === '' || redeem.isPending || (isGoods && address === undefined)) return;
    redeem.mutate(
      { rewardId: reward.id, quantity, payPassword, ...(isGoods && address && { addressId: address.id }) },
      {
        onSuccess: () => {
          toast.show({ tone: 'gain', title: t('redeemed'), description: t('redeemed-text', { name: reward.name }) });
          onClose();
        },
        onSettled: () => setPayPassword(''),
      },
    );
  };
  if (isGoods && addresses.data && list.length === 0) return <AddressForm />;
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {most > 1 && (
        <Select
          label={t('quantity')}
          options={Array.from({ length: most }, (_, place) => ({ value: `${place + 1}`, label: `${place + 1}` }))}
          value={`${quantity}`}
          onValueChange={(value) => setQuantity(Number(value))}
        />
      )}
      {isGoods && (
        <Select
          label={t('send-to')}
          placeholder={t('choose-address')}
          options={list.map(({ id, name, line, city }) => ({
            value: id.toString(),
            label: `${name}, ${line}, ${city}`,
          }))}
          value={address?.id.toString()}
          onValueChange={setAddressId}
        />
      )}
      <p className="rounded-md bg-accent-soft px-4 py-3 font-semibold tabular-nums">
        {t('cost', { points: numbers.whole(cost), left: numbers.whole(points.points - cost) })}
      </p>
      <PayEnd
        button="confirm-redeem"
        payPassword={payPassword}
        onPayPassword={setPayPassword}
        isChecked={isChecked}
        sending={redeem}
      />
    </form>
  );
}
