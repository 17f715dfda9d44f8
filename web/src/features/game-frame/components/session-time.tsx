import { useEffect, useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { elapsedText } from '../model/elapsed.ts';

/** How long this session lasts already; seen all the time, so that nobody loses count of it. */
export function SessionTime({ since }: { readonly since: Date }) {
  const t = useTranslations('play');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const time = elapsedText(now - since.getTime());
  return (
    <>
      <span className="sr-only">{t('session-time', { time })}</span>
      <span aria-hidden="true">{time}</span>
    </>
  );
}
