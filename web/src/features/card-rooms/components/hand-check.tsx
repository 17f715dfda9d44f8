import { readHandProof } from '@fairground/contract/rooms/endpoints';
import type { CardHandId } from '@fairground/contract/rooms/fields';
import type { HandProof } from '@fairground/contract/rooms/table';
import { ownQuery } from '@fairground/client/api';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { Button } from '@fairground/ui/button';
import { Card } from '@fairground/ui/card';
import { SkeletonText } from '@fairground/ui/skeleton';
import type { SeenHand } from '@fairground/engines/cards/seen-hand';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { keptName, seenIn } from '../model/kept-seeds.ts';
import { HandReplay } from './hand-replay.tsx';
import { HandVerdict } from './hand-verdict.tsx';

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
      {data && <HandReplay handId={handId} />}
      {data && <HandVerdict proof={data} seen={seenOf(data)} />}
    </Card>
  );
}

/** A page that was opened from the table has a copy of what its tab keeps. */
const seenOf = ({ name }: HandProof): SeenHand => seenIn(sessionStorage.getItem(keptName(name.table)), name.hand);
