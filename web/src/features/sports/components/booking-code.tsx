import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { keepSlip, readKeptSlip } from '../api/sports.ts';
import { changeSlip } from '../hooks/slip-store.ts';
import { EMPTY_SLIP, toggleLeg } from '../model/slip.ts';
import type { LegView } from '../model/slip-view.ts';
import { SlipPicture } from './slip-picture.tsx';

/** Puts the slip under a code that anybody can open: a friend, another device, the counter. */
export function ShareSlip({ legs }: { readonly legs: readonly LegView[] }) {
  const selections = legs.map(({ leg }) => leg.selectionId);
  const t = useTranslations('sports');
  const errorText = useErrorText();
  const { mutate, data, isPending, variables } = useMutation({ mutationFn: keepSlip });
  const isOfThis = data !== undefined && variables?.join(' ') === selections.join(' ');
  const share = (): void =>
    mutate(selections, { onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }) });
  if (isOfThis)
    return (
      <div className="grid grid-cols-1 justify-items-start gap-1">
        <p className="sb-note w-full text-sm">
          {t('booking.yours')}
          <strong className="ms-auto font-mono text-base tracking-widest select-all">{data.code}</strong>
        </p>
        <SlipPicture legs={legs} code={data.code} />
      </div>
    );
  return (
    <Button size="sm" variant="ghost" loading={isPending} iconStart={<Share2 aria-hidden="true" />} onClick={share}>
      {t('booking.share')}
    </Button>
  );
}

const CODE_LENGTH = 8;

/** Opens a slip that somebody shared. */
export function BookingCode() {
  const t = useTranslations('sports');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useMutation({ mutationFn: readKeptSlip });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    mutate(typed, {
      onSuccess: (legs) => {
        if (legs.length === 0) toast.show({ tone: 'loss', title: t('booking.gone') });
        else changeSlip(({ accept }) => legs.reduce(toggleLeg, { ...EMPTY_SLIP, accept }));
      },
      onError: (error) => toast.show({ tone: 'loss', title: errorText(error) }),
    });
  };
  return (
    <form onSubmit={handleSubmit} className="mt-2 flex w-full gap-2">
      <div className="sb-stake min-w-0 flex-1">
        <input
          aria-label={t('booking.label')}
          placeholder={t('booking.label')}
          autoComplete="off"
          maxLength={CODE_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value.toUpperCase().replaceAll(/[^A-HJ-NP-Z2-9]/g, ''))}
        />
      </div>
      <Button type="submit" size="md" disabled={typed.length !== CODE_LENGTH} loading={isPending}>
        {t('booking.open')}
      </Button>
    </form>
  );
}
