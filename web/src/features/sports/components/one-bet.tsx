import type { SportsBetId } from '@fairground/contract/sports/fields';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { Ticket } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useBet } from '../api/sports.ts';
import { BetCard } from './bet-card.tsx';
import { LogInForBets } from './bets.tsx';
import { BookFrame } from './book-frame.tsx';

/** One bet of the member at an address of its own. */
export function OneBet({ betId }: { readonly betId: SportsBetId }) {
  const t = useTranslations('sports');
  const isIn = useSession(isLoggedIn);
  const { data, isError } = useBet(betId);
  return (
    <BookFrame face="SPORTS" current="bets">
      {!isIn && <LogInForBets />}
      {isIn && isError && (
        <EmptyState
          title={t('bets.unknown')}
          icon={<Ticket aria-hidden="true" />}
          action={<ButtonLink href="/sports/bets">{t('nav.bets')}</ButtonLink>}
        />
      )}
      {isIn && !isError && (data ? <BetCard bet={data} /> : <Skeleton className="h-36 rounded-lg" />)}
    </BookFrame>
  );
}
