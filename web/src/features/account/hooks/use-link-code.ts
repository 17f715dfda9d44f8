import { checkAffiliate } from '@fairground/contract/members/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '@fairground/client/api';
import { readAffiliateCode } from '../../../shared/session/referral.ts';

export type LinkCode = {
  /** The code of the link when it is a valid one, else empty. */
  readonly code: string;
  /** The link or the host already says who invited the visitor: nobody need type it. */
  readonly isKnown: boolean;
};

/** Who invited the visitor, as far as the link and the host tell. */
export const useLinkCode = (): LinkCode => {
  const [stored] = useState(() => readAffiliateCode() ?? '');
  const { data, isPending } = useQuery({
    ...endpointQuery(checkAffiliate, {
      body: { domain: location.host, ...(stored !== '' && { code: stored }) },
    }),
    retry: false,
    staleTime: Infinity,
  });
  // Before the answer a link with a code counts as valid, so that no field comes and goes.
  if (isPending) return { code: stored, isKnown: stored !== '' };
  return { code: data?.code ?? '', isKnown: data !== undefined && (data.code !== '' || data.isDomainBound) };
};
