import { Button } from '@fairground/ui/button';
import { Qr } from '@fairground/ui/qr';
import { toast } from '@fairground/ui/toast';
import { Copy, Share2 } from 'lucide-react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { inviteLink } from '../model/invite-link.ts';

type InviteCardProps = { readonly code: string; readonly text: string };

const QR_SIZE = 148;

/** The link of a member as words, as a code and as a picture to scan. */
export function InviteCard({ code, text }: InviteCardProps) {
  const t = useTranslations('loyalty');
  const link = inviteLink(location.origin, code);
  const copy = (value: string) =>
    void navigator.clipboard
      .writeText(value)
      .then(() => toast.show({ tone: 'gain', title: t('referral.copied') }))
      // Where the clipboard is closed, the text can still be marked by hand.
      .catch((error: unknown) => console.warn(error));
  // Somebody who closes the sheet of the system has not failed.
  const share = () => void navigator.share({ title: t('referral.title'), url: link }).catch(() => undefined);
  return (
    <section className="relative isolate grid gap-5 overflow-hidden rounded-lg bg-surface-2 p-5 grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className="absolute -start-16 -top-24 -z-10 size-64 rounded-full bg-accent-soft blur-2xl"
      />
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <div>
          <h4 className="font-display text-xl text-balance">{t('referral.title')}</h4>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </div>
        <Line label={t('referral.code')} value={code} onCopy={() => copy(code)} isLarge />
        <Line label={t('referral.link')} value={link} onCopy={() => copy(link)} />
        {'share' in navigator && (
          <div>
            <Button variant="primary" onClick={share}>
              <Share2 aria-hidden="true" className="size-4" />
              {t('referral.share')}
            </Button>
          </div>
        )}
      </div>
      <figure className="grid justify-items-center gap-2 self-start">
        <Qr text={link} label={t('referral.qr')} size={QR_SIZE} />
        <figcaption className="text-xs text-ink-faint">{t('referral.scan')}</figcaption>
      </figure>
    </section>
  );
}

type LineProps = {
  readonly label: string;
  readonly value: string;
  readonly onCopy: () => void;
  readonly isLarge?: boolean;
};

function Line({ label, value, onCopy, isLarge = false }: LineProps) {
  const t = useTranslations('loyalty');
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <p className="text-xs text-ink-soft">{label}</p>
      <div className="flex items-center gap-2">
        <output
          className={`min-w-0 flex-1 truncate rounded-md bg-field px-3 py-2 font-mono select-all ${isLarge ? 'text-lg font-bold tracking-wider' : 'text-sm'}`}
        >
          {value}
        </output>
        <Button onClick={onCopy} aria-label={`${t('referral.copy')}: ${label}`}>
          <Copy aria-hidden="true" className="size-4" />
          {t('referral.copy')}
        </Button>
      </div>
    </div>
  );
}
