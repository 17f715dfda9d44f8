import type { Messages } from '@fairground/locales/messages';
import { useTranslations } from '../../../shared/i18n/index.ts';
import type { GameDetails } from '../api/games-queries.ts';

type RulesKey = `rules.${keyof Messages['game-rules']['rules']}`;

/** How a game of this mechanic is played; one nobody has described yet says where its rules are. */
export function GameRules({ details: { rulesKey } }: { readonly details: Pick<GameDetails, 'rulesKey'> }) {
  const t = useTranslations('games');
  const tRules = useTranslations('game-rules');
  // The server names the text; whether it is one of the catalogue is asked for below.
  const key = rulesKey as RulesKey;
  return (
    <section className="grid grid-cols-1 gap-2" aria-labelledby="game-rules">
      <h3 id="game-rules" className="text-base">
        {t('details.rules')}
      </h3>
      <p className="max-w-prose text-sm leading-relaxed text-ink-soft">
        {tRules(tRules.has(key) ? key : 'rules.other')}
      </p>
    </section>
  );
}
