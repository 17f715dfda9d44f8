import { playsOf } from '@fairground/engines/lottery/games';
import type { Play } from '@fairground/engines/lottery/play';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePlayWords } from '../hooks/use-play-words.ts';
import type { Room } from '../hooks/use-room.ts';
import { groupOf, menuOf } from '../model/play-names.ts';

type PlayMenuProps = {
  readonly room: Room;
  readonly onPlay: (play: Play) => void;
  readonly onMode: (mode: PrizeMode) => void;
};

/** The plays of a game: the prize mode where there are two, the group, and the play in it. */
export function PlayMenu({ room: { game, mode, play }, onPlay, onMode }: PlayMenuProps) {
  const t = useTranslations('lottery');
  const words = usePlayWords(game.family);
  const menu = menuOf(playsOf(game, mode));
  const group = groupOf(play);
  return (
    <nav aria-label={t('menu.label')} className="grid grid-cols-1 gap-3">
      {game.modes.length > 1 && (
        <div>
          <SegmentedControl
            label={t('menu.mode')}
            value={mode}
            onValueChange={onMode}
            options={game.modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
          />
        </div>
      )}
      <ul aria-label={t('menu.groups')} className="-mx-1 flex gap-1.5 overflow-x-auto px-1 py-1 md:flex-wrap">
        {[...menu].map(([name, [first]]) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === group ? 'true' : undefined}
              onClick={() => first !== undefined && onPlay(first)}
              className="control h-9 rounded-full bg-surface-1 px-3.5 text-sm font-semibold whitespace-nowrap text-ink-soft shadow-low hover:bg-surface-2 hover:text-ink aria-[current=true]:bg-category aria-[current=true]:text-ground pointer-coarse:h-11"
            >
              {words.group(name)}
            </button>
          </li>
        ))}
      </ul>
      <ul aria-label={words.group(group)} className="-mx-1 flex gap-1 overflow-x-auto px-1 py-0.5 md:flex-wrap">
        {(menu.get(group) ?? []).map((one) => (
          <li key={one.code}>
            <button
              type="button"
              aria-current={one.code === play.code ? 'true' : undefined}
              onClick={() => onPlay(one)}
              className="control h-8 px-3 text-sm whitespace-nowrap text-ink-soft hover:bg-surface-2 hover:text-ink aria-[current=true]:bg-category-soft aria-[current=true]:font-semibold aria-[current=true]:text-ink pointer-coarse:h-10"
            >
              {words.kind(one)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
