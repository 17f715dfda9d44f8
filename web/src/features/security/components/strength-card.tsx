import { Festoon } from '@fairground/ui/festoon';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { Security } from '../api/security-queries.ts';
import { litBulbs, nextProtection, PROTECTIONS, protectionsOf } from '../model/protections.ts';

/** How well the account is protected, as a string of bulbs, and what would light the next one. */
export function StrengthCard({ security }: { readonly security: Security }) {
  const t = useTranslations('security');
  const on = protectionsOf(security);
  const next = nextProtection(on);
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-surface-1 p-5 shadow-low">
      <Festoon lit={litBulbs(on)} className="w-44 shrink-0" />
      <div className="min-w-0 flex-1 basis-56">
        <h4>{t('strength.title', { count: String(on.size), total: String(PROTECTIONS.length) })}</h4>
        <p className="mt-1 text-sm text-ink-soft">
          {next === undefined ? t('strength.all') : t(`strength.next-${next}`)}
        </p>
      </div>
    </section>
  );
}
