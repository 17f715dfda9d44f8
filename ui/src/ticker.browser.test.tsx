import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { blurAll, movePointerAway, preferMotion } from './testing/page.tsx';
import { stopTimers } from './testing/stop-timers.tsx';
import { Ticker } from './ticker.tsx';

/** As long as one of the news stays. */
const A_TURN_MS = 7000;

const showTicker = async (titles: readonly string[] = ['One', 'Two', 'Three']) => {
  stopTimers();
  const onPress = vi.fn<(title: string) => void>();
  const screen = await render(
    <Ticker
      label="News"
      labels={{ pause: 'Pause the news', play: 'Run the news again' }}
      icon={null}
      items={titles.map((title) => ({ key: title, title, onPress: () => onPress(title) }))}
    />,
  );
  const ticker = screen.getByRole('region', { name: 'News' });
  return {
    screen,
    onPress,
    /** What is seen; a hidden one is no line to anybody. */
    lines: () =>
      ticker
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    line: ticker.getByRole('listitem').getByRole('button'),
    pause: ticker.getByRole('button', { name: 'Pause the news' }),
    play: ticker.getByRole('button', { name: 'Run the news again' }),
  };
};

test('the news come one after the other, and after the last the first again', async () => {
  await preferMotion('no-preference');
  const { lines } = await showTicker();

  await expect.poll(lines).toEqual(['One']);
  vi.advanceTimersByTime(A_TURN_MS);
  await expect.poll(lines).toEqual(['Two']);
  vi.advanceTimersByTime(A_TURN_MS);
  await expect.poll(lines).toEqual(['Three']);
  vi.advanceTimersByTime(A_TURN_MS);
  await expect.poll(lines).toEqual(['One']);
});

test('the news stand still while the pointer is over them, or a key has reached one', async () => {
  await preferMotion('no-preference');
  const { line, pause, lines } = await showTicker();

  await line.hover();
  vi.advanceTimersByTime(2 * A_TURN_MS);
  await expect.poll(lines).toEqual(['One']);

  await movePointerAway();
  (pause.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(line).toHaveFocus();
  vi.advanceTimersByTime(2 * A_TURN_MS);
  await expect.poll(lines).toEqual(['One']);

  blurAll();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(A_TURN_MS);
  await expect.poll(lines).toEqual(['Two']);
});

test('the news stand still once the button says so, and one of them opens by a press', async () => {
  await preferMotion('no-preference');
  const { line, onPress, pause, play, lines } = await showTicker();

  await pause.click();
  await movePointerAway();
  blurAll();
  await expect.element(play).toBeVisible();
  vi.advanceTimersByTime(2 * A_TURN_MS);
  await expect.poll(lines).toEqual(['One']);

  await line.click();
  expect(onPress).toHaveBeenCalledExactlyOnceWith('One');
});

test('with less motion wanted the news stand still until they are asked to run', async () => {
  await preferMotion('reduce');
  const { play, lines } = await showTicker();

  vi.advanceTimersByTime(2 * A_TURN_MS);
  await expect.poll(lines).toEqual(['One']);

  await play.click();
  await movePointerAway();
  blurAll();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(A_TURN_MS);
  await expect.poll(lines).toEqual(['Two']);
});

test('a single piece of news needs no button to stop it', async () => {
  const { pause, play, lines } = await showTicker(['Only']);

  await expect.poll(lines).toEqual(['Only']);
  expect([...pause.elements(), ...play.elements()]).toEqual([]);
});
