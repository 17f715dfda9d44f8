import { expect, test } from 'vitest';
import { createToastStore } from './toast.tsx';

test('the newest toasts are kept and the oldest leave', () => {
  const store = createToastStore(2);

  for (const title of ['one', 'two', 'three']) store.show({ title });

  expect(store.snapshot().map(({ title }) => title)).toEqual(['two', 'three']);
});

test('a toast with a known id takes the place of the one shown', () => {
  const store = createToastStore();

  store.show({ id: 'deposit', title: 'waiting' });
  store.show({ id: 'deposit', title: 'arrived', tone: 'gain' });

  expect(store.snapshot()).toMatchObject([{ id: 'deposit', title: 'arrived', tone: 'gain', timeoutMs: 5000 }]);
});

test('what asks for an act or reports a loss stays longer', () => {
  const store = createToastStore();

  store.show({ title: 'refused', tone: 'loss' });

  expect(store.snapshot()[0]?.timeoutMs).toBe(8000);
});

test('listeners are called for every change until they unsubscribe', () => {
  const store = createToastStore();
  let heard = 0;
  const leave = store.subscribe(() => (heard += 1));

  const id = store.show({ title: 'hello' });
  store.dismiss(id);
  store.dismiss(id);
  leave();
  store.show({ title: 'unheard' });

  expect(heard).toBe(2);
});
