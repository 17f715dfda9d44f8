import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@fairground/ui/button';
import { SkeletonText } from '@fairground/ui/skeleton';
import { TextField } from '@fairground/ui/text-field';
import { isClientSeed } from '@fairground/engines/fair/stream';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { ownSeedsQuery } from '../api/own-round-query.ts';
import { useRotate } from '../api/use-rotate.ts';
import { CodeLine } from './code-line.tsx';

const nothingToDo = () => undefined;

/** The member's seeds: what is promised now, how to change it, and what was revealed. */
export function OwnSeeds() {
  const t = useTranslations('fair');
  const isMember = useSession(isLoggedIn);
  const account = useSession((session) => session.account ?? '');
  const errorText = useErrorText();
  const { data, error } = useQuery({ ...ownSeedsQuery(account), enabled: isMember });
  if (!isMember)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-ink-soft">{t('seeds.login')}</p>
        <Button onClick={() => requireLogin(nothingToDo)}>{t('login')}</Button>
      </div>
    );
  if (error) return <p className="text-sm text-loss">{errorText(error)}</p>;
  if (!data) return <SkeletonText lines={4} />;
  const { seeds, revealed } = data;
  return (
    <div className="grid gap-5">
      <dl>
        <CodeLine name={t('field.commitment')} value={seeds.commitment} />
        <CodeLine name={t('seeds.next-commitment')} value={seeds.nextCommitment} />
        <CodeLine name={t('field.clientSeed')} value={seeds.clientSeed} />
        <CodeLine name={t('seeds.next-round')} value={String(seeds.nonce)} />
      </dl>
      <ChangeSeeds key={seeds.commitment} commitment={seeds.commitment} />
      <RevealedSeeds revealed={revealed} />
    </div>
  );
}

function ChangeSeeds({ commitment }: { readonly commitment: string }) {
  const t = useTranslations('fair');
  const errorText = useErrorText();
  const rotate = useRotate();
  const [wanted, setWanted] = useState('');
  const [isRefused, setRefused] = useState(false);
  const change = (): void => {
    if (wanted !== '' && !isClientSeed(wanted)) return setRefused(true);
    rotate.mutate({ commitment, ...(wanted !== '' && { clientSeed: wanted }) });
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        change();
      }}
    >
      <TextField
        label={t('seeds.new')}
        hint={t('seeds.new-hint')}
        value={wanted}
        dir="ltr"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isRefused ? t('fault.clientSeed') : rotate.isError ? errorText(rotate.error) : undefined}
        onChange={(event) => {
          setWanted(event.target.value.trim());
          setRefused(false);
        }}
      />
      <div>
        <Button type="submit" loading={rotate.isPending}>
          {t('seeds.change')}
        </Button>
      </div>
    </form>
  );
}

type Revealed = NonNullable<ReturnType<typeof useRotate>['data']>['revealed'];

function RevealedSeeds({ revealed }: { readonly revealed: readonly Revealed[] }) {
  const t = useTranslations('fair');
  const format = useFormatter();
  return (
    <section aria-label={t('seeds.revealed')} className="grid gap-2">
      <h3 className="text-sm">{t('seeds.revealed')}</h3>
      {revealed.length === 0 && <p className="text-sm text-ink-faint">{t('seeds.none-revealed')}</p>}
      {revealed.map(({ serverSeed, commitment, clientSeed, rounds, revealedAt }) => (
        <details key={commitment} className="rounded-md bg-surface-2 px-4 py-2">
          <summary className="cursor-pointer py-1 text-sm">
            <time dateTime={revealedAt.toISOString()}>{format.dateTime(revealedAt, 'moment')}</time>{' '}
            <span className="text-ink-faint">{t('seeds.rounds', { count: rounds })}</span>
          </summary>
          <dl>
            <CodeLine name={t('field.serverSeed')} value={serverSeed} />
            <CodeLine name={t('field.commitment')} value={commitment} />
            <CodeLine name={t('field.clientSeed')} value={clientSeed} />
          </dl>
        </details>
      ))}
    </section>
  );
}
