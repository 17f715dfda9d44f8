import { Button } from '@fairground/ui/button';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useTakeSeat } from '../hooks/use-take-seat.ts';
import { CODE_LENGTH, codeIn } from '../model/room-choice.ts';

/** The way to a private table, for those who were told its code. */
export function JoinByCode() {
  const t = useTranslations('card-lobby');
  const [typed, setTyped] = useState('');
  const { sit, isPending } = useTakeSeat();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    sit({ kind: 'seat', code: typed });
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-center gap-2 rounded-lg bg-surface-1 p-3 shadow-low">
      <KeyRound aria-hidden="true" className="size-5 text-category" />
      <input
        aria-label={t('code')}
        placeholder={t('code')}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        onChange={({ target }) => setTyped(codeIn(target.value))}
        className="h-11 min-w-0 flex-1 basis-36 rounded-md bg-surface-2 px-3 font-mono tracking-widest uppercase placeholder:font-sans placeholder:tracking-normal placeholder:normal-case"
      />
      <Button type="submit" disabled={typed.length !== CODE_LENGTH} loading={isPending}>
        {t('join')}
      </Button>
    </form>
  );
}
