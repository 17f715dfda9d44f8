import { readHandProof } from '@fairground/engines/cards/verify-hand';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { TextAreaField } from '@fairground/ui/text-field';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { HandVerdict } from './hand-verdict.tsx';

type Read = ReturnType<typeof readHandProof>;

/** A saved proof of a hand of cards, checked without a login and without the network. */
export function HandPaste() {
  const t = useTranslations('card-lobby');
  const [text, setText] = useState('');
  const [read, setRead] = useState<{ readonly as: Read }>();
  return (
    <Card title={t('proof.paste-title')} description={t('proof.paste-text')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setRead({ as: readHandProof(text) });
        }}
      >
        <TextAreaField
          label={t('proof.paste-field')}
          value={text}
          rows={5}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          error={read !== undefined && read.as === undefined ? t('proof.unreadable') : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="primary" className="w-fit">
          {t('proof.paste-check')}
        </Button>
      </form>
      {read?.as && <HandVerdict proof={read.as.proof} seen={read.as.seen} />}
    </Card>
  );
}
