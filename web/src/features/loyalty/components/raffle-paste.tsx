import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { TextAreaField } from '@fairground/ui/text-field';
import { useState } from 'react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { checkDraw, readRaffleProof } from '../model/raffle-check.ts';
import type { RaffleProof } from '../model/raffle-check.ts';
import { RaffleVerdictLine } from './raffle-verdict.tsx';

/** A saved proof of a raffle, repeated without a login and without the network. */
export function RafflePaste() {
  const t = useTranslations('loyalty');
  const [text, setText] = useState('');
  const [read, setRead] = useState<{ readonly as: RaffleProof | undefined }>();
  return (
    <Card title={t('raffle.paste-title')} description={t('raffle.paste-text')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setRead({ as: readRaffleProof(text) });
        }}
      >
        <TextAreaField
          label={t('raffle.paste-field')}
          value={text}
          rows={5}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          error={read !== undefined && read.as === undefined ? t('raffle.unreadable') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="primary" className="w-fit">
          {t('raffle.paste-check')}
        </Button>
      </form>
      {read?.as && <Repeated proof={read.as} />}
    </Card>
  );
}

/** What the proof says by itself, and what has to be compared with what stood on the page before the draw. */
function Repeated({ proof }: { readonly proof: RaffleProof }) {
  const t = useTranslations('loyalty');
  const numbers = useNumbers();
  const { commitment, ticketHash, winners } = proof;
  return (
    <div className="mt-4 grid gap-3 text-sm">
      <RaffleVerdictLine verdict={checkDraw(proof, { commitment, ticketHash: null })} />
      <ol className="grid gap-1 tabular-nums">
        {winners.map(({ place, ticket }) => (
          <li key={place}>{t('raffle.winner', { place: numbers.whole(place), ticket: numbers.whole(ticket) })}</li>
        ))}
      </ol>
      <p className="text-ink-soft">{t('raffle.proof-note')}</p>
      <dl className="grid gap-2 text-xs">
        <div>
          <dt className="text-ink-soft">{t('raffle.commitment')}</dt>
          <dd className="font-mono break-all select-all">{commitment}</dd>
        </div>
        <div>
          <dt className="text-ink-soft">{t('raffle.ticket-hash')}</dt>
          <dd className="font-mono break-all select-all">{ticketHash}</dd>
        </div>
      </dl>
    </div>
  );
}
