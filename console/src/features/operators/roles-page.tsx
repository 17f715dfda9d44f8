import { EXCLUSIVE_ROLES, PERMISSIONS, permissionsOf, STAFF_ROLES } from '@fairground/contract/operators/permissions';
import { Check } from 'lucide-react';
import { useTexts } from '../../texts/texts.tsx';
import { wordsOf } from '../../texts/words.ts';

/** Which role may do what: the table that the server itself decides by. */
export function Part() {
  const t = useTexts();
  const words = wordsOf(t, 'operators.roles');
  const roles = STAFF_ROLES.map((role) => ({ role, may: permissionsOf([role]) }));
  return (
    <>
      <p className="mb-3 text-ink-soft">
        {words.field('exclusive')}:{' '}
        {EXCLUSIVE_ROLES.map((pair) => pair.map((role) => words.value('roles', role)).join(' / ')).join(' · ')}
      </p>
      <section
        className="relative max-h-[calc(100dvh-12rem)] overflow-auto rounded-md bg-surface-1 shadow-low"
        aria-label={words.title}
        // What scrolls sideways must be reachable by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="text-xs">
          <thead className="sticky top-0 z-10 bg-surface-2 text-ink-soft">
            <tr>
              <th scope="col" className="sticky start-0 bg-surface-2 px-3 py-2 text-start">
                {words.field('permission')}
              </th>
              {roles.map(({ role }) => (
                <th key={role} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                  {words.value('roles', role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PERMISSIONS.map((permission) => (
              <tr key={permission} className="border-t border-line hover:bg-surface-2">
                <th
                  scope="row"
                  className="sticky start-0 bg-surface-1 px-3 py-1.5 text-start font-semibold whitespace-nowrap"
                >
                  {words.value('permission', permission)}
                  <span className="block font-normal text-ink-faint">{permission}</span>
                </th>
                {roles.map(({ role, may }) => (
                  <td key={role} className="px-3 py-1.5 text-center">
                    {may.has(permission) && (
                      <>
                        <Check aria-hidden="true" className="mx-auto size-4 text-gain" />
                        <span className="sr-only">{t('yes')}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
