import { Refusal } from '../refusal.ts';

/** Why a field was refused, as one word a form can turn into a sentence. */
export type FieldReason =
  | 'missing'
  | 'unknown'
  | 'type'
  | 'format'
  | 'choice'
  | 'too-small'
  | 'too-big'
  | 'rule'
  | 'repeated'
  | 'encoding'
  | 'too-deep';

/** A field at fault: where it stands (`query.page`, `body.numbers.3`) and why. */
export type FieldFault = { readonly path: string; readonly reason: FieldReason };

export type Place = 'query' | 'body';

/** More would only make the answer to an attack bigger than the attack. */
const FAULTS_SHOWN = 20;
const PATH_LENGTH_SHOWN = 200;

export const refuseFields = (faults: readonly FieldFault[]): Refusal =>
  new Refusal('request.invalid', {
    fields: faults
      .slice(0, FAULTS_SHOWN)
      .map(({ path, reason }) => ({ path: path.slice(0, PATH_LENGTH_SHOWN), reason })),
  });

export const pathOf = (place: Place, keys: readonly PropertyKey[]): string => [place, ...keys.map(String)].join('.');
