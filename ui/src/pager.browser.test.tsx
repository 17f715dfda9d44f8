import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { Pager } from './pager.tsx';
import { Held } from './testing/held.tsx';

const showPager = (props: Partial<Parameters<typeof Pager>[0]> = {}) =>
  render(
    <Held initial={props.page ?? 1}>
      {(page, setPage) => (
        <Pager
          label="Pages"
          pageCount={9}
          previousLabel="Previous"
          nextLabel="Next"
          pageLabel={(number) => `Page ${number}`}
          onPageChange={setPage}
          {...props}
          page={page}
        />
      )}
    </Held>,
  );

test('a press on a page or an arrow turns to it, and the page on show is marked', async () => {
  const screen = await showPager();
  const current = () => screen.container.querySelector('[aria-current="page"]')?.textContent;

  await expect.poll(current).toBe('1');
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.poll(current).toBe('2');
  await screen.getByRole('button', { name: 'Page 9' }).click();
  await expect.poll(current).toBe('9');
  await screen.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(current).toBe('8');
});

test('there is no way before the first page and behind the last', async () => {
  const screen = await showPager({ pageCount: 2 });

  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('far pages are left out, and the gap is no stop for those who listen', async () => {
  const screen = await showPager({ page: 5, pageCount: 50 });

  expect(screen.getByRole('button', { name: 'Page 30' }).elements()).toEqual([]);
  expect(
    [...screen.container.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent),
  ).toContain('…');
});

test('with addresses a plain press turns the page and one with a key is left to the browser', async () => {
  const onPageChange = vi.fn<(page: number) => void>();
  const screen = await showPager({ hrefOf: (page) => `#page-${page}`, onPageChange });
  const link = screen.getByRole('link', { name: 'Page 2' });
  const leftToBrowser = vi.fn<(isLeft: boolean) => void>();
  screen.container.addEventListener('click', (event) => {
    leftToBrowser(!event.defaultPrevented);
    event.preventDefault();
  });

  await expect.element(link).toHaveAttribute('href', '#page-2');
  await link.click();
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2);
  await link.click({ modifiers: ['Control'] });

  expect(onPageChange).toHaveBeenCalledOnce();
  expect(leftToBrowser.mock.calls).toEqual([[false], [true]]);
});
