import { money } from '@fairground/contract/money';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { blocksOf } from '../model/blocks.ts';
import type { LifeExamination } from '../model/life.ts';
import { NumberTable } from './number-table.tsx';
import { Code, Step } from './proof-step.tsx';

/** From the secret of a jackpot to the amount it is hit at, to be followed with a pen and any terminal. */
export function LifeSteps({ examination }: { readonly examination: LifeExamination }) {
  const t = useTranslations('fair');
  const amount = useAmountText();
  const { proof, draw, hit, numbers } = examination;
  if (!hit) return null;
  const { before, after, paid } = proof;
  const told = { point: amount(hit.point), before: amount(before), after: amount(after), paid: amount(paid) };
  return (
    <ol className="grid gap-5">
      <Step number={1} title={t('step.commitment')} text={t('jackpot.step-commitment')}>
        <Code>{`SHA-256("fairground/commit/1|${proof.secret}")\n= ${proof.commitment}`}</Code>
      </Step>
      <Step number={2} title={t('step.blocks')} text={t('jackpot.step-blocks')}>
        <Code>
          {blocksOf(proof.secret, draw, numbers)
            .map(({ message, words }) => `HMAC-SHA256(secret, "${message}")\n= ${words.join(' ')}`)
            .join('\n')}
        </Code>
      </Step>
      <Step number={3} title={t('step.numbers')} text={t('jackpot.step-number', { steps: hit.steps, step: hit.step })}>
        <NumberTable numbers={numbers} />
      </Step>
      <Step number={4} title={t('jackpot.step-point-title')} text={t('jackpot.step-point')}>
        <p className="rounded-md bg-surface-2 p-3 text-sm tabular-nums">{t('jackpot.point', told)}</p>
      </Step>
    </ol>
  );
}

const useAmountText = () => {
  const numbers = useNumbers();
  return (amount: bigint): string => numbers.exactAmount(money(amount));
};
