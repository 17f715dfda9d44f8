import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { drawPicture } from '../../../shared/draw-picture.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useOddsText } from '../hooks/odds.ts';
import { useSportsWords } from '../hooks/use-words.ts';
import type { LegView } from '../model/slip-view.ts';
import { drawSlip, SLIP_PICTURE_LEGS_MAX, slipPictureSize } from '../model/slip-picture.ts';
import type { SlipCard } from '../model/slip-picture.ts';

type SlipPictureProps = { readonly legs: readonly LegView[]; readonly code: string };

/** The slip as a picture with its code: handed to another app where the browser can, saved where it cannot. */
export function SlipPicture({ legs, code }: SlipPictureProps) {
  const t = useTranslations('sports');
  const card = useSlipCard({ legs, code });
  const [isDrawing, setDrawing] = useState(false);
  const share = async (): Promise<void> => {
    setDrawing(true);
    try {
      const picture = await drawPicture(slipPictureSize(card), (pen, { colours, fontFamily }) =>
        drawSlip(pen, card, colours, fontFamily),
      );
      const file = new File([picture], `slip-${code}.png`, { type: 'image/png' });
      const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] });
      if (canShare) await navigator.share({ files: [file] });
      else {
        saveFile(file, file.name);
        toast.show({ tone: 'gain', title: t('booking.saved') });
      }
    } catch (error) {
      // Closing the sheet of the system is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.show({ tone: 'loss', title: t('booking.no-picture') });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={isDrawing}
      iconStart={<ImageDown aria-hidden="true" />}
      onClick={() => void share()}
    >
      {t('booking.picture')}
    </Button>
  );
}

const useSlipCard = ({ legs, code }: SlipPictureProps): SlipCard => {
  const t = useTranslations('sports');
  const { name: brand } = useBrand();
  const oddsText = useOddsText();
  const { marketName, selectionName, matchName } = useSportsWords();
  const unseen = legs.length - SLIP_PICTURE_LEGS_MAX;
  return {
    brand,
    title: t('booking.selections', { count: legs.length }),
    legs: legs.slice(0, SLIP_PICTURE_LEGS_MAX).map(({ leg, nowMilli }) => ({
      selection: selectionName(leg, leg.code, leg),
      market: marketName(leg, leg),
      match: matchName(leg),
      odds: oddsText(nowMilli),
    })),
    rest: unseen > 0 ? t('booking.rest', { count: unseen }) : undefined,
    codeLead: t('booking.label'),
    code,
    note: t('simulated'),
  };
};
