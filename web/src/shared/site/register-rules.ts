import type { Rules } from '@fairground/contract/members/form-rules';
import { readRegisterRules } from '@fairground/contract/system/endpoints';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@fairground/client/api';

/** The server's rule of every registration field. The page of registration brings it; elsewhere the form asks. */
export const registerRulesQuery = endpointQuery(readRegisterRules, {});

const NONE: Rules = {};

/** The rules to check a field by; none before they are here, and the server then checks alone. */
export const useRegisterRules = (): Rules => useQuery(registerRulesQuery).data ?? NONE;
