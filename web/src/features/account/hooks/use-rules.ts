import type { Rules } from '@fairground/contract/members/form-rules';
import { useSiteStatus } from '../../../shared/site/site-status.ts';

const NONE: Rules = {};

/** The server's rule of every field; they come with the status of the site. */
export const useRules = (): Rules => useSiteStatus()?.info.register ?? NONE;
