import { useTranslations } from '../../../shared/i18n/index.ts';

const PARAGRAPHS = ['before', 'yours', 'draw', 'words', 'number', 'reveal'] as const;
const GAMES = ['dice', 'crash', 'mines', 'hi-lo', 'limbo', 'towers', 'plinko', 'wheel', 'keno', 'slot'] as const;

/** How a draw is made, in plain words and on one page: it can be printed and followed by hand. */
export function Algorithm() {
  const t = useTranslations('fair');
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-3 ps-5 text-sm text-ink-soft marker:text-ink-faint">
        {PARAGRAPHS.map((part) => (
          <li key={part} className="ps-1">
            <strong className="text-ink">{t(`how.${part}-title`)}</strong> {t(`how.${part}`)}
          </li>
        ))}
      </ol>
      <div>
        <h3 className="mb-2 text-sm">{t('how.games')}</h3>
        <dl className="grid gap-x-6 text-sm sm:grid-cols-2">
          {GAMES.map((game) => (
            <div key={game} className="flex gap-3 border-b border-line/60 py-2">
              <dt className="w-20 shrink-0">{t(`game.${game}`)}</dt>
              <dd className="text-ink-soft">{t(`game-draw.${game}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
