import { LogOut, Users } from 'lucide-react';
import type { RefObject } from 'react';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@fairground/ui/menu';
import { MemberBadges, MemberName } from '../../features/profile/index.ts';
import { useTranslations } from '../../shared/i18n/index.ts';
import { canSeeAgentCentre } from '../../shared/session/account-kind.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { openModal } from '../../shared/store/modal-store.ts';
import { openCentre } from '../../shared/store/open-centre.ts';
import { ACCOUNT_ENTRIES } from './account-entries.ts';

type AccountMenuProps = {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Everything of the account, hanging on its picture. */
export function AccountMenu({ anchor, isOpen, onOpenChange }: AccountMenuProps) {
  const t = useTranslations('centre');
  const tCommon = useTranslations('common');
  const isAgent = useSession(canSeeAgentCentre);
  return (
    <Menu anchor={anchor} open={isOpen} onOpenChange={onOpenChange}>
      <MenuGroup label={<Who />}>
        {ACCOUNT_ENTRIES.map(({ page, icon: Icon }) => (
          <MenuItem key={page} icon={<Icon aria-hidden="true" />} onSelect={() => openCentre(page)}>
            {t(`page.${page}`)}
          </MenuItem>
        ))}
        {isAgent && (
          <MenuItem
            icon={<Users aria-hidden="true" />}
            onSelect={() => openModal({ type: 'soon', props: { feature: 'agent' } })}
          >
            {t('header.agent')}
          </MenuItem>
        )}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem
        tone="danger"
        icon={<LogOut aria-hidden="true" />}
        onSelect={() => openModal({ type: 'logout', props: {} })}
      >
        {tCommon('header.logout')}
      </MenuItem>
    </Menu>
  );
}

function Who() {
  return (
    <span className="grid gap-1.5 py-1">
      <span className="max-w-56 truncate text-sm font-semibold text-ink">
        <MemberName />
      </span>
      <span className="flex flex-wrap gap-1 empty:hidden">
        <MemberBadges />
      </span>
    </span>
  );
}
