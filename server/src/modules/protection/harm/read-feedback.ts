import type { Id, MemberId } from '@fairground/contract/ids';
import { listener } from '../../../platform/events/index.ts';
import type { Listener } from '../../../platform/events/index.ts';
import { feedbackSent } from '../../members/index.ts';
import type { ProtectionDeps } from '../deps.ts';
import { hasDistress } from '../domain/distress.ts';
import { noteMarker } from './note-marker.ts';

/** Looks for words of distress in what members write to us. */
export const createFeedbackReader = (deps: ProtectionDeps): Listener =>
  listener('protection.read-feedback', feedbackSent, async (tx, facts) => {
    const writers = new Map(facts.map(({ payload }) => [BigInt(payload.feedbackId), BigInt(payload.memberId)]));
    const letters = await deps.members.listFeedbackWords(tx, [...writers.keys()] as Id<'feedback'>[]);
    for (const { id, content } of letters) {
      const member = writers.get(id);
      if (member !== undefined && hasDistress(content))
        await noteMarker(deps, tx, member as MemberId, { kind: 'words-of-distress', key: `feedback:${id}` });
    }
  });
