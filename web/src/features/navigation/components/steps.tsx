import { useTranslations } from '../../../shared/i18n/index.ts';

const STEPS = [1, 2, 3] as const;

/** From the gate to the first game in three steps, strung on one wire. */
export function Steps() {
  const t = useTranslations('home');
  return (
    <ol className="grid gap-6 md:grid-cols-3 md:gap-4">
      {STEPS.map((number) => (
        <li key={number} className="step relative flex gap-4 md:flex-col">
          <span
            aria-hidden="true"
            className="z-1 grid size-10 shrink-0 place-items-center rounded-full bg-accent font-display text-accent-ink shadow-glow"
          >
            {number}
          </span>
          <div>
            <h3 className="text-base">{t(`how.step-${number}-title`)}</h3>
            <p className="mt-1 max-w-xs text-sm text-ink-soft">{t(`how.step-${number}`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
