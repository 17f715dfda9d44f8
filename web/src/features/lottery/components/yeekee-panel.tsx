import { sendNumber } from '@fairground/contract/lottery/endpoints';
import type { Game } from '@fairground/engines/lottery/games';
import { isSubmission } from '@fairground/engines/lottery/sea/yeekee';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { TextField } from '@fairground/ui/text-field';
import { type ApiError, call } from '@fairground/client/api';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { useIssue } from '../hooks/use-issue.ts';

/** Yeekee: a number of five digits that goes into the sum the result is made of. */
export function YeekeePanel({ game }: { readonly game: Game }) {
  const t = useTranslations('lottery-own');
  const errorText = useErrorText();
  const current = useIssue(game);
  const [number, setNumber] = useState('');
  const numero = current?.phase === 'open' ? current.issue.numero : undefined;
  const send = useMutation<{ readonly sent: number }, ApiError, string>({
    mutationFn: (issue) => call(sendNumber, { body: { gameCode: game.code, numero: issue, number } }),
    onSuccess: () => setNumber(''),
  });
  const handleSubmit = (): void => {
    if (numero !== undefined && isSubmission(number)) requireLogin(() => send.mutate(numero));
  };
  return (
    <Card title={t('yeekee.title')} description={t('yeekee.text')}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <TextField
          label={t('yeekee.number')}
          inputMode="numeric"
          maxLength={5}
          value={number}
          error={send.isError ? errorText(send.error) : undefined}
          onChange={(event) => setNumber(event.target.value.replaceAll(/\D/g, ''))}
        />
        <Button
          type="submit"
          loading={send.isPending}
          aria-disabled={numero === undefined || !isSubmission(number)}
          iconStart={<Send aria-hidden="true" />}
        >
          {t('yeekee.send')}
        </Button>
        <output className="text-sm text-gain">
          {send.data === undefined ? '' : t('yeekee.sent', { count: send.data.sent })}
        </output>
      </form>
    </Card>
  );
}
