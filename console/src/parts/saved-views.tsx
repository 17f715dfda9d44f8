import type { DeskList } from '@fairground/contract/console/desk';
import { listViews, removeView, saveView, VIEW_NAME_MAX } from '@fairground/contract/operators/operator-endpoints';
import { Button } from '@fairground/ui/button';
import { IconButton } from '@fairground/ui/icon-button';
import { Popover } from '@fairground/ui/popover';
import { Select } from '@fairground/ui/select';
import { TextField } from '@fairground/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useDesk } from '../app/desk.tsx';
import { staffCall } from '../session/calls.ts';
import { Failure } from '../session/proof-form.tsx';
import { useDeed } from '../session/use-deed.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';

type SavedViewsProps = {
  readonly offer: Pick<DeskList, 'id' | 'path'>;
  /** What the address holds now; empty for the list as it comes. */
  readonly search: string;
};

const NOBODY_ELSE = '-';

/** Filters, order and columns under a name, for oneself or for all of a role. The button names the view that is shown. */
export function SavedViews({ offer, search }: SavedViewsProps) {
  const t = useTexts();
  const cache = useQueryClient();
  const deed = useDeed();
  const [isOpen, setOpen] = useState(false);
  const queryKey = ['views', offer.id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => staffCall(listViews, { query: { list: offer.id } }, signal),
    staleTime: 60_000,
  });
  const views = query.data?.list ?? [];
  const shown = views.find((view) => view.search === search);
  const remove = (viewId: (typeof views)[number]['viewId']) =>
    deed.run(async () => {
      await staffCall(removeView, { body: { viewId } });
      await cache.invalidateQueries({ queryKey });
    });
  return (
    <Popover
      label={t('views.title')}
      open={isOpen}
      onOpenChange={setOpen}
      align="start"
      className="w-80 p-4"
      trigger={
        <Button size="sm" variant="ghost" iconStart={<Bookmark aria-hidden="true" />}>
          {shown?.name ?? t('views.title')}
        </Button>
      }
    >
      <ul className="mb-3 flex max-h-60 flex-col overflow-y-auto">
        {views.length === 0 && <li className="text-ink-soft">{t('views.none')}</li>}
        {views.map((view) => (
          <li key={view.viewId} className="flex items-center gap-1">
            <Link
              href={view.search === '' ? offer.path : `${offer.path}?${view.search}`}
              aria-current={view === shown ? 'true' : undefined}
              className="control min-h-9 min-w-0 flex-1 justify-start px-2 hover:bg-surface-2 aria-[current]:font-semibold pointer-coarse:min-h-11"
              onClick={() => setOpen(false)}
            >
              <span className="truncate">{view.name}</span>
              {!view.isOwn && <span className="ms-2 text-xs text-ink-faint">{view.owner}</span>}
            </Link>
            {view.isOwn && (
              <IconButton
                size="sm"
                label={t('views.remove', { name: view.name })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => void remove(view.viewId)}
              />
            )}
          </li>
        ))}
      </ul>
      <SaveView offer={offer} search={search} onSaved={() => void cache.invalidateQueries({ queryKey })} />
      <Failure text={deed.failureText} />
    </Popover>
  );
}

function SaveView({ offer, search, onSaved }: SavedViewsProps & { readonly onSaved: () => void }) {
  const t = useTexts();
  const { self } = useDesk();
  const deed = useDeed();
  const [name, setName] = useState('');
  const [role, setRole] = useState(NOBODY_ELSE);
  const roleWords = wordsOf(t, 'operators.staff');
  const save = () =>
    deed.run(async () => {
      const shared = self.roles.find((each) => each === role) ?? null;
      await staffCall(saveView, { body: { list: offer.id, name: name.trim(), search, role: shared } });
      setName('');
      onSaved();
    });
  return (
    <form
      className="flex flex-col gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void save();
      }}
    >
      <TextField
        label={t('views.name')}
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {self.roles.length > 0 && (
        <Select
          label={t('views.for')}
          value={role}
          options={[
            { value: NOBODY_ELSE, label: t('views.own') },
            ...self.roles.map((each) => ({ value: each, label: roleWords.value('roles', each) })),
          ]}
          onValueChange={setRole}
        />
      )}
      <Button type="submit" size="sm" loading={deed.isBusy} disabled={name.trim() === ''}>
        {t('views.save')}
      </Button>
      <Failure text={deed.failureText} />
    </form>
  );
}
