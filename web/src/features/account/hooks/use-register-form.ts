import { readTerms } from '@fairground/contract/members/endpoints';
import { checkRegister } from '@fairground/contract/members/register-form';
import type { RegisterForm, RegisterMode, RegisterValues } from '@fairground/contract/members/register-form';
import { REGISTER_FIELDS } from '@fairground/contract/system/register-rules';
import type { RegisterField } from '@fairground/contract/system/register-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../../shared/account/index.ts';
import { endpointQuery } from '@fairground/client/api';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { readSocialRegistration } from '../../../shared/session/social-trip.ts';
import { useFlag } from '../../../shared/site/site-status.ts';
import type { ConfirmedPhone } from '../../../shared/store/modal-store.ts';
import { useRegisterRules } from '../../../shared/site/register-rules.ts';
import { useLinkCode } from './use-link-code.ts';

/** Ticked, as the one text a checkbox has. */
const TICKED = 'yes';

const EMPTY = Object.fromEntries(REGISTER_FIELDS.map((field) => [field, ''])) as Record<RegisterField, string>;

/** The values of the form as the shared rules know them. */
export const valuesOf = ({ terms, ...texts }: Readonly<Record<RegisterField, string>>): RegisterValues => ({
  ...texts,
  terms: terms === TICKED,
});

export type RegisterFormOptions = { readonly mode: RegisterMode; readonly phone: ConfirmedPhone | undefined };

/** The register form: which fields it shows, what they hold and which rules they break. */
export const useRegisterForm = ({ mode, phone }: RegisterFormOptions) => {
  const rules = useRegisterRules();
  const { minimumAge } = useBrand();
  const link = useLinkCode();
  const terms = useTerms();
  const startsTicked = useFlag('TERMSTICKED');
  const hasSmsVerification = useFlag('SMSVERIFICATION');
  const hasMobilePassword = useFlag('MOBILEREGPASSWORD');
  const [social] = useState(readSocialRegistration);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const definition: RegisterForm = {
    mode,
    rules,
    hasSmsVerification,
    hasMobilePassword,
    hasLinkCode: link.isKnown,
    today,
    minimumAge: terms.minimumAge ?? minimumAge,
  };
  const { form: element, ...form } = useForm<RegisterField>({
    initial: {
      ...EMPTY,
      terms: startsTicked ? TICKED : '',
      email: social?.email ?? '',
      mobileNum: phone?.mobileNum ?? '',
      verificationCode: phone?.code ?? '',
    },
    check: (values) => checkRegister(keepShownOnly(values, definition), definition),
  });
  return { definition, element, form, link, terms, social, ticked: TICKED };
};

/**
 * The terms in force. Anyone who submits before they are here waits for them: a form without their version is refused.
 */
const useTerms = () => {
  const queries = useQueryClient();
  const query = endpointQuery(readTerms, {});
  const { data } = useQuery(query);
  return {
    minimumAge: data?.minimumAge,
    version: async (): Promise<string> => (await queries.ensureQueryData(query)).version,
    renew: (): void => void queries.invalidateQueries({ queryKey: query.queryKey }),
  };
};

/** What a field holds that the other mode showed is no part of this one. */
const keepShownOnly = (values: Readonly<Record<RegisterField, string>>, { mode }: RegisterForm): RegisterValues => {
  const all = valuesOf(values);
  return mode === 'registerMobile' ? { ...all, username: '' } : all;
};
