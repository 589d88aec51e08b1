import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FormArea, FormText } from '../../../lib/forms/form-fields.tsx'
import { m } from '../../../messages/messages.ts'
import { NEW_INSTRUCTION, PaymentPreview, type Settings, type SettingsForm } from '../settings/index.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { FirstRun } from './first-run.ts'
import { SettingsStep } from './settings-step.tsx'
import { inTheirLanguages, useCustomerTexts, type CustomerTexts } from './use-customer-texts.ts'

const texts = m.setup.payment
const METHODS = ['bank_transfer', 'mobile_money', 'card_link', 'cash'] as const
type Method = (typeof METHODS)[number]

/** Methods that customers pay to an account with, and that leave a number to check. */
const WITH_ACCOUNT: readonly Method[] = ['bank_transfer', 'mobile_money']

export function PaymentStep(props: { readonly firstRun: FirstRun; readonly settings: Settings }) {
  const [asked, setAsked] = useState(false)
  const customerTexts = useCustomerTexts(props.settings.locales)
  const complete = (form: SettingsForm) => {
    setAsked(true)
    return form.paymentInstructions.some(({ active }) => active) ? form : undefined
  }
  return (
    <SettingsStep step="payment" preview={<PaymentPreview />} complete={complete} {...props}>
      {customerTexts && (
        <Methods
          asked={asked}
          exampleIds={props.firstRun.examples.paymentInstructions.map(({ id }) => id)}
          customerTexts={customerTexts}
        />
      )}
    </SettingsStep>
  )
}

interface MethodsProps {
  readonly asked: boolean
  readonly exampleIds: readonly string[]
  readonly customerTexts: CustomerTexts
}

function Methods({ asked, exampleIds, customerTexts }: MethodsProps) {
  const { append, remove, update } = useFieldArray<SettingsForm, 'paymentInstructions', 'key'>({
    name: 'paymentInstructions',
    keyName: 'key',
  })
  const instructions = useWatch<SettingsForm, 'paymentInstructions'>({ name: 'paymentInstructions' })

  function choose(method: Method, isOffered: boolean): void {
    const at = instructions.findIndex(
      (one) => one.method === method && one.active !== isOffered && !exampleIds.includes(one.id),
    )
    const known = instructions[at]
    if (known === undefined) append(fresh(method, customerTexts))
    else if (known.id === '') remove(at)
    else update(at, { ...known, active: isOffered })
  }

  return (
    <fieldset name="paymentInstructions" tabIndex={-1} className="grid min-w-0 gap-3">
      <legend className="sr-only">{m.settings.payment.methods}</legend>
      {METHODS.map((method) => {
        const at = instructions.findIndex((one) => one.method === method && one.active)
        return (
          <ChoiceCard
            key={method}
            label={m.settings.payment.kinds[method]}
            hint={texts.hints[method]}
            checked={at !== -1}
            onChange={(isOffered) => choose(method, isOffered)}
          >
            <InstructionFields at={`paymentInstructions.${at}`} method={method} />
          </ChoiceCard>
        )
      })}
      {asked && !instructions.some(({ active }) => active) && (
        <p role="alert" className="font-semibold text-bad">
          {texts.none}
        </p>
      )}
    </fieldset>
  )
}

function InstructionFields({ at, method }: { at: string; method: Method }) {
  return (
    <>
      {WITH_ACCOUNT.includes(method) && (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText
            name={`${at}.account`}
            label={texts.accounts[method === 'mobile_money' ? 'phone' : 'bank']}
            input={{ maxLength: 120, autoComplete: 'off' }}
          />
          <FormText
            name={`${at}.payeeName`}
            label={m.settings.payTo}
            input={{ maxLength: 120, autoComplete: 'off' }}
          />
        </div>
      )}
      <FormArea name={`${at}.instructions`} label={m.settings.payment.instructions} maxLength={2000} />
    </>
  )
}

function fresh(method: Method, customerTexts: CustomerTexts): SettingsForm['paymentInstructions'][number] {
  return {
    ...NEW_INSTRUCTION,
    method,
    ...inTheirLanguages(customerTexts, ({ payment }) => {
      const hints: Readonly<Partial<Record<Method, string>>> = payment.referenceHints
      const referenceHint = hints[method]
      return {
        label: payment.labels[method],
        instructions: payment.instructions[method],
        ...(referenceHint !== undefined && { referenceHint }),
      }
    }),
    referenceRequired: WITH_ACCOUNT.includes(method),
  }
}
