import {
  Bell,
  ChevronDown,
  Dices,
  Gift,
  Heart,
  History,
  Play,
  Plus,
  RefreshCw,
  Search,
  Settings,
  Trash2,
  Wallet,
} from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button, ButtonLink } from '../../src/button.tsx';
import { CommandPalette } from '../../src/command-palette.tsx';
import type { CommandGroup } from '../../src/command-palette.tsx';
import { IconButton } from '../../src/icon-button.tsx';
import { matchesText } from '../../src/matches-text.ts';
import { usePaletteKey } from '../../src/palette-key.tsx';
import { toast } from '../../src/toast.tsx';
import { Demo } from '../demo.tsx';

export function ButtonDemo() {
  return (
    <>
      <Demo title="Variants">
        <Button variant="primary">Deposit</Button>
        <Button>Withdraw</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger">Close account</Button>
        <Button variant="link">See all games</Button>
      </Demo>
      <Demo title="Sizes">
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
      </Demo>
      <Demo title="Icons and links">
        <Button variant="primary" iconStart={<Play aria-hidden="true" />}>
          Play now
        </Button>
        <Button iconEnd={<ChevronDown aria-hidden="true" />}>Sort</Button>
        <ButtonLink href="#button" iconStart={<Gift aria-hidden="true" />}>
          Promotions
        </ButtonLink>
      </Demo>
      <Demo title="Loading and disabled">
        <Button variant="primary" loading>
          Deposit
        </Button>
        <Button loading>Withdraw</Button>
        <Button variant="primary" disabled>
          Deposit
        </Button>
        <Button disabled>Withdraw</Button>
      </Demo>
      <Demo title="Block" flow="bare">
        <div className="max-w-sm">
          <Button variant="primary" size="lg" block>
            Create account
          </Button>
        </div>
      </Demo>
    </>
  );
}

export function IconButtonDemo() {
  const [isFavourite, setFavourite] = useState(true);
  return (
    <>
      <Demo title="Variants">
        <IconButton label="Search" icon={<Search aria-hidden="true" />} />
        <IconButton variant="solid" label="Settings" icon={<Settings aria-hidden="true" />} />
        <IconButton variant="primary" label="Add" icon={<Plus aria-hidden="true" />} />
        <IconButton variant="overlay" label="Play" icon={<Play aria-hidden="true" />} />
      </Demo>
      <Demo title="Marks, pressed, loading, disabled">
        <IconButton label="Messages, 3 new" icon={<Bell aria-hidden="true" />} mark={3} />
        <IconButton label="Rewards, some to claim" icon={<Gift aria-hidden="true" />} mark="" />
        <IconButton
          label="Favourite"
          aria-pressed={isFavourite}
          icon={<Heart aria-hidden="true" fill={isFavourite ? 'currentColor' : 'none'} />}
          onClick={() => setFavourite(!isFavourite)}
        />
        <IconButton label="Refresh" icon={<RefreshCw aria-hidden="true" />} loading />
        <IconButton label="Delete" icon={<Trash2 aria-hidden="true" />} disabled />
      </Demo>
      <Demo title="Sizes">
        <IconButton variant="solid" size="sm" label="Small" icon={<Plus aria-hidden="true" />} />
        <IconButton variant="solid" label="Medium" icon={<Plus aria-hidden="true" />} />
        <IconButton variant="solid" size="lg" label="Large" icon={<Plus aria-hidden="true" />} />
      </Demo>
    </>
  );
}

export function CommandPaletteDemo() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  usePaletteKey(useCallback(() => setOpen(true), []));
  const groups = PALETTE.map((group) => ({
    ...group,
    items: group.items.filter((item) => matchesText(item.label, query)),
  })).filter((group) => group.items.length > 0);
  return (
    <Demo>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="field-box w-full max-w-sm gap-3 px-3 text-ink-faint"
      >
        <Search aria-hidden="true" className="size-4.5" />
        Search games, pages, help
        <kbd className="ms-auto rounded-sm bg-surface-3 px-1.5 py-0.5 text-xs text-ink-soft">Ctrl K</kbd>
      </button>
      <CommandPalette
        open={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        groups={groups}
        onSelect={(item) => {
          setOpen(false);
          setQuery('');
          toast.show({ title: item.label });
        }}
        labels={{
          title: 'Search everything',
          placeholder: 'Search games, pages, promotions, help',
          close: 'Close',
          empty: `Nothing found for “${query}”. Try fewer letters.`,
          found: (count) => `${count} results`,
          keys: { move: 'move', choose: 'open', close: 'close' },
        }}
      />
    </Demo>
  );
}

const PALETTE: readonly CommandGroup[] = [
  {
    id: 'recent',
    label: 'Recent',
    items: [
      {
        id: 'lantern',
        label: 'Lantern Festival',
        description: 'Slot by the house',
        icon: <History aria-hidden="true" />,
        aside: 'RTP 96.5 %',
      },
      { id: 'deposit', label: 'Deposit', description: 'Wallet', icon: <History aria-hidden="true" /> },
    ],
  },
  {
    id: 'games',
    label: 'Games',
    items: [
      { id: 'carp', label: 'Golden Carp', description: 'Fishing', icon: <Dices aria-hidden="true" />, aside: 'new' },
      { id: 'wheel', label: 'Ferris Wheel', description: 'In-house', icon: <Dices aria-hidden="true" /> },
      { id: 'tiger', label: 'Paper Tiger', description: 'Slot', icon: <Dices aria-hidden="true" /> },
    ],
  },
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'promotions', label: 'Promotions', icon: <Gift aria-hidden="true" /> },
      { id: 'wallet', label: 'Wallet', icon: <Wallet aria-hidden="true" /> },
    ],
  },
];
