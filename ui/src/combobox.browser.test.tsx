import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { Combobox } from './combobox.tsx';
import { Held } from './testing/held.tsx';

type Bank = { readonly code: string; readonly name: string };

const BANKS: readonly Bank[] = [
  { code: 'ACB', name: 'Á Châu' },
  { code: 'DAB', name: 'Đông Á' },
  { code: 'VCB', name: 'Ngoại Thương' },
];

const showBanks = () =>
  render(
    <Held<Bank | undefined> initial={undefined}>
      {(value, setValue) => (
        <Combobox<Bank>
          label="Bank"
          placeholder="Choose a bank"
          options={BANKS}
          value={value}
          onValueChange={setValue}
          keyOf={({ code }) => code}
          textOf={({ code, name }) => `${name} ${code}`}
          renderOption={({ name }) => name}
          searchLabel="Search banks"
          emptyText="No such bank"
        />
      )}
    </Held>,
  );

test('what is typed without its marks finds an option, and Enter takes it', async () => {
  const screen = await showBanks();
  const field = screen.getByRole('combobox', { name: 'Bank' });

  await field.click();
  expect(page.getByRole('option').elements()).toHaveLength(3);
  await userEvent.keyboard('dong');
  await expect.element(page.getByRole('option')).toHaveTextContent('Đông Á');
  await userEvent.keyboard('{Enter}');

  await expect.element(field).toHaveTextContent('Đông Á');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('a code finds an option too, and nothing found is said', async () => {
  const screen = await showBanks();
  await screen.getByRole('combobox', { name: 'Bank' }).click();
  const search = page.getByRole('combobox', { name: 'Search banks' });

  await search.fill('vcb');
  await expect.element(page.getByRole('option')).toHaveTextContent('Ngoại Thương');
  await search.fill('zzz');
  await expect.element(page.getByText('No such bank')).toBeVisible();
  expect(page.getByRole('option').elements()).toEqual([]);
});

test('Escape closes the list without a choice and gives the focus back', async () => {
  const screen = await showBanks();
  const field = screen.getByRole('combobox', { name: 'Bank' });

  await field.click();
  await expect.element(page.getByRole('combobox', { name: 'Search banks' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');

  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field).toHaveTextContent('Choose a bank');
  await expect.element(field).toHaveFocus();
});
