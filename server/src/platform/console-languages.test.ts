import type { Field } from '@fairground/contract/console/columns';
import { sendBroadcast } from '@fairground/contract/messages/operator-endpoints';
import { expect, test } from 'vitest';
import { offersInLanguages } from './console-languages.ts';

const FIELDS: readonly Field[] = [
  { id: 'url', as: 'text' },
  { id: 'texts.*.title', as: 'text', from: 'banner.texts.*.title' },
  { id: 'texts.*.body', as: 'long-text', isOptional: 'translation' },
  { id: 'sort', as: 'number', isOptional: true },
  { id: 'names.*', as: 'text', isOptional: true },
];

test('a text is asked for in every language of the site, its own first, and in no other', () => {
  const action = { id: 'a.send', needs: 'messages.write', call: sendBroadcast, fields: FIELDS } as const;

  const [sent] = offersInLanguages({ actions: [action] }, ['EN', 'ES']).actions ?? [];

  expect(sent?.fields).toEqual([
    { id: 'url', as: 'text' },
    { id: 'texts.EN.title', as: 'text', from: 'banner.texts.EN.title' },
    { id: 'texts.EN.body', as: 'long-text' },
    { id: 'texts.ES.title', as: 'text', from: 'banner.texts.ES.title' },
    { id: 'texts.ES.body', as: 'long-text', isOptional: true },
    { id: 'sort', as: 'number', isOptional: true },
    { id: 'names.EN', as: 'text', isOptional: true },
    { id: 'names.ES', as: 'text', isOptional: true },
  ]);
});

test('a fact of a record is shown in every language of the site', () => {
  const panel = { id: 'a.text', needs: 'messages.read', on: 'broadcast', place: 'tab', order: 1 } as const;
  const facts = [{ id: 'texts.*.title', as: 'html' }] as const;

  const { panels } = offersInLanguages({ panels: [{ ...panel, facts }] }, ['EN']);

  expect(panels).toEqual([{ ...panel, facts: [{ id: 'texts.EN.title', as: 'html' }] }]);
});
