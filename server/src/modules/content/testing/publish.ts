import { ANN, aCallOf, BEN } from '../../../testing/staff.ts';
import { callRoute } from '../../../testing/modules.ts';
import { actorOf } from '../../audit/index.ts';
import type { DraftContent } from '../drafts/kinds.ts';
import type { Content } from '../index.ts';

/** As staff do: one person writes it and sends it to review, another puts it on the site. Answers its number there. */
export const publishByTwo = async (content: Content, draft: DraftContent, targetId?: bigint): Promise<bigint> => {
  const writer = actorOf(ANN, 'a test of content');
  const written = await content.writeDraft(writer, draft, { targetId });
  await content.sendDraft(writer, written);
  const body = { draftId: written.draftId, version: written.version + 1, reason: 'a test of content' };
  const published = await callRoute(content.routes, 'content.publish-draft', { body }, aCallOf(BEN));
  return (published as { targetId: bigint }).targetId;
};
