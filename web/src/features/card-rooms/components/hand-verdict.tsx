import type { HandProof } from '@fairground/engines/cards/verify-hand';
import { verifyHand } from '@fairground/engines/cards/verify-hand';
import { seenChecks } from '@fairground/engines/cards/seen-hand';
import type { SeenHand } from '@fairground/engines/cards/seen-hand';
import { Button } from '@fairground/ui/button';
import { Download, ShieldCheck, ShieldX } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { saveFile } from '../../../shared/save-file.ts';

const CHECKS = ['seat-commits', 'server-commitment', 'root', 'shown-cards'] as const;

type HandVerdictProps = { readonly proof: HandProof; readonly seen: SeenHand };

/** Whether a hand is as it was promised, check by check, with the whole proof to be read and kept. */
export function HandVerdict({ proof, seen }: HandVerdictProps) {
  const t = useTranslations('card-lobby');
  const failed = verifyHand(proof, seen);
  const isGood = failed.length === 0;
  const Icon = isGood ? ShieldCheck : ShieldX;
  const said = !isGood ? 'wrong' : proof.serverSeed === null ? 'so-far' : 'right';
  /** What needs the seed of the house waits until it is shown. */
  const isAsked = (check: (typeof CHECKS)[number]): boolean =>
    proof.serverSeed !== null || check === 'seat-commits' || check === 'shown-cards';
  const compared = seenChecks(proof, seen);
  const text = JSON.stringify({ ...proof, seen }, undefined, 1);
  return (
    <div className="grid gap-4">
      <p aria-live="polite" className={`flex gap-3 rounded-lg p-4 ${isGood ? 'bg-gain-soft' : 'bg-loss-soft'}`}>
        <Icon aria-hidden="true" className={`size-6 shrink-0 ${isGood ? 'text-gain' : 'text-loss'}`} />
        {t(`proof.${said}`)}
      </p>
      <ul className="grid gap-1 text-sm sm:grid-cols-2">
        {[...CHECKS.filter(isAsked), ...compared].map((check) => (
          <li key={check}>
            {failed.includes(check) ? '✗' : '✓'} {t(`proof.check.${check}`)}
          </li>
        ))}
      </ul>
      {!compared.includes('announced-commitment') && <p className="text-sm text-ink-soft">{t('proof.unseen')}</p>}
      <pre
        dir="ltr"
        className="max-h-96 overflow-auto rounded-md bg-surface-2 p-3 font-mono text-xs break-all whitespace-pre-wrap"
        // A long proof scrolls by its keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        {text}
      </pre>
      <Button
        className="w-fit"
        iconStart={<Download aria-hidden="true" />}
        onClick={() => saveFile(new Blob([text], { type: 'application/json' }), nameOf(proof))}
      >
        {t('proof.save')}
      </Button>
    </div>
  );
}

const nameOf = ({ name }: HandProof): string => `${name.game}-${name.table}-${name.hand}.json`;
