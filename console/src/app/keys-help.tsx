import { Dialog } from '@fairground/ui/dialog';
import { Switch } from '@fairground/ui/switch';
import { useTexts } from '../texts/texts.tsx';
import { switchKeys, useChoices } from './choices.ts';

const KEYS = [
  ['⌘K', 'search'],
  ['/', 'search'],
  ['g t', 'today'],
  ['g a', 'approvals'],
  ['g s', 'staff'],
  ['g l', 'audit'],
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'choose'],
  ['Enter', 'open'],
  ['n', 'next-item'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['h', 'hold'],
  ['u', 'leave'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const hasKeys = useChoices((choices) => choices.hasKeys);
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.title')} closeLabel={t('close')} size="sm">
      <dl className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {KEYS.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm bg-surface-3 px-1.5 py-0.5 text-xs">{key}</kbd>
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('keys.letters')} checked={hasKeys} onChange={(event) => switchKeys(event.target.checked)} />
    </Dialog>
  );
}
