import { isLoggedIn, useSession } from '@fairground/client/session';
import { Button, ButtonLink } from '@fairground/ui/button';
import { EmptyState } from '@fairground/ui/empty-state';
import { Skeleton } from '@fairground/ui/skeleton';
import { Tabs } from '@fairground/ui/tabs';
import { LogIn, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { useBets } from '../api/sports.ts';
import { BetCard } from './bet-card.tsx';
import { BookFrame } from './book-frame.tsx';

const STATES = ['open', 'settled'] as const;
type State = (typeof STATES)[number];

/** The member's own bets, open and settled. */
export function Bets() {
  const t = useTranslations('sports');
  const isIn = useSession(isLoggedIn);
  const [state, setState] = useState<State>('open');
  return (
    <BookFrame face="SPORTS" current="bets">
      {isIn ? (
        <Tabs
          label={t('bets.states')}
          items={STATES.map((value) => ({ value, label: t(`bets.${value}`) }))}
          value={state}
          onValueChange={setState}
        >
          <BetList key={state} state={state} />
        </Tabs>
      ) : (
        <LogInForBets />
      )}
    </BookFrame>
  );
}

/** Bets are seen by their owner alone. */
export function LogInForBets() {
  const t = useTranslations('sports');
  return (
    <EmptyState
      title={t('bets.log-in')}
      icon={<LogIn aria-hidden="true" />}
      action={
        <Button variant="primary" onClick={() => openModal({ type: 'login', props: { tab: 'login', stay: true } })}>
          {t('bets.log-in-button')}
        </Button>
      }
    />
  );
}

function BetList({ state }: { readonly state: State }) {
  const t = useTranslations('sports');
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useBets(state);
  if (isPending)
    return (
      <div aria-hidden="true" className="grid gap-3">
        <Skeleton className="h-36 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
      </div>
    );
  const bets = data?.pages.flatMap(({ list }) => list) ?? [];
  if (bets.length === 0)
    return (
      <EmptyState
        title={t(`bets.none-${state}`)}
        description={t('bets.none-text')}
        icon={<Ticket aria-hidden="true" />}
        action={
          <ButtonLink variant="primary" href="/sports/book">
            {t('bets.to-book')}
          </ButtonLink>
        }
      />
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="sb-bets">
        {bets.map((bet) => (
          <li key={bet.betId.toString()}>
            <BetCard bet={bet} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('bets.more')}
        </Button>
      )}
    </div>
  );
}
