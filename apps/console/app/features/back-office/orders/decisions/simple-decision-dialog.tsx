import { fill } from '@platen/messages'
import { useState } from 'react'
import { useFormats } from '../../../../lib/formats.ts'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { useToasts } from '../../../../lib/toasts.tsx'
import type { CustomerTexts } from '../../../../messages/customers/texts-for-customer.ts'
import { m } from '../../../../messages/messages.ts'
import { useCustomerTexts } from '../order/use-customer-texts.ts'
import { hasPrinted } from '../order/moves.ts'
import { useOrderContext } from '../order/order-context.ts'
import type { Order, Payment } from '../order/order.ts'
import { useDecision } from '../order/use-decision.ts'
import { filledFields, ReasonField, OptionalTextField } from './text-fields.tsx'
import { useDialogDecision } from './use-dialog-decision.ts'

type SimpleDecision = keyof typeof DIALOGS

interface DialogText {
  readonly title: string
  readonly cancelLabel?: string
  readonly consequence: (order: Order, money: (minor: number) => string) => string
  readonly reason?: ReasonText
  readonly notes?: readonly NoteText[]
  /** The toast. */
  readonly done: string
  readonly description?: string
}

interface ReasonText {
  readonly label: string
  readonly suggestions: (toCustomer: CustomerTexts) => Readonly<Record<string, string>>
  /** Always, if missing. */
  readonly isRequired?: (order: Order) => boolean
}

interface NoteText {
  readonly name: 'receivedBy' | 'note'
  readonly label: string
  readonly optional: string
  readonly maxLength: number
}

const words = m.decisions

const DIALOGS = {
  hold: {
    ...words.hold,
    consequence: () => words.hold.consequence,
    reason: { label: words.reason, suggestions: ({ hold }) => hold },
  },
  cancel: {
    ...words.cancel,
    cancelLabel: words.cancel.keep,
    consequence: () => m.orderWords.cancellation,
    reason: {
      label: words.reason,
      suggestions: ({ cancel }) => cancel,
      isRequired: ({ jobs }) => hasPrinted(jobs),
    },
  },
  reject_payment: {
    ...words.rejectPayment,
    consequence: ({ customer, payments }, money) =>
      fill(words.rejectPayment.consequence, {
        amount: money(submittedOf(payments)?.amountMinor ?? 0),
        customer: customer.name,
      }),
    reason: { label: words.reason, suggestions: ({ rejectPayment }) => rejectPayment },
    description: words.rejectPayment.doneHint,
  },
  hand_over: {
    ...words.handOver,
    consequence: ({ customer }) => fill(words.handOver.consequence, { customer: customer.name }),
    notes: [
      {
        name: 'receivedBy',
        label: words.handOver.receivedBy,
        optional: words.handOver.receivedByHint,
        maxLength: 120,
      },
      { name: 'note', label: words.handOver.note, optional: words.handOver.noteHint, maxLength: 500 },
    ],
  },
  fail_handover: {
    ...words.failHandover,
    consequence: () => words.failHandover.consequence,
    reason: { label: words.failHandover.reason, suggestions: () => words.failHandover.suggestions },
  },
  make_ready: {
    ...words.makeReady,
    consequence: ({ customer }) => fill(words.makeReady.consequence, { customer: customer.name }),
  },
  keep_credit: {
    ...words.keepCredit,
    consequence: ({ customer, toReturnMinor }, money) =>
      fill(words.keepCredit.consequence, { amount: money(toReturnMinor), customer: customer.name }),
    reason: { label: words.reasonForTeam, suggestions: () => words.keepCredit.suggestions },
  },
  return: {
    ...words.return,
    consequence: () => words.return.consequence,
    reason: { label: words.return.reason, suggestions: () => words.return.suggestions },
  },
} as const satisfies Record<string, DialogText>

interface SimpleDecisionDialogProps {
  readonly decision: SimpleDecision
  readonly onClose: () => void
}

export function SimpleDecisionDialog({ decision: name, onClose }: SimpleDecisionDialogProps) {
  const { order } = useOrderContext()
  const { money } = useFormats()
  const toasts = useToasts()
  const toCustomer = useCustomerTexts(order)
  const { title, cancelLabel, consequence, reason, notes = [], done, description }: DialogText = DIALOGS[name]
  const [typed, setTyped] = useState({ reason: '', receivedBy: '', note: '' })
  const resume = useDecision('resume', {
    onDone: () => toasts.good(fill(words.hold.undone, { number: order.number })),
  })
  const decision = useDialogDecision(name, {
    onClose,
    done,
    more: () => description,
    ...(name === 'hold' && { undo: () => resume.run({}) }),
  })
  const isRequired = reason !== undefined && (reason.isRequired?.(order) ?? true)
  const paymentId = name === 'reject_payment' ? submittedOf(order.payments)?.id : undefined
  return (
    <ActionDialog
      title={title}
      submitLabel={title}
      {...(cancelLabel !== undefined && { cancelLabel })}
      onClose={onClose}
      action={decision}
      missing={isRequired && typed.reason.trim() === '' ? words.reasonMissing : undefined}
      onSubmit={() =>
        // The fields of the table are those of the body.
        decision.run({
          ...filledFields(typed),
          ...(paymentId !== undefined && { paymentId }),
        })
      }
    >
      <p>{consequence(order, money)}</p>
      {reason && (
        <ReasonField
          label={reason.label}
          optional={isRequired ? undefined : m.shared.optional}
          value={typed.reason}
          onChange={(text) => setTyped({ ...typed, reason: text })}
          suggestions={Object.values(reason.suggestions(toCustomer))}
          maxLength={300}
        />
      )}
      {notes.map(({ name: field, ...props }) => (
        <OptionalTextField
          key={field}
          name={field}
          {...props}
          value={typed[field]}
          onChange={(text) => setTyped({ ...typed, [field]: text })}
        />
      ))}
    </ActionDialog>
  )
}

export function submittedOf(payments: readonly Payment[]): Payment | undefined {
  return payments.find(({ status }) => status === 'submitted')
}
