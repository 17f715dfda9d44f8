import { useTranslations } from '../../../shared/i18n/index.ts';
import { statePictureUrl } from '../../../shared/site/art.ts';

const PROMISES = [
  { key: 'check', picture: 'fair', category: 'fish' },
  { key: 'money', picture: 'play', category: 'inhouse' },
  { key: 'record', picture: 'limits', category: 'pvp' },
] as const;

/** What the house promises, one card each. */
export function Promises() {
  const t = useTranslations('home');
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {PROMISES.map(({ key, picture, category }) => (
        <li
          key={key}
          data-category={category}
          className="stage-glow flex items-start gap-4 rounded-lg bg-surface-1 p-5 shadow-low md:flex-col md:p-6"
        >
          <img
            src={statePictureUrl(picture)}
            alt=""
            width="320"
            height="320"
            loading="lazy"
            className="size-20 shrink-0 object-contain md:size-28"
          />
          <div>
            <h3 className="text-lg">{t(`fair.${key}-title`)}</h3>
            <p className="mt-2 text-sm text-ink-soft">{t(`fair.${key}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
