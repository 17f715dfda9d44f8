import { useTranslations } from '../../../shared/i18n/index.ts';
import { blocksOf } from '../model/blocks.ts';
import type { Examination } from '../model/examine.ts';
import { betsText, chainText, seatText } from '../model/shared-steps.ts';
import { NumberTable } from './number-table.tsx';
import { OutcomeText } from './outcome-text.tsx';
import { Code, Step } from './proof-step.tsx';

/** The draw from the seeds to the result, so that it can be followed with a pen and any terminal. */
export function DrawSteps({ examination }: { readonly examination: Examination }) {
  const t = useTranslations('fair');
  const { proof, numbers } = examination;
  const { serverSeed, clientSeed, model, round } = proof;
  if (serverSeed === null || numbers.length === 0) return null;
  const blocks = blocksOf(serverSeed, { game: model, clientSeed, nonce: round.nonce }, numbers);
  const chain = chainText(proof);
  const bets = betsText(proof);
  const seat = seatText(proof);
  // Rounds that many share have further steps before the draw.
  const before = 1 + (chain === undefined ? 0 : 1) + (bets === undefined ? 0 : 1);
  return (
    <ol className="grid gap-5">
      <Step number={1} title={t('step.commitment')} text={t('step.commitment-text')}>
        <Code>{`SHA-256("fairground/commit/1|${serverSeed}")\n= ${proof.commitment}`}</Code>
      </Step>
      {chain !== undefined && (
        <Step number={2} title={t('step.chain')} text={t('step.chain-text')}>
          <Code>{chain}</Code>
        </Step>
      )}
      {bets !== undefined && (
        <Step number={before} title={t('step.bets')} text={t('step.bets-text')}>
          <Code>{bets}</Code>
        </Step>
      )}
      <Step number={before + 1} title={t('step.blocks')} text={t('step.blocks-text')}>
        <Code>
          {blocks.map(({ message, words }) => `HMAC-SHA256(seed, "${message}")\n= ${words.join(' ')}`).join('\n')}
        </Code>
      </Step>
      <Step number={before + 2} title={t('step.numbers')} text={t('step.numbers-text')}>
        <NumberTable numbers={numbers} />
      </Step>
      {seat !== undefined && (
        <Step number={before + 3} title={t('step.seat')} text={t('step.seat-text')}>
          <Code>{seat}</Code>
        </Step>
      )}
      <Step
        number={before + (seat === undefined ? 3 : 4)}
        title={t('step.outcome')}
        text={t(`game-draw.${round.choice.kind}`)}
      >
        <OutcomeText examination={examination} />
      </Step>
    </ol>
  );
}
