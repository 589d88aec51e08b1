import { count } from '@platen/messages'
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
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { MemberList } from './member-list.tsx'
import { Section } from './section.tsx'
import type { SettingsForm } from './settings-document.ts'
import { useSettingsUsage } from './settings-usage.ts'
import { Options } from '../../../lib/forms/options.tsx'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.settings.payment
const METHODS: Readonly<Record<SettingsForm['paymentInstructions'][number]['method'], string>> = texts.kinds
const MAX_HOURS = 8760
const EXAMPLE_MINOR = 2150

export const NEW_INSTRUCTION: SettingsForm['paymentInstructions'][number] = {
  ...{ id: '', method: 'bank_transfer', label: '', payeeName: '', account: '' },
  ...{ instructions: '', referenceHint: '', referenceRequired: true, proofRequired: false },
  ...{ payWithinHours: 48, active: true, sort: 0 },
}

const TRANSLATED = [
  { field: 'label', label: m.settings.name, maxLength: 120 },
  { field: 'instructions', label: texts.instructions, maxLength: 2000, isLong: true },
  { field: 'referenceHint', label: texts.referenceHint, maxLength: 200 },
]

export function PaymentSection() {
  return (
    <Section id="payment" intro={texts.intro} preview={<PaymentPreview />}>
      <Instructions />
      <FormNumber
        name="depositPercent"
        label={texts.deposit}
        min={0}
        max={100}
        hint={texts.depositHint}
        className="max-w-md"
      />
      <UnpaidOrders />
    </Section>
  )
}

const unpaid = m.settings.unpaid
const MOST_UNITS = 25_000
const MOST_UNITS_OF_ONE = 1_000_000

function UnpaidOrders() {
  return (
    <FieldGroup name="unpaidOrders" legend={unpaid.title}>
      <p className="mb-4 max-w-prose text-ink-soft">{unpaid.intro}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormNumber name="unpaidOrders.maxUnits" label={unpaid.perOrder} min={1} max={MOST_UNITS} />
        <FormNumber
          name="unpaidOrders.maxUnitsPerContact"
          label={unpaid.perContact}
          min={1}
          max={MOST_UNITS_OF_ONE}
        />
        <FormNumber
          name="unpaidOrders.maxUnitsPerAddress"
          label={unpaid.perAddress}
          hint={unpaid.perAddressHint}
          min={1}
          max={MOST_UNITS_OF_ONE}
        />
        <FormNumber
          name="unpaidOrders.maxPercentPerCustomer"
          label={unpaid.shareOfOne}
          hint={unpaid.shareHint}
          min={1}
          max={100}
        />
        <FormNumber
          name="unpaidOrders.maxPercent"
          label={unpaid.shareOfAll}
          hint={unpaid.shareHint}
          min={1}
          max={100}
        />
        <FormNumber name="unpaidOrders.largeUnits" label={unpaid.large} min={1} max={MOST_UNITS} />
        <FormNumber
          name="unpaidOrders.largePayWithinHours"
          label={unpaid.largeDeadline}
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
      legend={texts.methods}
      nameOf={({ label }) => label}
      unnamed={texts.newMethod}
      add={texts.add}
      fresh={NEW_INSTRUCTION}
      heldOf={({ id }, all) =>
        all === 1 ? texts.keepOne : used?.paymentInstructionIds.includes(id) ? texts.inUse : undefined
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
        <FormSelect name={`${at}.method`} label={texts.method}>
          <Options of={METHODS} />
        </FormSelect>
        <FormText name={`${at}.label`} label={m.settings.name} input={{ maxLength: 120 }} />
        <FormText name={`${at}.payeeName`} label={m.settings.payTo} optional input={{ maxLength: 120 }} />
        <FormText name={`${at}.account`} label={m.settings.account} optional input={{ maxLength: 120 }} />
      </div>
      <FormArea name={`${at}.instructions`} label={texts.instructions} maxLength={2000} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name={`${at}.referenceHint`}
          label={texts.referenceHint}
          optional
          input={{ maxLength: 200 }}
        />
        <FormNumber
          name={`${at}.payWithinHours`}
          label={texts.deadline}
          min={1}
          max={MAX_HOURS}
          hint={texts.deadlineHint}
        />
        <FormCheck name={`${at}.referenceRequired`} label={texts.referenceRequired} />
        <FormCheck name={`${at}.proofRequired`} label={texts.proofRequired} />
      </div>
      <FormTranslations at={at} fields={TRANSLATED} />
      <FormCheck name={`${at}.active`} label={m.settings.showInStore} />
    </>
  )
}

export function PaymentPreview() {
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
                {count(
                  locale,
                  METHODS[method] === label ? texts.within : texts.methodWithin,
                  payWithinHours,
                  {
                    method: METHODS[method],
                    ...(Number.isNaN(payWithinHours) && { count: '…' }),
                  },
                )}
              </span>
            </p>
            <PaymentSlip
              instructions={text}
              lines={[
                ...(payeeName === '' ? [] : [{ term: m.settings.payTo, value: payeeName }]),
                ...(account === '' ? [] : [{ term: m.settings.account, value: account }]),
                { term: texts.amount, value: formats.money(EXAMPLE_MINOR) },
              ]}
            />
          </li>
        ))}
    </ul>
  )
}
