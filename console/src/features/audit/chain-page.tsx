import { verifyAuditChain } from '@fairground/contract/audit/operator-endpoints';
import { Button } from '@fairground/ui/button';
import { useNumbers } from '@fairground/ui/numbers';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/value.tsx';
import { staffCall } from '../../session/calls.ts';
import { useTexts } from '../../texts/texts.tsx';
import { wordsOf } from '../../texts/words.ts';

/** Recomputes the trail from its first line and compares it with what was written down outside of the database. */
export function Part() {
  const t = useTexts();
  const numbers = useNumbers();
  const words = wordsOf(t, 'audit.chain');
  const query = useQuery({
    queryKey: ['audit-chain'],
    queryFn: ({ signal }) => staffCall(verifyAuditChain, {}, signal),
    staleTime: Infinity,
  });
  return (
    <>
      <Loaded query={query}>
        {({ checkedAt, lines, anchors, fault }) => (
          <section
            aria-live="polite"
            className="mb-4 flex max-w-2xl items-start gap-4 rounded-md bg-surface-1 p-5 shadow-low"
          >
            {fault === null ? (
              <ShieldCheck aria-hidden="true" className="size-8 shrink-0 text-gain" />
            ) : (
              <ShieldAlert aria-hidden="true" className="size-8 shrink-0 text-loss" />
            )}
            <div>
              <h2 className="text-base">{words.value('verdict', fault === null ? 'holds' : 'broken')}</h2>
              <p className="mt-1 text-ink-soft">
                {words.field('lines')}: {numbers.plain(lines)} · {words.field('anchors')}: {numbers.whole(anchors)} ·{' '}
                {words.field('checkedAt')}: <Moment iso={checkedAt.toISOString()} />
              </p>
              {fault && (
                <p className="mt-2 text-loss">
                  <Link href={`/audit/${fault.seq}`} className="underline underline-offset-4">
                    {words.field('line')} {fault.seq}
                  </Link>
                  : {words.value('fault', fault.kind)}
                </p>
              )}
            </div>
          </section>
        )}
      </Loaded>
      <Button loading={query.isFetching} onClick={() => void query.refetch()}>
        {words.field('again')}
      </Button>
    </>
  );
}
