import { Button } from '@fairground/ui/button';
import { Popover } from '@fairground/ui/popover';
import { LogOut } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'wouter';
import { leave } from '../session/leave.ts';
import { useTexts } from '../texts/texts.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { useDesk } from './desk.tsx';

type OwnMenuProps = { readonly anchor: RefObject<HTMLButtonElement | null>; readonly onClose: () => void };

/** Who is logged in, where else, and the way out. */
export function OwnMenu({ anchor, onClose }: OwnMenuProps) {
  const t = useTexts();
  const { self } = useDesk();
  return (
    <Popover label={t('own.title')} anchor={anchor} open onOpenChange={onClose} align="end" className="w-64 p-4">
      <p className="font-semibold">{self.name}</p>
      <p className="mb-3 text-xs text-ink-faint">{self.roles.join(' · ')}</p>
      <div className="mb-2 md:hidden">
        <ChoiceBar />
      </div>
      <Link
        href="/sessions"
        onClick={onClose}
        className="control h-9 w-full justify-start px-2 text-ink-soft hover:bg-surface-2 hover:text-ink"
      >
        {t('sessions.title')}
      </Link>
      <Button block size="sm" className="mt-2" iconStart={<LogOut aria-hidden="true" />} onClick={() => void leave()}>
        {t('own.leave')}
      </Button>
    </Popover>
  );
}
