import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { Tabs } from './tabs.tsx';
import { Held } from './testing/held.tsx';

type Tab = 'all' | 'mine' | 'closed' | 'rules';

const showTabs = async () => {
  const screen = await render(
    <Held<Tab> initial="all">
      {(value, setValue) => (
        <Tabs<Tab>
          label="Bets"
          value={value}
          onValueChange={setValue}
          items={[
            { value: 'all', label: 'All' },
            { value: 'mine', label: 'Mine' },
            { value: 'closed', label: 'Closed', disabled: true },
            { value: 'rules', label: 'Rules' },
          ]}
        >
          <p>{`What is in ${value}`}</p>
        </Tabs>
      )}
    </Held>,
  );
  const tab = (name: string) => screen.getByRole('tab', { name });
  const opened = () => [
    screen.container.querySelector('[aria-selected="true"]')?.textContent,
    screen.getByRole('tabpanel').element().textContent,
  ];
  return { screen, tab, opened };
};

test('a press opens the panel of a tab, which is named after it', async () => {
  const { screen, tab, opened } = await showTabs();

  await expect.element(screen.getByRole('tabpanel', { name: 'All' })).toBeVisible();
  await tab('Mine').click();
  await expect.poll(opened).toEqual(['Mine', 'What is in mine']);
  await expect.element(tab('All')).toHaveAttribute('aria-selected', 'false');
});

test('arrows go from tab to tab and around, past a closed one; the tab key goes into the panel', async () => {
  const { screen, tab, opened } = await showTabs();
  await tab('All').click();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(opened).toEqual(['Rules', 'What is in rules']);
  await expect.element(tab('Rules')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(opened).toEqual(['All', 'What is in all']);
  await userEvent.keyboard('{End}');
  await expect.poll(opened).toEqual(['Rules', 'What is in rules']);
  await userEvent.keyboard('{Home}');
  await expect.poll(opened).toEqual(['All', 'What is in all']);

  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
});

test('in Arabic the arrows go the other way', async () => {
  document.documentElement.dir = 'rtl';
  const { tab, opened } = await showTabs();
  await tab('All').click();

  await userEvent.keyboard('{ArrowLeft}');

  await expect.poll(opened).toEqual(['Mine', 'What is in mine']);
});
