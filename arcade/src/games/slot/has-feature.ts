import type { Round } from '@fairground/contract/studio/round';

/** Steps of a plain spin; any other step is a feature or leads to one. */
const PLAIN: readonly string[] = ['spin', 'tumble', 'scatter'];

/** Whether a feature started in a round: something was awarded, or a spin of another phase than the paid one followed. */
export const hasFeature = ({ shown }: Pick<Round, 'shown'>): boolean =>
  shown?.kind === 'slot' &&
  (shown.steps as readonly { readonly kind: string; readonly phase?: string }[]).some(
    ({ kind, phase }) => !PLAIN.includes(kind) || (phase !== undefined && phase !== 'base'),
  );
