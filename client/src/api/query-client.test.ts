import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { endpointQuery } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';
import { listHelpTopics } from '@fairground/contract/system/endpoints';

afterEach(() => onlineManager.setOnline(true));

test('a write without a network is tried at once and not left for later', async () => {
  const client = createQueryClient(() => Promise.reject(new Error('no network')));
  onlineManager.setOnline(false);

  const write = new MutationObserver(client, { mutationFn: () => Promise.reject(new Error('no network')) });

  await expect(write.mutate()).rejects.toThrow('no network');
});

test('a read is asked without a network too: the worker may have kept the answer', async () => {
  const kept = { list: [] };
  const client = createQueryClient(() => Promise.resolve(kept as never));
  onlineManager.setOnline(false);

  expect(await client.fetchQuery(endpointQuery(listHelpTopics, {}))).toBe(kept);
});
