import type { Country } from '@fairground/contract/system/endpoints';
import { Held } from '@fairground/ui/testing/held';
import { movePointerAway } from '@fairground/ui/testing/page';
import { stopTimers } from '@fairground/ui/testing/stop-timers';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { useCountries } from '../hooks/use-countries.ts';
import { CountryPicker } from './country-picker.tsx';
import { PhoneField } from './phone-field.tsx';

const COUNTRIES: readonly Country[] = [
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'DE', countryDialingCode: '49' },
  { countryCode: 'TH', countryDialingCode: '66' },
];

const picker = page.getByRole('combobox', { name: 'Country code' });
const list = page.getByRole('listbox', { name: 'Country code' });

const showPicker = () =>
  renderOnSite(
    <Held<Country | undefined> initial={COUNTRIES[0]}>
      {(country, setCountry) => (
        <>
          <CountryPicker countries={COUNTRIES} country={country} onPick={setCountry} />
          <button type="button">Beside</button>
        </>
      )}
    </Held>,
  );

test('[F-09] the country picker is read-only, opens on focus and lists flags with dialling codes', async () => {
  await showPicker();
  await expect.element(picker).toHaveAttribute('readonly');
  await expect.element(picker).toHaveValue('+84');
  await expect.element(list).not.toBeInTheDocument();

  (picker.element() as HTMLElement).focus();

  await expect.element(list).toBeVisible();
  expect(
    list
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Germany+49', 'Thailand+66', 'Vietnam+84']);
  await expect.poll(() => list.element().querySelectorAll('[role="option"] img').length).toBe(3);
  await expect.element(list.getByRole('option', { name: /Vietnam/ })).toHaveAttribute('aria-selected', 'true');
});

test('[F-09] [B-02] the list closes 200 ms after the picker was left, and not before', async () => {
  await showPicker();
  stopTimers();
  (picker.element() as HTMLElement).focus();
  await expect.element(list).toBeVisible();

  (page.getByRole('button', { name: 'Beside' }).element() as HTMLElement).focus();
  vi.advanceTimersByTime(199);
  await twoFrames();
  expect(list.elements()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await twoFrames();

  expect(list.elements()).toEqual([]);
});

test('[F-09] anyone who comes back within that moment finds the list open', async () => {
  await showPicker();
  stopTimers();
  (picker.element() as HTMLElement).focus();
  await expect.element(list).toBeVisible();

  (page.getByRole('button', { name: 'Beside' }).element() as HTMLElement).focus();
  vi.advanceTimersByTime(150);
  (picker.element() as HTMLElement).focus();
  vi.advanceTimersByTime(1000);
  await twoFrames();

  expect(list.elements()).toHaveLength(1);
});

test('[F-09] a press on a country sets its code and closes the list', async () => {
  await showPicker();
  await picker.click();

  await list.getByRole('option', { name: /Thailand/ }).click();

  await expect.element(picker).toHaveValue('+66');
  await expect.element(list).not.toBeInTheDocument();
  await movePointerAway();
});

test('keys choose a country: arrows, a letter, a digit of its code; Escape leaves it as it was', async () => {
  await showPicker();
  (picker.element() as HTMLElement).focus();
  await expect.element(list).toBeVisible();

  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  await expect.element(picker).toHaveValue('+66');
  await userEvent.keyboard('{Enter}g{Enter}');
  await expect.element(picker).toHaveValue('+49');
  await userEvent.keyboard('{Enter}{End}{Escape}');

  await expect.element(list).not.toBeInTheDocument();
  await expect.element(picker).toHaveValue('+49');
});

function Phone({ initialCode }: { readonly initialCode?: string }) {
  const countries = useCountries(initialCode);
  const field = { name: 'mobileNum', value: '', onChange: () => undefined, onBlur: () => undefined, error: undefined };
  return <PhoneField field={field} countries={countries} />;
}

const ANSWERS = {
  'system.list-countries': { list: COUNTRIES },
  'system.read-location': { ip: '203.0.113.7', country: 'TH', countryDialingCode: '66' },
};

test('[F-09] the picker starts with the country of the visitor, or with a code the form brings along', async () => {
  const first = await renderOnSite(<Phone />, { answers: ANSWERS });
  await expect.element(picker).toHaveValue('+66');
  await first.unmount();

  const second = await renderOnSite(<Phone initialCode="49" />, { answers: ANSWERS });
  await expect.element(picker).toHaveValue('+49');
  await second.unmount();

  await renderOnSite(<Phone initialCode="999" />, { answers: ANSWERS });
  await expect.element(picker).toHaveValue('+66');
});

/** What was changed has been drawn by then. */
const twoFrames = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
