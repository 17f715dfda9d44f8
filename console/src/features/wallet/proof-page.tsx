import { proveLedger } from '@fairground/contract/wallet/operator-endpoints';
import { Button } from '@fairground/ui/button';
import { useNumbers } from '@fairground/ui/numbers';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/value.tsx';
import { staffCall } from '../../session/calls.ts';
import { useTexts } from '../../texts/texts.tsx';
import { wordsOf } from '../../texts/words.ts';

/** Recomputes every balance from the postings when somebody asks: a proof reads the whole ledger. */
export function Part() {
  const t = useTexts();
  const numbers = useNumbers();
  const words = wordsOf(t, 'wallet.proof');
  const query = useQuery({
    queryKey: ['ledger-proof'],
    enabled: false,
    queryFn: ({ signal }) => staffCall(proveLedger, {}, signal),
    staleTime: Infinity,
  });
  return (
    <>
      {(query.data !== undefined || query.isError) && (
        <Loaded query={query}>
          {({ provedAt, accounts, movements, faults }) => (
            <section
              aria-live="polite"
              className="mb-4 flex max-w-2xl items-start gap-4 rounded-md bg-surface-1 p-5 shadow-low"
            >
              {faults.length === 0 ? (
                <ShieldCheck aria-hidden="true" className="size-8 shrink-0 text-gain" />
              ) : (
                <ShieldAlert aria-hidden="true" className="size-8 shrink-0 text-loss" />
              )}
              <div>
                <h2 className="text-base">{words.value('verdict', faults.length === 0 ? 'holds' : 'broken')}</h2>
                <p className="mt-1 text-ink-soft">
                  {words.field('accounts')}: {numbers.plain(accounts)} · {words.field('movements')}:{' '}
                  {numbers.plain(movements)} · {words.field('provedAt')}: <Moment iso={provedAt.toISOString()} />
                </p>
                <ul className="mt-2 flex flex-col gap-1 text-loss">
                  {faults.map((fault) => (
                    <li key={fault}>{fault}</li>
                  ))}
                </ul>
              </div>
            </section>
          )}
        </Loaded>
      )}
      <Button variant="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
        {words.field('again')}
      </Button>
    </>
  );
}
