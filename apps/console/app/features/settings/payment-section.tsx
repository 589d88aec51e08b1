import { PaymentSlip } from '@platen/ui'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../lib/formats.ts'
import { FormArea, FormCheck, FormNumber, FormSelect, FormText } from '../../lib/form-fields.tsx'
import { MemberList } from './member-list.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { useSettingsUsage } from './settings-usage.ts'

const METHODS = {
  bank_transfer: 'Bank transfer',
  mobile_money: 'Mobile money',
  card_link: 'Card link',
  cash: 'Cash',
} as const
const LONGEST_HOURS = 8760
const EXAMPLE_MINOR = 2150

const NEW_INSTRUCTION: SettingsForm['paymentInstructions'][number] = {
  ...{ id: '', method: 'bank_transfer', label: '', payeeName: '', account: '' },
  ...{ instructions: '', referenceHint: '', referenceRequired: true, proofRequired: false },
  ...{ payWithinHours: 48, active: true, sort: 0 },
}

/** How customers pay. */
export function PaymentSection() {
  return (
    <Section
      id="payment"
      intro="How customers can pay, in this order. An instruction that an order names cannot be removed: stop showing it instead."
      preview={<Preview />}
    >
      <Instructions />
      <FormNumber
        name="depositPercent"
        label="Part to be paid before printing, in per cent"
        min={0}
        max={100}
        hint="100: everything is paid before the press warms up."
        className="max-w-md"
      />
    </Section>
  )
}

function Instructions() {
  const used = useSettingsUsage()
  return (
    <MemberList
      list="paymentInstructions"
      legend="Ways to pay"
      nameOf={({ label }) => label}
      unnamed="New way to pay"
      add="Add a way to pay"
      fresh={NEW_INSTRUCTION}
      heldOf={({ id }, count) =>
        count === 1
          ? 'There must be one way to pay at least.'
          : used?.paymentInstructionIds.includes(id)
            ? 'Orders name it, so it cannot be removed. Stop showing it instead.'
            : undefined
      }
    >
      {(at) => <InstructionFields at={at} />}
    </MemberList>
  )
}

function InstructionFields({ at }: { at: string }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name={`${at}.method`} label="Method">
          {Object.entries(METHODS).map(([method, name]) => (
            <option key={method} value={method}>
              {name}
            </option>
          ))}
        </FormSelect>
        <FormText name={`${at}.label`} label="Name" input={{ maxLength: 120 }} />
        <FormText name={`${at}.payeeName`} label="Pay to" optional input={{ maxLength: 120 }} />
        <FormText name={`${at}.account`} label="Account" optional input={{ maxLength: 120 }} />
      </div>
      <FormArea name={`${at}.instructions`} label="What the customer has to do" maxLength={2000} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name={`${at}.referenceHint`}
          label="What to send afterwards"
          optional
          input={{ maxLength: 200 }}
        />
        <FormNumber
          name={`${at}.payWithinHours`}
          label="Hours to pay"
          min={1}
          max={LONGEST_HOURS}
          hint="After them, an unpaid order ends and its garments go back on the shelf."
        />
        <FormCheck name={`${at}.referenceRequired`} label="The number of the payment is needed" />
        <FormCheck name={`${at}.proofRequired`} label="A picture of the slip is needed" />
      </div>
      <FormCheck name={`${at}.active`} label="Shown in the shop" />
    </>
  )
}

function Preview() {
  const instructions = useWatch<SettingsForm, 'paymentInstructions'>({ name: 'paymentInstructions' })
  const formats = useFormats()
  return (
    <ul className="grid gap-4">
      {instructions
        .filter(({ active }) => active)
        .map(({ label, method, payWithinHours, payeeName, account, instructions: text }, index) => (
          <li key={index}>
            <p className="mb-2">
              <span className="font-semibold">{label}</span>
              <span className="block text-sm text-ink-soft">
                {METHODS[method]}, within {Number.isFinite(payWithinHours) ? payWithinHours : '…'} hours
              </span>
            </p>
            <PaymentSlip
              instructions={text}
              lines={[
                ...(payeeName === '' ? [] : [{ term: 'Pay to', value: payeeName }]),
                ...(account === '' ? [] : [{ term: 'Account', value: account }]),
                { term: 'Amount', value: formats.money(EXAMPLE_MINOR) },
              ]}
            />
          </li>
        ))}
    </ul>
  )
}
