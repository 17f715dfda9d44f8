import type { ReactNode } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { blocksOf } from '../model/blocks.ts';
import type { Examination } from '../model/examine.ts';
import { NumberTable } from './number-table.tsx';
import { OutcomeText } from './outcome-text.tsx';

/** The draw from the seeds to the result, so that it can be followed with a pen and any terminal. */
export function DrawSteps({ examination }: { readonly examination: Examination }) {
  const t = useTranslations('fair');
  const { proof, numbers } = examination;
  const { serverSeed, clientSeed, model, round } = proof;
  if (serverSeed === null || numbers.length === 0) return null;
  const blocks = blocksOf(serverSeed, { game: model, clientSeed, nonce: round.nonce }, numbers);
  return (
    <ol className="grid gap-5">
      <Step number={1} title={t('step.commitment')} text={t('step.commitment-text')}>
        <Code>{`SHA-256("fairground/commit/1|${serverSeed}")\n= ${proof.commitment}`}</Code>
      </Step>
      <Step number={2} title={t('step.blocks')} text={t('step.blocks-text')}>
        <Code>
          {blocks.map(({ message, words }) => `HMAC-SHA256(seed, "${message}")\n= ${words.join(' ')}`).join('\n')}
        </Code>
      </Step>
      <Step number={3} title={t('step.numbers')} text={t('step.numbers-text')}>
        <NumberTable numbers={numbers} />
      </Step>
      <Step number={4} title={t('step.outcome')} text={t(`game-draw.${round.choice.kind}`)}>
        <OutcomeText examination={examination} />
      </Step>
    </ol>
  );
}

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-accent-soft font-display text-sm text-accent-text"
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-2 pt-1">
        <h4 className="font-semibold">{title}</h4>
        <p className="text-sm text-ink-soft">{text}</p>
        {children}
      </div>
    </li>
  );
}

function Code({ children }: { readonly children: string }) {
  return (
    <pre
      dir="ltr"
      className="max-h-64 overflow-auto rounded-md bg-surface-2 p-3 font-mono text-xs leading-relaxed break-all whitespace-pre-wrap"
      // A long list scrolls by its keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      {children}
    </pre>
  );
}
