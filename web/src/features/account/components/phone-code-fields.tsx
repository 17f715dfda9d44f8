import { fieldIssue } from '@fairground/contract/members/form-rules';
import { CodeField, PhoneField } from '../../../shared/account/index.ts';
import type { Form, useCountries } from '../../../shared/account/index.ts';
import { useRegisterRules } from '../../../shared/site/register-rules.ts';
import type { CodeRequest } from '../hooks/use-code-request.ts';

type PhoneCodeFieldsProps = Pick<Form<'mobileNum' | 'verificationCode'>, 'values' | 'bind' | 'refuseIssues'> & {
  readonly countries: ReturnType<typeof useCountries>;
  readonly code: CodeRequest;
};

/** A mobile number and the code sent to it, which is not asked for before the number can be one. */
export function PhoneCodeFields({ values, bind, refuseIssues, countries, code }: PhoneCodeFieldsProps) {
  const rules = useRegisterRules();
  const handleSend = (): void => {
    const issue = fieldIssue(rules['mobileNum'], values.mobileNum, { isRequired: true });
    if (issue) refuseIssues({ mobileNum: issue });
    else code.send();
  };
  return (
    <>
      <PhoneField field={bind('mobileNum')} countries={countries} />
      <CodeField
        field={bind('verificationCode')}
        secondsLeft={code.secondsLeft}
        isSending={code.isSending || countries.isComing}
        onSend={handleSend}
      />
    </>
  );
}
