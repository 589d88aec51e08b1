import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FormArea, FormText } from '../../../lib/forms/form-fields.tsx'
import { m } from '../../../messages/messages.ts'
import { NEW_INSTRUCTION, PaymentPreview, type Settings, type SettingsForm } from '../settings/index.ts'
import { ChoiceCard } from './choice-card.tsx'
import type { FirstRun } from './first-run.ts'
import { SettingsStep } from './settings-step.tsx'

const texts = m.setup.payment
const METHODS = ['bank_transfer', 'mobile_money', 'card_link', 'cash'] as const
type Method = (typeof METHODS)[number]

const HINTS: Readonly<Partial<Record<Method, string>>> = texts.referenceHints

/** Methods that customers pay to an account with, and that leave a number to check. */
const WITH_ACCOUNT: readonly Method[] = ['bank_transfer', 'mobile_money']

export function PaymentStep(props: { readonly firstRun: FirstRun; readonly settings: Settings }) {
  const [asked, setAsked] = useState(false)
  const complete = (form: SettingsForm) => {
    setAsked(true)
    return form.paymentInstructions.some(({ active }) => active) ? form : undefined
  }
  return (
    <SettingsStep step="payment" preview={<PaymentPreview />} complete={complete} {...props}>
      <Methods asked={asked} exampleIds={props.firstRun.examples.paymentInstructions.map(({ id }) => id)} />
    </SettingsStep>
  )
}

function Methods({ asked, exampleIds }: { asked: boolean; exampleIds: readonly string[] }) {
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
    if (known === undefined) append(fresh(method))
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

/** In English as the defaults are, which pages translate. */
function fresh(method: Method): SettingsForm['paymentInstructions'][number] {
  return {
    ...NEW_INSTRUCTION,
    method,
    label: texts.labels[method],
    instructions: texts.instructions[method],
    referenceHint: HINTS[method] ?? '',
    referenceRequired: WITH_ACCOUNT.includes(method),
  }
}
