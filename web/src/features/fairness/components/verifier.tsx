import type { Proof } from '@fairground/contract/studio/round';
import { Button } from '@fairground/ui/button';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireLogin } from '../../../shared/session/login-gate.ts';
import { useRotate } from '../api/use-rotate.ts';
import { useWantedJackpot } from '../hooks/use-wanted-jackpot.ts';
import { useWantedRound } from '../hooks/use-wanted-round.ts';
import { proofOfHand } from '../model/by-hand.ts';
import { examine, readProof, writeProof } from '../model/examine.ts';
import type { Examination } from '../model/examine.ts';
import { examineLife, livesOf, readLife, writeLife } from '../model/life.ts';
import type { LifeExamination, ToldLife } from '../model/life.ts';
import { DrawSteps } from './draw-steps.tsx';
import { HandForm } from './hand-form.tsx';
import { ProofForm } from './proof-form.tsx';
import { LifeSteps } from './life-steps.tsx';
import { LifeVerdict, RoundVerdict } from './verdict-card.tsx';

const nothingToDo = () => undefined;

/** Repeats a round here, in this browser: one of the member's own, a pasted proof, seeds typed in, or a jackpot. */
export function Verifier() {
  const t = useTranslations('fair');
  const errorText = useErrorText();
  const { roundId, query, needsLogin } = useWantedRound();
  const { commitment, query: life } = useWantedJackpot();
  if (needsLogin)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-ink-soft">{t('round-login')}</p>
        <Button variant="primary" onClick={() => requireLogin(nothingToDo)}>
          {t('login')}
        </Button>
      </div>
    );
  if ((roundId !== undefined && query.isPending) || (commitment !== undefined && life.isPending))
    return <SkeletonText lines={6} />;
  const proof = roundId === undefined ? undefined : query.data;
  const error = query.error ?? life.error;
  return (
    <div className="grid gap-4">
      {error && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm">
          {errorText(error)}
        </p>
      )}
      {/* A proof that was read again, such as after the reveal, is looked at again. */}
      <Desk key={`${roundId} ${query.dataUpdatedAt} ${life.dataUpdatedAt}`} proof={proof} life={life.data} />
    </div>
  );
}

type Way = 'proof' | 'hand' | 'jackpot';
type Result = { readonly round: Examination } | { readonly life: LifeExamination } | 'impossible';

type DeskProps = { readonly proof: Proof | undefined; readonly life: ToldLife | undefined };

function Desk({ proof, life }: DeskProps) {
  const t = useTranslations('fair');
  const [way, setWay] = useState<Way>(proof ? 'proof' : life ? 'jackpot' : 'hand');
  const [result, setResult] = useState<Result | undefined>(() => {
    if (proof) return tried(() => ({ round: examine(proof) }));
    return life && tried(() => ({ life: examineLife(life) }));
  });
  return (
    <div className="grid gap-6">
      <SegmentedControl
        label={t('way.label')}
        value={way}
        options={(['proof', 'hand', 'jackpot'] as const).map((each) => ({ value: each, label: t(`way.${each}`) }))}
        onValueChange={(next) => {
          setWay(next);
          setResult(undefined);
        }}
      />
      {way === 'proof' && (
        <ProofForm
          of="proof"
          initial={proof ? writeProof(proof) : ''}
          read={readProof}
          onVerify={(pasted) => setResult(tried(() => ({ round: examine(pasted) })))}
        />
      )}
      {way === 'hand' && (
        <HandForm onVerify={(hand) => setResult(tried(() => ({ round: examine(proofOfHand(hand)) })))} />
      )}
      {way === 'jackpot' && (
        <ProofForm
          of="jackpot"
          initial={life ? writeLife(life) : ''}
          read={readLife}
          onVerify={(pasted) => setResult(tried(() => ({ life: examineLife(pasted) })))}
        />
      )}
      {result === 'impossible' && (
        <p role="alert" className="rounded-md bg-loss-soft px-4 py-3 text-sm">
          {t('fault.impossible')}
        </p>
      )}
      {typeof result === 'object' && (
        <section aria-label={t('result')} className="grid gap-6">
          {'round' in result ? <RoundResult examination={result.round} /> : <LifeResult examination={result.life} />}
        </section>
      )}
    </div>
  );
}

function RoundResult({ examination }: { readonly examination: Examination }) {
  const { verdict, proof } = examination;
  return (
    <>
      <RoundVerdict
        examination={examination}
        action={verdict === 'sealed' && <Reveal commitment={proof.commitment} />}
      />
      <DrawSteps examination={examination} />
      {livesOf(proof).map((life) => {
        const looked = tried(() => examineLife(life));
        return looked === 'impossible' ? null : <LifeResult key={life.commitment} examination={looked} />;
      })}
    </>
  );
}

function LifeResult({ examination }: { readonly examination: LifeExamination }) {
  return (
    <>
      <LifeVerdict examination={examination} />
      <LifeSteps examination={examination} />
    </>
  );
}

/** Rules or choices that no game has can be pasted too: they are said to be so. */
const tried = <Value,>(look: () => Value): Value | 'impossible' => {
  try {
    return look();
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
