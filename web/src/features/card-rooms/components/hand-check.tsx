import { readHandProof } from '@fairground/contract/rooms/endpoints';
import type { CardHandId } from '@fairground/contract/rooms/fields';
import type { HandProof } from '@fairground/contract/rooms/table';
import { ownQuery } from '@fairground/client/api';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { SkeletonText } from '@fairground/ui/skeleton';
import { verifyHand } from '@fairground/engines/cards/verify-hand';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';

/** A hand of cards of the member, checked in this browser: once its proof is here, no network is needed. */
export function HandCheck({ handId }: { readonly handId: CardHandId }) {
  const t = useTranslations('card-lobby');
  const errorText = useErrorText();
  const isMember = useSession(isLoggedIn);
  const account = useSession((session) => session.account ?? '');
  const { data, error } = useQuery({ ...ownQuery(readHandProof, { query: { handId } }, account), enabled: isMember });
  return (
    <Card title={t('proof.title')} description={t('proof.text')}>
      {!isMember && (
        <Button variant="primary" className="w-fit" onClick={() => requireLogin(() => undefined)}>
          {t('table.log-in')}
        </Button>
      )}
      {error && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm">
          {errorText(error)}
        </p>
      )}
      {isMember && !data && !error && <SkeletonText lines={4} />}
      {data && <Verdict proof={data} />}
    </Card>
  );
}

const CHECKS = ['seat-commits', 'server-commitment', 'root', 'shown-cards'] as const;

function Verdict({ proof }: { readonly proof: HandProof }) {
  const t = useTranslations('card-lobby');
  const failed = verifyHand(proof);
  const isGood = failed.length === 0;
  const Icon = isGood ? ShieldCheck : ShieldX;
  const said = !isGood ? 'wrong' : proof.serverSeed === null ? 'so-far' : 'right';
  /** What needs the seed of the house waits until it is shown. */
  const isAsked = (check: (typeof CHECKS)[number]): boolean =>
    proof.serverSeed !== null || check === 'seat-commits' || check === 'shown-cards';
  return (
    <div className="grid gap-4">
      <p aria-live="polite" className={`flex gap-3 rounded-lg p-4 ${isGood ? 'bg-gain-soft' : 'bg-loss-soft'}`}>
        <Icon aria-hidden="true" className={`size-6 shrink-0 ${isGood ? 'text-gain' : 'text-loss'}`} />
        {t(`proof.${said}`)}
      </p>
      <ul className="grid gap-1 text-sm sm:grid-cols-2">
        {CHECKS.filter(isAsked).map((check) => (
          <li key={check}>
            {failed.includes(check) ? '✗' : '✓'} {t(`proof.check.${check}`)}
          </li>
        ))}
      </ul>
      <pre
        dir="ltr"
        className="max-h-96 overflow-auto rounded-md bg-surface-2 p-3 font-mono text-xs break-all whitespace-pre-wrap"
        // A long proof scrolls by its keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        {JSON.stringify(proof, undefined, 1)}
      </pre>
    </div>
  );
}
