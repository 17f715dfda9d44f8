import { Button } from '@fairground/ui/button';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { MatchPage } from '../api/sports.ts';
import type { Checked } from '../model/check-match.ts';

type Proof = NonNullable<MatchPage['proof']>;

/** What proves the result of a simulated match, and the draw made again where it is over. */
export function MatchProof({ page, proof }: { readonly page: MatchPage; readonly proof: Proof }) {
  const t = useTranslations('sports');
  return (
    <details className="sb-card">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
        <ShieldCheck aria-hidden="true" className="size-5 text-gain" />
        {t('proof')}
      </summary>
      <p className="text-sm text-ink-soft">{t('proof-text')}</p>
      <dl className="mt-2 grid gap-2 text-xs">
        <dt className="text-ink-faint">{t('commitment')}</dt>
        <dd className="font-mono break-all">{proof.commitment}</dd>
        <dt className="text-ink-faint">{t('draw-name')}</dt>
        <dd className="font-mono break-all">{proof.clientSeed}</dd>
        <dt className="text-ink-faint">{t('draw-model')}</dt>
        <dd className="font-mono break-all">{JSON.stringify(proof.model)}</dd>
        <dt className="text-ink-faint">{t('seed')}</dt>
        <dd className="font-mono break-all">{proof.seed ?? t('seed-later')}</dd>
      </dl>
      {proof.seed !== null && <Check page={page} proof={{ ...proof, seed: proof.seed }} />}
    </details>
  );
}

function Check({ page, proof }: { readonly page: MatchPage; readonly proof: Proof & { readonly seed: string } }) {
  const t = useTranslations('sports');
  const [checked, setChecked] = useState<Checked>();
  const check = async () => {
    // Only who checks a match loads what draws it.
    const { checkMatch } = await import('../model/check-match.ts');
    setChecked(checkMatch(page, proof));
  };
  return (
    <div className="mt-3 grid gap-2">
      <Button onClick={() => void check()}>{t('proof-check')}</Button>
      <output className="block text-sm">{checked && t(`proof-is.${checked.is}`, scoreText(checked))}</output>
    </div>
  );
}

const scoreText = (checked: Checked) => {
  const { home, away } = 'score' in checked ? checked.score : { home: 0, away: 0 };
  return { home: String(home), away: String(away) };
};
