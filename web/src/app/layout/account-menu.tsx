import type { RefObject } from 'react';
import { Popover } from '@fairground/ui/popover';
import { useTranslations } from '../../shared/i18n/index.ts';
import { AccountList } from './account-list.tsx';
import { MemberCard } from './member-card.tsx';

type AccountMenuProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Everything of the account, hanging on its picture. */
export function AccountMenu({ anchor, isOpen, onOpenChange }: AccountMenuProps) {
  const t = useTranslations('centre');
  return (
    <Popover
      anchor={anchor}
      open={isOpen}
      onOpenChange={onOpenChange}
      label={t('header.account')}
      align="end"
      className="w-72 p-4"
    >
      <MemberCard />
      <div aria-hidden="true" className="my-3 h-px bg-line" />
      <AccountList onLeave={() => onOpenChange(false)} />
    </Popover>
  );
}
