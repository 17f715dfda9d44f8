import { ShieldCheck } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { closeModal } from '../../../shared/store/modal-store.ts';
import type { Proof } from '../model/proof.ts';

/** The way from a bet to its proof, where it has one. */
export function VerifyLink({ proof }: { readonly proof: Proof | undefined }) {
  const t = useTranslations('bets');
  if (!proof) return <>–</>;
  return (
    <a
      href={proof.href}
      onClick={closeModal}
      className="inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <ShieldCheck aria-hidden="true" className="size-4" />
      {proof.kind === 'draw' ? t('verify-draw') : t('verify')}
      {proof.kind === 'round' && <span className="sr-only">{t('verify-round', { nonce: String(proof.nonce) })}</span>}
    </a>
  );
}
