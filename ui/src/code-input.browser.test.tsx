import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { CodeInput } from './code-input.tsx';
import { Held } from './testing/held.tsx';

const showCode = async (props: { readonly error?: string; readonly disabled?: boolean } = {}) => {
  const onComplete = vi.fn<(code: string) => void>();
  const screen = await render(
    <Held initial="">
      {(value, setValue) => (
        <CodeInput {...props} label="Code" value={value} onValueChange={setValue} onComplete={onComplete} />
      )}
    </Held>,
  );
  const input = screen.getByRole('textbox', { name: 'Code' });
  const cells = () => [...screen.container.querySelectorAll('.ui-code > span')].map(({ textContent }) => textContent);
  return { screen, input, cells, onComplete };
};

test('each digit has its cell, other signs are passed over, and the last one completes the code once', async () => {
  const { input, cells, onComplete } = await showCode();

  await input.click();
  await userEvent.keyboard('12a34');
  expect(cells()).toEqual(['1', '2', '3', '4', '', '']);
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard('567');

  await expect.element(input).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('a code is taken out of a pasted message', async () => {
  const { input, onComplete } = await showCode();

  await input.fill('Your code: 98 76-54');

  await expect.element(input).toHaveValue('987654');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('987654');
});

test('the cell that waits is marked, and goes back with what is taken away', async () => {
  const { screen, input } = await showCode();
  const active = () =>
    [...screen.container.querySelectorAll('.ui-code > span')].findIndex(
      (cell) => 'active' in (cell as HTMLElement).dataset,
    );

  await input.click();
  await userEvent.keyboard('12');
  expect(active()).toBe(2);
  await userEvent.keyboard('{Backspace}');
  expect(active()).toBe(1);
});

test('a code field has its error and can be closed', async () => {
  const { input } = await showCode({ error: 'Wrong code', disabled: true });

  await expect.element(input).toHaveAccessibleDescription('Wrong code');
  await expect.element(input).toBeDisabled();
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
});
