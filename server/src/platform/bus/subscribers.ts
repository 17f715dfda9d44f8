import type { Log } from '../log.ts';
import type { Subscription } from './bus.ts';

/** Who listens on this node. A subscriber that throws is logged and does not keep the others from hearing. */
export const createSubscribers = (log: Log) => {
  const byTopic = new Map<string, Set<Subscription>>();

  const guarded = (topic: string, work: () => void): void => {
    try {
      work();
    } catch (error) {
      log.error({ err: error, topic }, 'a bus subscriber failed');
    }
  };

  return {
    add: (topic: string, subscription: Subscription): (() => void) => {
      const onTopic = byTopic.get(topic) ?? new Set<Subscription>();
      byTopic.set(topic, onTopic.add(subscription));
      return () => {
        onTopic.delete(subscription);
        if (onTopic.size === 0 && byTopic.get(topic) === onTopic) byTopic.delete(topic);
      };
    },
    deliver: (topic: string, message: unknown): void => {
      for (const subscription of byTopic.get(topic) ?? []) guarded(topic, () => subscription.onMessage(message));
    },
    tellGap: (): void => {
      for (const [topic, onTopic] of byTopic)
        for (const subscription of onTopic) guarded(topic, () => subscription.onGap?.());
    },
  };
};
