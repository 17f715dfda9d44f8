import { Clock, Wrench } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { categoryOf } from '../../../shared/games/game-types.ts';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import type { GameDetails } from '../api/games-queries.ts';
import { GameFigures } from './game-figures.tsx';
import { GameRules } from './game-rules.tsx';
import { Percent } from './percent.tsx';
import { useModelName } from '../hooks/use-model-name.ts';

type GameFactsProps = { readonly details: GameDetails };

/** The picture, the figures and the rules of a game. */
export function GameFacts({ details }: GameFactsProps) {
  const { game } = details;
  return (
    <div className="grid gap-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="tile-art mx-auto w-40 self-start sm:w-full" style={{ '--tile-hue': game.hue } as CSSProperties}>
        <img src={game.picture} alt="" width="240" height="320" />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <StatusNote details={details} />
        <Figures details={details} />
      </div>
      <div className="sm:col-span-2">
        <GameRules details={details} />
      </div>
      <div className="sm:col-span-2 empty:hidden">
        {details.modelId !== null && <GameFigures modelId={details.modelId} />}
      </div>
    </div>
  );
}

function StatusNote({ details: { game, maintenanceUntil } }: GameFactsProps) {
  const t = useTranslations('games');
  const format = useFormatter();
  if (game.status === 'OPEN') return null;
  const Icon = game.status === 'MAINTENANCE' ? Wrench : Clock;
  const text =
    game.status === 'COMING_SOON'
      ? t('details.coming-soon')
      : maintenanceUntil
        ? t('details.maintenance-until', { moment: format.dateTime(maintenanceUntil, 'moment') })
        : t('details.maintenance');
  return (
    <p className="flex items-start gap-3 rounded-md bg-info-soft px-4 py-3 text-sm text-ink">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />
      {text}
    </p>
  );
}

function Figures({ details }: GameFactsProps) {
  const { game, limits, labelName } = details;
  const t = useTranslations('games');
  const tCommon = useTranslations('common');
  const numbers = useNumbers();
  const { amount } = numbers;
  const modelName = useModelName();
  const model = details.modelId === null ? undefined : modelName(details.modelId);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm lg:grid-cols-3">
      <Fact name={t('details.rtp')} note={t('details.rtp-note')} isBig>
        {game.rtp !== null && <Percent value={game.rtp} />}
      </Fact>
      <Fact name={t('details.hit-rate')} note={t('details.hit-rate-note')} isBig>
        {game.hitRate !== null && <Percent value={game.hitRate} />}
      </Fact>
      <Fact name={t('details.max-win')} isBig>
        {game.maxWin !== null && t('details.max-win-value', { times: numbers.whole(game.maxWin) })}
      </Fact>
      <Fact name={t('details.volatility')}>{game.volatility && t(`volatility.${game.volatility}`)}</Fact>
      <Fact name={t('details.limits')}>
        {limits.maxBet === null
          ? t('details.limits-from', { min: amount(limits.minBet) })
          : t('details.limits-range', { min: amount(limits.minBet), max: amount(limits.maxBet) })}
      </Fact>
      {game.lines !== null && <Fact name={t('details.lines')}>{numbers.whole(game.lines)}</Fact>}
      {labelName !== '' && <Fact name={t('details.kind')}>{labelName}</Fact>}
      <Fact name={t('details.category')}>{tCommon(`category.${categoryOf(game.gameType)}`)}</Fact>
      {model !== undefined && <Fact name={t('details.model')}>{model}</Fact>}
    </dl>
  );
}

type FactProps = {
  readonly name: string;
  /** What the figure means. */
  readonly note?: string;
  readonly isBig?: boolean;
  readonly children: ReactNode;
};

function Fact({ name, note, isBig = false, children }: FactProps) {
  const t = useTranslations('games');
  const isKnown = children !== null && children !== false && children !== '';
  return (
    <div className="min-w-0">
      <dt className="text-ink-faint" title={note}>
        {name}
      </dt>
      <dd className={isKnown && isBig ? 'font-display text-lg tabular-nums' : 'tabular-nums'}>
        {isKnown ? children : <span className="text-ink-faint">{t('details.unknown')}</span>}
      </dd>
    </div>
  );
}
