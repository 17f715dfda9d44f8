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
  return {
    screen,
    tab,
    isOpen: async (name: string, value: Tab) => {
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect.element(screen.getByRole('tabpanel', { name })).toHaveTextContent(`What is in ${value}`);
    },
  };
};

test('a press opens the panel of a tab, which is named after it', async () => {
  const { tab, isOpen } = await showTabs();

  await isOpen('All', 'all');
  await tab('Mine').click();
  await isOpen('Mine', 'mine');
  await expect.element(tab('All')).toHaveAttribute('aria-selected', 'false');
});

test('arrows go from tab to tab and around, past a closed one; the tab key goes into the panel', async () => {
  const { screen, tab, isOpen } = await showTabs();
  await tab('All').click();

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await isOpen('Rules', 'rules');
  await expect.element(tab('Rules')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await isOpen('All', 'all');
  await userEvent.keyboard('{End}');
  await isOpen('Rules', 'rules');
  await userEvent.keyboard('{Home}');
  await isOpen('All', 'all');

  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
});

test('in Arabic the arrows go the other way', async () => {
  document.documentElement.dir = 'rtl';
  const { tab, isOpen } = await showTabs();
  await tab('All').click();

  await userEvent.keyboard('{ArrowLeft}');

  await isOpen('Mine', 'mine');
});
