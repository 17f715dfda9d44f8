import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { movePointerAway } from './testing/page.tsx';
import { stopTimers } from './testing/stop-timers.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast.tsx';

const showRegion = async () => {
  stopTimers();
  const store = createToastStore();
  const screen = await render(<ToastRegion label="Messages" dismissLabel="Close" store={store} />);
  return { screen, store, region: screen.getByRole('region', { name: 'Messages' }) };
};

/** The timers that are due run, and no others. */
const letPass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test('a message is read out, stays five seconds and goes', async () => {
  const { screen, store } = await showRegion();

  store.show({ title: 'Saved', description: 'Your name was changed' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('SavedYour name was changed');
  letPass(4000);
  expect(store.snapshot()).toHaveLength(1);
  letPass(1000);

  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('an error interrupts screen readers, and stays longer', async () => {
  const { screen, store } = await showRegion();

  store.show({ tone: 'loss', title: 'Not saved' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not saved');
  letPass(7000);
  expect(store.snapshot()).toHaveLength(1);
  letPass(1000);

  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a message waits while the pointer or the focus is on it', async () => {
  const { screen, store } = await showRegion();
  store.show({ title: 'Saved' });

  await screen.getByRole('status').hover();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0));
  letPass(20_000);
  await expect.element(screen.getByRole('status')).toBeVisible();

  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await movePointerAway();
  letPass(20_000);
  await expect.element(screen.getByRole('status')).toBeVisible();
});

test('a message is closed by its button, and the next one does not wait for a pointer that is gone', async () => {
  const { screen, store } = await showRegion();
  store.show({ title: 'First' });

  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  await movePointerAway();
  store.show({ title: 'Second' });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Second');
  letPass(5000);

  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('the offer of a message is taken once and closes it; of many messages the newest three are shown', async () => {
  const { screen, store } = await showRegion();
  const onPress = vi.fn<() => void>();

  store.show({ title: 'Removed', action: { label: 'Undo', onPress } });
  await screen.getByRole('button', { name: 'Undo' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();

  for (const title of ['One', 'Two', 'Three', 'Four']) store.show({ title });
  await expect.element(screen.getByText('Four')).toBeVisible();
  expect(
    screen
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Two', 'Three', 'Four']);
});
