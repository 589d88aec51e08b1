import { hoursToPay } from '@platen/pricing'
import { PaymentSlip, TextField } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { Studio } from '../../../lib/handover/studio.tsx'
import { offeredInstructions } from '../draft/checkout-draft.ts'
import { ChoiceCard, ChoiceGroup } from './choice-card.tsx'
import { fieldId, useTextFields, type FieldProps } from './field-props.ts'
import { ProofUpload } from '../../uploads/index.ts'

type Instruction = FieldProps['rules']['shop']['paymentInstructions'][number]

interface PaymentFieldsProps extends FieldProps {
  readonly totalMinor: number
  readonly units: number
  readonly onWaiting: (isWaiting: boolean) => void
}

export function PaymentFields({ totalMinor, units, onWaiting, ...form }: PaymentFieldsProps) {
  const { draft, rules, errorOf, change } = form
  const { messages } = usePage()
  const texts = messages.checkout
  if (totalMinor === 0) return <p>{texts.nothingToPay}</p>
  const offered = offeredInstructions(draft, rules.shop)
  const chosen = offered.find(({ id }) => id === draft.instructionId)
  const { largeOrderUnits, largeOrderPayWithinHours } = rules.shop.limits
  const hoursFor = ({ payWithinHours }: Instruction) =>
    hoursToPay(payWithinHours, units, { units: largeOrderUnits, payWithinHours: largeOrderPayWithinHours })
  return (
    <div className="grid gap-6">
      <ChoiceGroup legend={texts.payWith} error={errorOf('instructionId')} columns={3}>
        {offered.map((instruction, index) => (
          <ChoiceCard
            key={instruction.id}
            id={index === 0 ? fieldId('instructionId') : undefined}
            name="instruction"
            value={instruction.id}
            checked={draft.instructionId === instruction.id}
            onChoose={() => change({ instructionId: instruction.id })}
          >
            <span className="font-semibold">{instruction.label}</span>
            <span className="text-sm text-ink-soft">{texts.paymentMethods[instruction.method]}</span>
            <span className="text-sm text-ink-soft">
              {fill(texts.payWithin, { hours: hoursFor(instruction) })}
            </span>
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      {chosen && <Instructions instruction={chosen} totalMinor={totalMinor} />}
      {/* Pickup shows it already. */}
      {chosen?.method === 'cash' && draft.method !== 'pickup' && <Studio />}
      {chosen && chosen.method !== 'cash' && (
        <Already {...form} instruction={chosen} hours={hoursFor(chosen)} onWaiting={onWaiting} />
      )}
    </div>
  )
}

function Instructions({ instruction, totalMinor }: { instruction: Instruction; totalMinor: number }) {
  const { shop, messages, formats } = usePage()
  const texts = messages.checkout
  const { payeeName, account, instructions } = instruction
  const amount = (totalMinor / 10 ** shop.currencyExponent).toFixed(shop.currencyExponent)
  const line = (term: string, value: string, copied = value) => ({
    term,
    value,
    action: <CopyButton text={copied} what={term} />,
  })
  return (
    <PaymentSlip
      instructions={instructions}
      lines={[
        ...(payeeName === undefined ? [] : [line(messages.shared.payee, payeeName)]),
        ...(account === undefined ? [] : [line(messages.shared.account, account)]),
        line(texts.amount, formats.money(totalMinor), amount),
      ]}
    />
  )
}

interface AlreadyProps extends FieldProps {
  readonly instruction: Instruction
  readonly hours: number
  readonly onWaiting: PaymentFieldsProps['onWaiting']
}

function Already({ instruction, hours, onWaiting, ...form }: AlreadyProps) {
  const { draft, errorOf, change } = form
  const texts = usePage().messages.checkout
  const field = useTextFields(form)
  return (
    <div className="grid gap-4">
      <ChoiceGroup legend={texts.payWhen} columns={2}>
        <ChoiceCard name="paid" value="later" checked={!draft.paid} onChoose={() => change({ paid: false })}>
          <span className="font-semibold">{texts.payLater}</span>
          <span className="text-sm text-ink-soft">{fill(texts.payLaterText, { hours })}</span>
        </ChoiceCard>
        <ChoiceCard name="paid" value="now" checked={draft.paid} onChoose={() => change({ paid: true })}>
          <span className="font-semibold">{texts.payNow}</span>
          <span className="text-sm text-ink-soft">{texts.payNowText}</span>
        </ChoiceCard>
      </ChoiceGroup>
      {draft.paid && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...field('reference', instruction.referenceRequired ? 'required' : 'optional')}
            hint={instruction.referenceHint}
            maxLength={80}
            autoComplete="off"
          />
          <TextField
            {...field('payerName', 'optional')}
            hint={texts.payerNameHint}
            maxLength={120}
            autoComplete="off"
          />
          <div className="sm:col-span-2">
            <ProofUpload
              id={fieldId('proof')}
              proof={draft.proof}
              isRequired={instruction.proofRequired}
              error={errorOf('proof')}
              onChange={(proof) => change({ proof })}
              onWaiting={onWaiting}
            />
          </div>
        </div>
      )}
    </div>
  )
}
