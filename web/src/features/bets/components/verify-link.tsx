import type { ValueOf } from '@fairground/contract/endpoint';
import type { findOwnRounds } from '@fairground/contract/studio/endpoints';
import { ShieldCheck } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { closeModal } from '../../../shared/store/modal-store.ts';

type VerifyLinkProps = { readonly round: ValueOf<typeof findOwnRounds>['list'][number] | undefined };

/** The way from a bet to its proof, for rounds of the studio. */
export function VerifyLink({ round }: VerifyLinkProps) {
  const t = useTranslations('bets');
  if (!round) return <>–</>;
  return (
    <a
      href={`/fair?round=${round.roundId}`}
      onClick={closeModal}
      className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <ShieldCheck aria-hidden="true" className="size-4" />
      {t('verify')}
      <span className="sr-only">{t('verify-round', { nonce: String(round.nonce) })}</span>
    </a>
  );
}
