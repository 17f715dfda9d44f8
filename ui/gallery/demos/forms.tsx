import { AtSign, Landmark, Search } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from '../../src/amount-field.tsx';
import { Checkbox } from '../../src/checkbox.tsx';
import { CodeInput } from '../../src/code-input.tsx';
import { Combobox } from '../../src/combobox.tsx';
import { DateRange } from '../../src/date-range.tsx';
import { FileDrop } from '../../src/file-drop.tsx';
import { Select } from '../../src/select.tsx';
import { Switch } from '../../src/switch.tsx';
import { PasswordField, TextAreaField, TextField } from '../../src/text-field.tsx';
import { toast } from '../../src/toast.tsx';
import { Demo } from '../demo.tsx';

export function TextFieldDemo() {
  return (
    <>
      <Demo title="States" flow="grid">
        <TextField label="User name" placeholder="6 to 16 letters or digits" required />
        <TextField label="E-mail" defaultValue="lan@example.com" hint="Only for receipts." aside="Optional" />
        <TextField label="Phone" defaultValue="0912" error="A phone number has ten digits." inputMode="tel" />
        <TextField label="Account name" defaultValue="NGUYEN THI LAN" disabled />
      </Demo>
      <Demo title="Adornments, password, area" flow="grid">
        <TextField label="Find a game" type="search" start={<Search aria-hidden="true" />} />
        <TextField label="Invitation" start={<AtSign aria-hidden="true" />} end="Optional" />
        <PasswordField label="Password" defaultValue="correct horse" showLabel="Show" hideLabel="Hide" />
        <TextAreaField label="Message" placeholder="Tell us what happened" rows={3} />
      </Demo>
    </>
  );
}

export function SelectDemo() {
  const [bank, setBank] = useState<'vcb' | 'tcb' | 'acb'>();
  return (
    <Demo flow="grid">
      <Select
        label="Bank"
        placeholder="Choose a bank"
        value={bank}
        onValueChange={setBank}
        options={[
          { value: 'vcb', label: 'Bank of the Lanterns', icon: <Landmark aria-hidden="true" />, aside: '2 min' },
          { value: 'tcb', label: 'River Bank', icon: <Landmark aria-hidden="true" />, aside: '5 min' },
          {
            value: 'acb',
            label: 'Hill Savings',
            icon: <Landmark aria-hidden="true" />,
            disabled: true,
            aside: 'closed',
          },
        ]}
      />
      <Select
        label="Currency"
        value="play"
        onValueChange={() => undefined}
        options={[{ value: 'play', label: 'Play money' }]}
        error="This account has one currency only."
      />
    </Demo>
  );
}

const COUNTRIES = [
  { code: 'VN', flag: '🇻🇳', name: 'Việt Nam', dial: '+84' },
  { code: 'TH', flag: '🇹🇭', name: 'ประเทศไทย Thailand', dial: '+66' },
  { code: 'KH', flag: '🇰🇭', name: 'Cambodia', dial: '+855' },
  { code: 'LA', flag: '🇱🇦', name: 'Laos', dial: '+856' },
  { code: 'JP', flag: '🇯🇵', name: 'Japan', dial: '+81' },
  { code: 'IN', flag: '🇮🇳', name: 'India', dial: '+91' },
  { code: 'AE', flag: '🇦🇪', name: 'United Arab Emirates', dial: '+971' },
  { code: 'ID', flag: '🇮🇩', name: 'Indonesia', dial: '+62' },
  { code: 'MY', flag: '🇲🇾', name: 'Malaysia', dial: '+60' },
] as const;

type Country = (typeof COUNTRIES)[number];

export function ComboboxDemo() {
  const [country, setCountry] = useState<Country>(COUNTRIES[0]);
  return (
    <Demo flow="grid">
      <Combobox<Country>
        label="Dialling code"
        options={COUNTRIES}
        value={country}
        onValueChange={setCountry}
        keyOf={({ code }) => code}
        textOf={({ name, dial, code }) => `${name} ${dial} ${code}`}
        renderValue={({ flag, dial }) => (
          <>
            <span aria-hidden="true">{flag}</span>
            <bdi className="tabular-nums">{dial}</bdi>
          </>
        )}
        renderOption={({ flag, name, dial }) => (
          <>
            <span aria-hidden="true">{flag}</span>
            {name}
            <bdi className="text-ink-faint tabular-nums">{dial}</bdi>
          </>
        )}
        searchLabel="Country or code"
        emptyText="No such country."
      />
    </Demo>
  );
}

export function CheckboxDemo() {
  return (
    <Demo flow="grid">
      <div className="flex flex-col gap-4">
        <Checkbox label="Remember me on this device" defaultChecked />
        <Checkbox label="I am 18 or older and accept the terms" />
        <Checkbox label="All vendors" indeterminate />
      </div>
      <div className="flex flex-col gap-4">
        <Checkbox label="Send me results" description="At most one message a day." />
        <Checkbox label="I have read the rules" error="Please read and accept the rules first." />
        <Checkbox label="Not available here" disabled />
      </div>
    </Demo>
  );
}

export function SwitchDemo() {
  return (
    <div className="flex max-w-md flex-col gap-5">
      <Switch label="Sound in games" defaultChecked />
      <Switch label="Remind me every hour" description="Shows how long and with what result you have played." />
      <Switch label="Notifications" disabled />
    </div>
  );
}

export function AmountFieldDemo() {
  const [amount, setAmount] = useState('250000');
  const [tooMuch, setTooMuch] = useState('99000000');
  return (
    <Demo flow="grid">
      <AmountField
        label="Amount"
        currency="₫"
        value={amount}
        onValueChange={setAmount}
        quickAmounts={['50000', '100000', '250000', '500000', '1000000', '5000000']}
        quickLabel="Quick amounts"
        min="50000"
        max="1000000"
        hint="From 50,000 to 1,000,000, no fee."
        required
      />
      <AmountField
        label="Amount"
        currency="₫"
        value={tooMuch}
        onValueChange={setTooMuch}
        error="That is more than your balance of 1,250,000.00."
      />
    </Demo>
  );
}

export function CodeInputDemo() {
  const [code, setCode] = useState('1234');
  return (
    <Demo flow="grid">
      <CodeInput
        label="Code from the message"
        value={code}
        onValueChange={setCode}
        onComplete={(full) => toast.show({ title: `Checked ${full}`, tone: 'gain' })}
        hint="Sent to +84 ••• ••• 123. A new one in 58 s."
      />
      <CodeInput
        label="Code from the message"
        value="902114"
        onValueChange={() => undefined}
        error="This code is not right. Two tries left."
      />
    </Demo>
  );
}

export function DateRangeDemo() {
  const [range, setRange] = useState({ from: '2026-11-09', to: '2026-11-15' });
  return (
    <Demo flow="grid">
      <DateRange
        label="Period"
        value={range}
        onValueChange={setRange}
        today="2026-11-15"
        min="2026-08-15"
        locale="en-GB"
        presets={[
          { days: 1, label: 'Today' },
          { days: 7, label: 'Last 7 days' },
          { days: 30, label: 'Last 30 days' },
        ]}
        previousLabel="Earlier"
        nextLabel="Later"
        popupLabel="Choose a period"
      />
    </Demo>
  );
}

export function FileDropDemo() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className="max-w-xl">
      <FileDrop
        label="Proof of payment"
        hint="PNG or JPG, up to 5 MB each, at most 3."
        prompt="Choose or drop pictures"
        files={files}
        onFilesChange={setFiles}
        onRefuse={(file, reason) =>
          toast.show({ tone: 'loss', title: `${file.name} was not taken`, description: REFUSALS[reason] })
        }
        removeLabel={(name) => `Remove ${name}`}
      />
    </div>
  );
}

const REFUSALS = {
  kind: 'It is neither a PNG nor a JPG.',
  size: 'It is larger than 5 MB.',
  count: 'There are three already.',
};
