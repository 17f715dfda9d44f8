import type { Reader } from '../../../platform/database/index.ts';
import type { WebhooksTables } from '../tables.ts';

export const webhooksIn = (reader: Reader) => reader.withTables<WebhooksTables>();
