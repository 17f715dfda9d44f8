import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { Button } from './button.tsx';
import { CentreDialog } from './centre-dialog.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';
import { Held } from './testing/held.tsx';
import { modalFaults } from './testing/modal-faults.tsx';

type Frame = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

const FORM = (
  <>
    <input aria-label="First" />
    <input aria-label="Second" />
  </>
);

const MODALS: Readonly<Record<string, (frame: Frame) => ReactNode>> = {
  dialog: (frame) => (
    <Dialog {...frame} title="Title" closeLabel="Close" footer={<Button>Save</Button>}>
      {FORM}
    </Dialog>
  ),
  sheet: (frame) => (
    <Sheet {...frame} title="Title" closeLabel="Close">
      {FORM}
    </Sheet>
  ),
  'sheet from the side': (frame) => (
    <Sheet {...frame} side="start" title="Title" closeLabel="Close">
      {FORM}
    </Sheet>
  ),
  'confirm dialog': (frame) => (
    <ConfirmDialog
      {...frame}
      title="Title"
      description="Really?"
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={() => undefined}
    />
  ),
  'centre dialog': (frame) => (
    <CentreDialog
      {...frame}
      title="Title"
      menu={<Button>Security</Button>}
      pageTitle="Page"
      view="page"
      onBack={() => undefined}
      backLabel="Back"
      closeLabel="Close"
    >
      {FORM}
    </CentreDialog>
  ),
  'command palette': (frame) => (
    <CommandPalette
      {...frame}
      query=""
      onQueryChange={() => undefined}
      groups={[{ id: 'pages', label: 'Pages', items: [{ id: '/', label: 'Home' }] }]}
      onSelect={() => undefined}
      labels={{
        title: 'Title',
        placeholder: 'Search',
        close: 'Close',
        empty: 'Nothing',
        found: (count) => `${count} results`,
        keys: { move: 'move', choose: 'choose', close: 'close' },
      }}
    />
  ),
};

const open = async (modal: (frame: Frame) => ReactNode) => {
  const screen = await render(
    <Held initial={false}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <p>The page beside it</p>
          {modal({ open: isOpen, onOpenChange: setOpen })}
        </>
      )}
    </Held>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  return { screen, opener };
};

test.for(Object.keys(MODALS))('a %s takes the focus, keeps it, and gives it back on Escape', async (kind) => {
  const modal = MODALS[kind];
  if (modal === undefined) throw new Error(kind);
  const { opener } = await open(modal);

  expect(await modalFaults(opener)).toEqual([]);
});

/** Where no popup is. */
const pressBeside = () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });

test('a press beside a dialog closes it, unless it is a form that would be lost', async () => {
  const plain = await open(MODALS['dialog'] ?? (() => null));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await pressBeside();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await plain.screen.unmount();

  await open((frame) => (
    <Dialog {...frame} title="Title" closeLabel="Close" dismissible={false}>
      {FORM}
    </Dialog>
  ));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await pressBeside();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a question is not answered by a press beside it, and stays while its answer is on the way', async () => {
  const onConfirm = vi.fn<() => void>();
  await open((frame) => (
    <Held initial={false}>
      {(isBusy, setBusy) => (
        <ConfirmDialog
          {...frame}
          title="Sign out?"
          description="Your games stay open"
          confirmLabel="Yes"
          cancelLabel="No"
          loading={isBusy}
          onConfirm={() => {
            onConfirm();
            setBusy(true);
          }}
        />
      )}
    </Held>
  ));
  const question = page.getByRole('alertdialog', { name: 'Sign out?' });
  await expect.element(question).toHaveAccessibleDescription('Your games stay open');

  await pressBeside();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect.element(question.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');

  expect(onConfirm).toHaveBeenCalledOnce();
  await expect.element(question).toBeVisible();
});

test('the page under a dialog is out of reach for those who listen, and back afterwards', async () => {
  const { screen } = await open(MODALS['dialog'] ?? (() => null));
  const beside = screen.getByText('The page beside it');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(beside.element().closest('[inert], [aria-hidden="true"]')).not.toBeNull();

  await userEvent.keyboard('{Escape}');

  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(beside.element().closest('[inert], [aria-hidden="true"]')).toBeNull();
});

test('on a phone a centre shows its menu or a page, and the way back between them', async () => {
  await page.viewport(390, 844);
  const onBack = vi.fn<() => void>();
  const centre = (view: 'menu' | 'page') => (
    <CentreDialog
      open
      onOpenChange={() => undefined}
      title="Centre"
      menu={<Button>Security</Button>}
      pageTitle="Wallet"
      view={view}
      onBack={onBack}
      backLabel="Back"
      closeLabel="Close"
    >
      <p>Balance</p>
    </CentreDialog>
  );
  const screen = await render(centre('menu'));
  await expect.element(page.getByRole('button', { name: 'Security' })).toBeVisible();
  await expect.element(page.getByText('Balance')).not.toBeVisible();

  await screen.rerender(centre('page'));
  await expect.element(page.getByText('Balance')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(onBack).toHaveBeenCalledOnce();
});
