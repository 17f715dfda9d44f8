import { CircleDashed, LockKeyhole, ShieldCheck, ShieldX, Check as Tick, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { answersOf, CHECKS } from '../model/examine.ts';
import type { Answer, Examination } from '../model/examine.ts';

type VerdictCardProps = {
  readonly examination: Examination;
  /** What to do about a seed that is still secret. */
  readonly action?: ReactNode;
};

const ICONS = { yes: Tick, no: X, unasked: CircleDashed } as const;
const COLOURS: Readonly<Record<Answer, string>> = { yes: 'text-gain', no: 'text-loss', unasked: 'text-ink-faint' };

const lookOf = (verdict: Examination['verdict']) => {
  if (verdict === 'same') return { Icon: ShieldCheck, box: 'bg-gain-soft', icon: 'text-gain' };
  if (verdict === 'sealed') return { Icon: LockKeyhole, box: 'bg-surface-2', icon: 'text-accent-text' };
  return { Icon: ShieldX, box: 'bg-loss-soft', icon: 'text-loss' };
};

/** Verified or not, why, and which of the four questions were answered how. */
export function VerdictCard({ examination: { verdict, proof }, action }: VerdictCardProps) {
  const t = useTranslations('fair');
  const { Icon, box, icon } = lookOf(verdict);
  const answers = answersOf(verdict);
  // Nothing was claimed of a draw by hand: that it fits is all that can be said.
  const isDrawOnly = verdict === 'same' && proof.round.shown === null;
  const said = isDrawOnly ? 'drawn' : verdict;
  return (
    <div aria-live="polite" className={`grid gap-4 rounded-lg p-5 ${box}`}>
      <div className="flex items-start gap-4">
        <Icon aria-hidden="true" className={`size-10 shrink-0 ${icon}`} />
        <div className="min-w-0">
          <h3 className="font-display text-lg">{t(`verdict.${said}-title`)}</h3>
          <p className="mt-1 text-sm text-ink-soft">{t(`verdict.${said}-text`)}</p>
        </div>
      </div>
      {action}
      <ul className={`grid gap-2 text-sm ${isDrawOnly ? '' : 'sm:grid-cols-2'}`}>
        {CHECKS.filter((check) => !isDrawOnly || check === 'seed').map((check) => {
          const answer = answers[check];
          const Mark = ICONS[answer];
          return (
            <li key={check} className="flex items-center gap-2">
              <Mark aria-hidden="true" className={`size-5 shrink-0 ${COLOURS[answer]}`} />
              <span>
                {t(`check.${check}`)} <span className="text-ink-faint">{t(`answer.${answer}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
