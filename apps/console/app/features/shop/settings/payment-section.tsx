import { PaymentSlip } from '@platen/ui'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../lib/formats.ts'
import {
  FieldGroup,
  FormArea,
  FormCheck,
  FormNumber,
  FormSelect,
  FormText,
} from '../../../lib/forms/form-fields.tsx'
import { MemberList } from './member-list.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { useSettingsUsage } from './settings-usage.ts'
import { Options } from '../../../lib/forms/options.tsx'

const METHODS = {
  bank_transfer: 'Bank transfer',
  mobile_money: 'Mobile money',
  card_link: 'Card link',
  cash: 'Cash',
} as const
const MAX_HOURS = 8760
const EXAMPLE_MINOR = 2150

const NEW_INSTRUCTION: SettingsForm['paymentInstructions'][number] = {
  ...{ id: '', method: 'bank_transfer', label: '', payeeName: '', account: '' },
  ...{ instructions: '', referenceHint: '', referenceRequired: true, proofRequired: false },
  ...{ payWithinHours: 48, active: true, sort: 0 },
}

export function PaymentSection() {
  return (
    <Section
      id="payment"
      intro="The payment methods customers see, in this order. Methods used by orders cannot be removed. Hide them instead."
      preview={<Preview />}
    >
      <Instructions />
      <FormNumber
        name="depositPercent"
        label="Deposit before printing, in per cent"
        min={0}
        max={100}
        hint="100 means full payment before printing."
        className="max-w-md"
      />
      <UnpaidOrders />
    </Section>
  )
}

const MOST_UNITS = 25_000
const MOST_UNITS_OF_ONE = 1_000_000

function UnpaidOrders() {
  return (
    <FieldGroup name="unpaidOrders" legend="Unpaid orders">
      <p className="mb-4 max-w-prose text-ink-soft">
        How much of your stock store orders can hold before you verify a payment. Orders that your team
        creates have no limit.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormNumber name="unpaidOrders.maxUnits" label="Garments per order" min={1} max={MOST_UNITS} />
        <FormNumber
          name="unpaidOrders.maxUnitsPerContact"
          label="Garments per email or phone"
          min={1}
          max={MOST_UNITS_OF_ONE}
        />
        <FormNumber
          name="unpaidOrders.maxUnitsPerAddress"
          label="Garments per network address"
          hint="Customers of one phone company may share an address."
          min={1}
          max={MOST_UNITS_OF_ONE}
        />
        <FormNumber
          name="unpaidOrders.maxPercentPerCustomer"
          label="Share of a size for one customer, in per cent"
          hint="A dozen is always allowed."
          min={1}
          max={100}
        />
        <FormNumber
          name="unpaidOrders.maxPercent"
          label="Share of a size for all customers, in per cent"
          hint="A dozen is always allowed."
          min={1}
          max={100}
        />
        <FormNumber
          name="unpaidOrders.largeUnits"
          label="Large orders start at, in garments"
          min={1}
          max={MOST_UNITS}
        />
        <FormNumber
          name="unpaidOrders.largePayWithinHours"
          label="Payment deadline of large orders, in hours"
          min={1}
          max={MAX_HOURS}
        />
      </div>
    </FieldGroup>
  )
}

function Instructions() {
  const used = useSettingsUsage()
  return (
    <MemberList
      list="paymentInstructions"
      legend="Payment methods"
      nameOf={({ label }) => label}
      unnamed="New payment method"
      add="Add payment method"
      fresh={NEW_INSTRUCTION}
      heldOf={({ id }, count) =>
        count === 1
          ? 'Keep at least one payment method.'
          : used?.paymentInstructionIds.includes(id)
            ? 'Orders use this method, so it cannot be removed. Hide it instead.'
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
          <Options of={METHODS} />
        </FormSelect>
        <FormText name={`${at}.label`} label="Name" input={{ maxLength: 120 }} />
        <FormText name={`${at}.payeeName`} label="Pay to" optional input={{ maxLength: 120 }} />
        <FormText name={`${at}.account`} label="Account" optional input={{ maxLength: 120 }} />
      </div>
      <FormArea name={`${at}.instructions`} label="Instructions for the customer" maxLength={2000} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name={`${at}.referenceHint`}
          label="Payment reference hint"
          optional
          input={{ maxLength: 200 }}
        />
        <FormNumber
          name={`${at}.payWithinHours`}
          label="Payment deadline, in hours"
          min={1}
          max={MAX_HOURS}
          hint="After this time an unpaid order expires and its stock is released."
        />
        <FormCheck name={`${at}.referenceRequired`} label="Require a payment reference" />
        <FormCheck name={`${at}.proofRequired`} label="Require a proof of payment" />
      </div>
      <FormCheck name={`${at}.active`} label="Show in store" />
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
                {METHODS[method] === label ? 'Within' : `${METHODS[method]}, within`}{' '}
                {Number.isFinite(payWithinHours) ? payWithinHours : '…'} hours
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
