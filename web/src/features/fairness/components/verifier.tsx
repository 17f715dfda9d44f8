import type { Proof } from '@fairground/contract/studio/round';
import { Button } from '@fairground/ui/button';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { useRotate } from '../api/use-rotate.ts';
import { useWantedRound } from '../hooks/use-wanted-round.ts';
import { proofOfHand } from '../model/by-hand.ts';
import { examine, writeProof } from '../model/examine.ts';
import type { Examination } from '../model/examine.ts';
import { DrawSteps } from './draw-steps.tsx';
import { HandForm } from './hand-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { VerdictCard } from './verdict-card.tsx';

const nothingToDo = () => undefined;

/** Repeats a round here, in this browser: one of the member's own, a pasted proof, or seeds typed in by hand. */
export function Verifier() {
  const t = useTranslations('fair');
  const errorText = useErrorText();
  const { roundId, query, needsLogin } = useWantedRound();
  if (needsLogin)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-ink-soft">{t('round-login')}</p>
        <Button variant="primary" onClick={() => requireLogin(nothingToDo)}>
          {t('login')}
        </Button>
      </div>
    );
  if (roundId !== undefined && query.isPending) return <SkeletonText lines={6} />;
  const proof = roundId === undefined ? undefined : query.data;
  return (
    <div className="grid gap-4">
      {query.isError && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm">
          {errorText(query.error)}
        </p>
      )}
      {/* A proof that was read anew, such as after the reveal, is looked at anew. */}
      <Desk key={`${roundId} ${query.dataUpdatedAt}`} proof={proof} />
    </div>
  );
}

type Way = 'proof' | 'hand';

function Desk({ proof }: { readonly proof: Proof | undefined }) {
  const t = useTranslations('fair');
  const [way, setWay] = useState<Way>(proof ? 'proof' : 'hand');
  const [result, setResult] = useState<Examination | 'impossible' | undefined>(() => proof && tryExamine(() => proof));
  return (
    <div className="grid gap-6">
      <SegmentedControl
        label={t('way.label')}
        value={way}
        options={[
          { value: 'proof', label: t('way.proof') },
          { value: 'hand', label: t('way.hand') },
        ]}
        onValueChange={(next) => {
          setWay(next);
          setResult(undefined);
        }}
      />
      {way === 'proof' ? (
        <ProofForm
          initial={proof ? writeProof(proof) : ''}
          onVerify={(pasted) => setResult(tryExamine(() => pasted))}
        />
      ) : (
        <HandForm onVerify={(hand) => setResult(tryExamine(() => proofOfHand(hand)))} />
      )}
      {result === 'impossible' && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm">
          {t('fault.impossible')}
        </p>
      )}
      {typeof result === 'object' && (
        <section aria-label={t('result')} className="grid gap-6">
          <VerdictCard
            examination={result}
            action={result.verdict === 'sealed' && <Reveal commitment={result.proof.commitment} />}
          />
          <DrawSteps examination={result} />
        </section>
      )}
    </div>
  );
}

/** Rules or choices that no game has can be pasted too: they are said to be so. */
const tryExamine = (proofOf: () => Parameters<typeof examine>[0]): Examination | 'impossible' => {
  try {
    return examine(proofOf());
  } catch {
    return 'impossible';
  }
};

function Reveal({ commitment }: { readonly commitment: string }) {
  const t = useTranslations('fair');
  const errorText = useErrorText();
  const rotate = useRotate();
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="primary" loading={rotate.isPending} onClick={() => rotate.mutate({ commitment })}>
        {t('reveal')}
      </Button>
      {rotate.isError && (
        <p role="alert" className="text-sm text-loss">
          {errorText(rotate.error)}
        </p>
      )}
    </div>
  );
}
