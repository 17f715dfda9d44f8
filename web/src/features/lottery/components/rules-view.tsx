import { playsOf } from '@fairground/engines/lottery/games';
import type { DrawZone } from '@fairground/engines/lottery/draw-zones';
import type { Game } from '@fairground/engines/lottery/games';
import type { Play } from '@fairground/engines/lottery/play';
import { MODES } from '@fairground/engines/lottery/price';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import type { PoolRules } from '@fairground/engines/lottery/sea/pool';
import { useState } from 'react';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { Select } from '@fairground/ui/select';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { usePlayRule } from '../hooks/use-play-rule.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import { useHitName, useTierName } from '../hooks/use-tier-name.ts';
import { menuOf } from '../model/play-names.ts';
import { percentText, returnText, tierRulesOf } from '../model/play-rules.ts';
import { TierHead } from './tier-head.tsx';

/** The country whose time a draw is shown in, as players do not know zone names. */
const ZONES = {
  'Asia/Ho_Chi_Minh': 'VN',
  'Asia/Bangkok': 'TH',
  'Asia/Vientiane': 'LA',
  'Asia/Kuala_Lumpur': 'MY',
  'Asia/Singapore': 'SG',
} as const satisfies Record<DrawZone, string>;

/** The rules of a lottery: how each play wins, what it pays and what comes back, all from its one definition. */
export function RulesView({ game }: { readonly game: Game }) {
  const t = useTranslations('lottery');
  const numbers = useNumbers();
  const words = usePlayWords(game.family);
  const [mode, setMode] = useState<PrizeMode>(game.modes[0] ?? 'Elott');
  const menu = menuOf(playsOf(game, mode));
  const [chosen, setChosen] = useState('');
  const group = menu.has(chosen) ? chosen : ([...menu.keys()][0] ?? '');
  const { schedule, lockSeconds, zone } = game.timetable;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid gap-2 rounded-lg bg-surface-1 p-4 text-sm text-ink-soft shadow-low">
        <li>
          {schedule.kind === 'interval'
            ? t('rules.every', { seconds: numbers.whole(schedule.seconds) })
            : t('rules.at', { time: schedule.at, zone: t(`rules.zone.${ZONES[zone]}`) })}
        </li>
        <li>{t('rules.lock', { seconds: numbers.whole(lockSeconds) })}</li>
        <li>{t('rules.rounding')}</li>
        {game.pool === undefined ? (
          <li>{t('rules.series', { usual: String(MODES[mode].series.usual) })}</li>
        ) : (
          <PoolRulesText pool={game.pool} />
        )}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        {game.modes.length > 1 && (
          <SegmentedControl
            label={t('menu.mode')}
            value={mode}
            onValueChange={setMode}
            options={game.modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
          />
        )}
        <Select
          label={t('menu.groups')}
          value={group}
          onValueChange={setChosen}
          options={[...menu.keys()].map((value) => ({ value, label: words.group(value) }))}
          className="min-w-52"
        />
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {(menu.get(group) ?? []).map((play) => (
          <PlayRule key={play.code} game={game} play={play} series={MODES[mode].series.usual} />
        ))}
      </div>
    </div>
  );
}

/** How prizes are shared, and what becomes of those nobody wins. */
function PoolRulesText({ pool }: { readonly pool: PoolRules }) {
  const t = useTranslations('lottery');
  const numbers = useNumbers();
  const hitName = useHitName();
  return (
    <>
      <li>{t('pool.rule-share')}</li>
      {pool.tiers.map(
        ({ tier, seed }) =>
          seed !== undefined && (
            <li key={tier}>{t('pool.rule-seed', { tier: hitName(tier), seed: numbers.whole(seed) })}</li>
          ),
      )}
      {pool.rollsMax !== undefined && <li>{t('pool.rule-down', { count: String(pool.rollsMax + 1) })}</li>}
      <li>{t('pool.rule-return')}</li>
    </>
  );
}

type PlayRuleProps = { readonly game: Game; readonly play: Play; readonly series: number };

/** So many tiers of a play are listed; plays with a tier for each number have dozens. */
const TIERS_SHOWN = 12;

function PlayRule({ game, play, series }: PlayRuleProps) {
  const t = useTranslations('lottery');
  const numbers = useNumbers();
  const words = usePlayWords(game.family);
  const ruleOf = usePlayRule(game.family);
  const tierName = useTierName(game.family);
  const tiers = tierRulesOf(game, play, series, numbers);
  const shareOf = (tier: string): string | undefined => {
    const shared = game.pool?.tiers.find((one) => one.tier === tier);
    return shared && t('pool.share', { part: percentText(shared.part, numbers) });
  };
  return (
    <article className="grid content-start gap-3 rounded-lg bg-surface-1 p-4 shadow-low">
      <header>
        <h3 className="text-base">{words.kind(play)}</h3>
        <p className="mt-1 text-sm text-ink-soft">{ruleOf(play)}</p>
      </header>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{words.kind(play)}</caption>
        <TierHead columns={[t('rules.tier'), t('rules.chance'), t('rules.odds')]} />
        <tbody>
          {tiers.slice(0, TIERS_SHOWN).map(({ tier, chance, odds }) => (
            <tr key={tier} className="border-t border-line/60">
              <th scope="row" className="py-1 text-start font-normal">
                {tierName(play, tier)}
              </th>
              <td className="py-1 ps-3 text-end text-ink-soft">{chance}</td>
              <td className="py-1 ps-3 text-end font-semibold">{shareOf(tier) ?? odds}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tiers.length > TIERS_SHOWN && (
        <p className="text-xs text-ink-faint">{t('rules.more-tiers', { count: String(tiers.length - TIERS_SHOWN) })}</p>
      )}
      <p className="text-sm">
        {t('rules.return')} <b className="tabular-nums">{returnText(game, play, series, numbers)}</b>
        {play.stakesPerBet > 1 && (
          <span className="text-ink-faint"> · {t('rules.lots', { count: String(play.stakesPerBet) })}</span>
        )}
      </p>
    </article>
  );
}
