import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';

const settingFields = {
  /** A member counts as active from these sums on, over the whole period. */
  activeBet: moneySchema,
  activeDeposit: moneySchema,
  /** Daily salaries below this total are paid without asking anybody. */
  runFourEyes: moneySchema,
};

const settingSchema = z.object({ setting: z.literal('contracts'), ...settingFields, version: z.string() });

export const readSettings = endpoint({
  ...READ,
  name: 'agents.read-settings',
  summary:
    'Who counts as active, and from which total two people agree to a run, with the version a change has to name.',
  path: '/bo/agents/settings',
  permission: 'wallet.read',
  query: z.strictObject({ setting: z.optional(z.literal('contracts')) }),
  /** The settings themselves, and once more as the only row of a list. */
  value: z.extend(settingSchema, { list: z.array(settingSchema) }),
  errors: [],
});

export const settingsChangeSchema = z.partial(z.strictObject(settingFields));

export const changeSettings = endpoint({
  ...CHANGE,
  name: 'agents.change-settings',
  summary: 'Holds other settings of contracts for a second person; what is not named stays.',
  path: '/bo/agents/settings/change',
  permission: 'finance.write',
  body: z.extend(settingsChangeSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'agents.settings-refused', 'approvals.state-conflict', 'approvals.decided'],
});
