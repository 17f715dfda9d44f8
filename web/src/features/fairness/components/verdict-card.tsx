import { CircleDashed, LockKeyhole, ShieldCheck, ShieldX, Check as Tick, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { answersOf, CHECKS } from '../model/examine.ts';
import type { Answer, Check, Examination } from '../model/examine.ts';
import type { LifeExamination } from '../model/life.ts';

type VerdictCardProps = {
  readonly verdict: Examination['verdict'];
  readonly title: string;
  readonly text: string;
  readonly checks: readonly { readonly check: Check; readonly label: string }[];
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

/** Verified or not, why, and which of the questions were answered how. */
function VerdictCard({ verdict, title, text, checks, action }: VerdictCardProps) {
  const t = useTranslations('fair');
  const { Icon, box, icon } = lookOf(verdict);
  const answers = answersOf(verdict);
  return (
    <div aria-live="polite" className={`grid gap-4 rounded-lg p-5 ${box}`}>
      <div className="flex items-start gap-4">
        <Icon aria-hidden="true" className={`size-10 shrink-0 ${icon}`} />
        <div className="min-w-0">
          <h3 className="font-display text-lg">{title}</h3>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </div>
      </div>
      {action}
      <ul className={`grid gap-2 text-sm ${checks.length > 1 ? 'sm:grid-cols-2' : ''}`}>
        {checks.map(({ check, label }) => {
          const answer = answers[check];
          const Mark = ICONS[answer];
          return (
            <li key={check} className="flex items-center gap-2">
              <Mark aria-hidden="true" className={`size-5 shrink-0 ${COLOURS[answer]}`} />
              <span>
                {label} <span className="text-ink-faint">{t(`answer.${answer}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type RoundVerdictProps = Pick<VerdictCardProps, 'action'> & { readonly examination: Examination };

export function RoundVerdict({ examination: { verdict, proof }, action }: RoundVerdictProps) {
  const t = useTranslations('fair');
  // Nothing was claimed of a draw by hand: that it fits is all that can be said.
  const isDrawOnly = verdict === 'same' && proof.round.shown === null;
  const said = isDrawOnly ? 'drawn' : verdict;
  const checks = CHECKS.filter((check) => !isDrawOnly || check === 'seed');
  return (
    <VerdictCard
      verdict={verdict}
      title={t(`verdict.${said}-title`)}
      text={t(`verdict.${said}-text`)}
      checks={checks.map((check) => ({ check, label: t(`check.${check}`) }))}
      action={action}
    />
  );
}

export function LifeVerdict({ examination: { verdict } }: { readonly examination: LifeExamination }) {
  const t = useTranslations('fair');
  return (
    <VerdictCard
      verdict={verdict}
      title={t(`jackpot.${verdict}-title`)}
      text={t(`jackpot.${verdict}-text`)}
      checks={CHECKS.map((check) => ({ check, label: t(`jackpot.check-${check}`) }))}
    />
  );
}
