import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { FileDrop } from './file-drop.tsx';
import type { FileRefusal } from './file-kind.ts';
import { Held } from './testing/held.tsx';

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const aPicture = (name: string, bytes = 100): File =>
  new File([new Uint8Array([...PNG_HEAD, ...Array.from({ length: bytes - PNG_HEAD.length }, () => 0)])], name, {
    type: 'image/png',
  });

const showDrop = async (limits: { readonly countMax?: number; readonly sizeMaxBytes?: number } = {}) => {
  const onRefuse = vi.fn<(name: string, reason: FileRefusal) => void>();
  const screen = await render(
    <Held<readonly File[]> initial={[]}>
      {(files, setFiles) => (
        <FileDrop
          label="Proof"
          prompt="Choose or drop a picture"
          files={files}
          onFilesChange={setFiles}
          onRefuse={(file, reason) => onRefuse(file.name, reason)}
          removeLabel={(name) => `Remove ${name}`}
          {...limits}
        />
      )}
    </Held>,
  );
  const box = screen.getByLabelText('Proof');
  return { screen, box, onRefuse, choose: (...files: File[]) => userEvent.upload(box, files) };
};

test('a chosen picture is seen, and can be taken out and chosen again', async () => {
  const { screen, box, choose } = await showDrop();

  await choose(aPicture('slip.png'));
  await expect.element(screen.getByRole('img', { name: 'slip.png' })).toBeVisible();
  await screen.getByRole('button', { name: 'Remove slip.png' }).click();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  await expect.element(box).toHaveFocus();

  await choose(aPicture('slip.png'));
  await expect.element(screen.getByRole('img', { name: 'slip.png' })).toBeVisible();
});

test('what only calls itself a picture, and what is too large, is not taken', async () => {
  const { screen, choose, onRefuse } = await showDrop({ sizeMaxBytes: 1000 });

  await choose(new File(['not a picture'], 'fake.png', { type: 'image/png' }), aPicture('large.png', 1001));

  await vi.waitFor(() =>
    expect(onRefuse.mock.calls).toEqual([
      ['fake.png', 'kind'],
      ['large.png', 'size'],
    ]),
  );
  expect(screen.getByRole('img').elements()).toEqual([]);
});

test('the box goes when there is no room, and comes back with it; the same file counts once', async () => {
  const { screen, box, choose } = await showDrop({ countMax: 2 });

  await choose(aPicture('one.png'));
  await expect.element(screen.getByRole('img', { name: 'one.png' })).toBeVisible();
  await choose(aPicture('two.png', 200));
  await expect.element(screen.getByRole('img', { name: 'two.png' })).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();

  await screen.getByRole('button', { name: 'Remove one.png' }).click();
  await expect.element(box).toHaveFocus();
});

test('a dropped picture is taken as a chosen one is', async () => {
  const { screen } = await showDrop();
  const target = screen.container.querySelector('.ui-file-drop');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(aPicture('dropped.png'));

  target?.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
  await vi.waitFor(() => expect((target as HTMLElement).dataset).toHaveProperty('over'));
  target?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));

  await expect.element(screen.getByRole('img', { name: 'dropped.png' })).toBeVisible();
});
