import { writeMoney } from '@fairground/contract/money';
import type { Bet, BetResult } from '@fairground/contract/betting/endpoints';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { ErrorState } from '@fairground/ui/error-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { Switch } from '@fairground/ui/switch';
import { toast } from '@fairground/ui/toast';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { makeSharePicture } from '../hooks/make-share-picture.ts';
import { timesOf } from '../model/share-picture.ts';
import type { ShareCard } from '../model/share-picture.ts';
import type { RoundSums } from '../model/round-sums.ts';

type ShareDialogProps = {
  readonly game: string;
  readonly vendor: string;
  readonly bet: Pick<Bet, 'currency' | 'placedAt'>;
  readonly sums: RoundSums;
  readonly result: BetResult;
  readonly onClose: () => void;
};

/** A picture of a bet to be shared: the game and what came of it, never the player. */
export function ShareDialog({ game, vendor, bet, sums, result, onClose }: ShareDialogProps) {
  const t = useTranslations('bets');
  const tCommon = useTranslations('common');
  const { name: brand } = useBrand();
  const numbers = useNumbers();
  const format = useFormatter();
  const [hasAmounts, setHasAmounts] = useState(false);
  const times = result === 'VOID' || result === 'OPEN' ? undefined : timesOf(sums.stake, sums.payout);
  const amount = (value: bigint): string => `${numbers.amount(writeMoney(value as typeof sums.stake))} ${bet.currency}`;
  const card: ShareCard = {
    brand,
    game,
    vendor,
    result: t(`state.${result}`),
    isWon: result === 'WON',
    times: times === undefined ? undefined : `${numbers.decimal(times, 2)}×`,
    timesNote: t('share.multiplier'),
    amounts: hasAmounts
      ? [
          [t('stake'), amount(sums.stake)],
          [t('payout'), amount(sums.payout)],
        ]
      : [],
    day: format.dateTime(bet.placedAt, { dateStyle: 'long' }),
  };
  const { picture, address, isFailed } = usePicture(card);
  const file = picture && new File([picture], `${brand.toLowerCase()}-bet.png`, { type: 'image/png' });
  const canShare = file !== undefined && 'canShare' in navigator && navigator.canShare({ files: [file] });
  const share = async (): Promise<void> => {
    if (!file) return;
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      // Closing the sheet of the system is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.show({ title: t('share.failed'), tone: 'loss' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('share.title')}
      description={t('share.text')}
      closeLabel={tCommon('action.close')}
      footer={
        <>
          <Button
            disabled={!file}
            iconStart={<Download aria-hidden="true" />}
            onClick={() => {
              if (!file) return;
              saveFile(file, file.name);
              toast.show({ title: t('share.done'), tone: 'gain' });
            }}
          >
            {t('share.save')}
          </Button>
          {canShare && (
            <Button variant="primary" iconStart={<Share2 aria-hidden="true" />} onClick={() => void share()}>
              {t('share.send')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Switch
          label={t('share.amounts')}
          checked={hasAmounts}
          onChange={(event) => setHasAmounts(event.target.checked)}
        />
        {isFailed && <ErrorState headingLevel={3} title={t('share.failed')} />}
        {address === undefined && !isFailed && <Skeleton className="aspect-square w-full max-w-80" />}
        {address !== undefined && (
          <img
            src={address}
            width="320"
            height="320"
            alt={t('share.picture', { game, result: [card.result, card.times].filter(Boolean).join(' ') })}
            className="aspect-square w-full max-w-80 justify-self-center rounded-md"
          />
        )}
      </div>
    </Dialog>
  );
}

type Made = { readonly card: string; readonly picture: Blob; readonly address: string };

/** The picture of what the card says now. */
const usePicture = (card: ShareCard) => {
  const [made, setMade] = useState<Made>();
  const [failed, setFailed] = useState<string>();
  const wanted = JSON.stringify(card);
  useEffect(() => {
    let isGone = false;
    let address: string | undefined;
    makeSharePicture(JSON.parse(wanted) as ShareCard).then(
      (picture) => {
        if (isGone) return;
        address = URL.createObjectURL(picture);
        setMade({ card: wanted, picture, address });
      },
      () => setFailed(wanted),
    );
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [wanted]);
  const current = made?.card === wanted ? made : undefined;
  return { picture: current?.picture, address: current?.address, isFailed: failed === wanted };
};
