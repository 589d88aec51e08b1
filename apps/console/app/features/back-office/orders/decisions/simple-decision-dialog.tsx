import { useState } from 'react'
import { useFormats } from '../../../../lib/formats.ts'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { useToasts } from '../../../../lib/toasts.tsx'
import { useCustomerLanguage, type InEachLanguage } from '../order/customer-language.ts'
import { CANCELLATION, hasPrinted } from '../order/moves.ts'
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
  /** The toast, after the order number. */
  readonly done: string
  readonly description?: string
}

interface ReasonText {
  readonly label: string
  /** What the customer reads is in their language. */
  readonly suggestions: readonly string[] | InEachLanguage<readonly string[]>
  /** Always, if missing. */
  readonly isRequired?: (order: Order) => boolean
}

interface NoteText {
  readonly name: 'receivedBy' | 'note'
  readonly label: string
  readonly optional: string
  readonly maxLength: number
}

const TO_CUSTOMER = 'Reason (shown to the customer)'

const DIALOGS = {
  hold: {
    title: 'Put on hold',
    consequence: () => 'Nothing in this order is printed or handed over until you resume it.',
    reason: {
      label: TO_CUSTOMER,
      suggestions: {
        en: ['We are waiting for your answer.', 'The garment is out of stock for a few days.'],
        es: ['Esperamos tu respuesta.', 'La prenda está agotada por unos días.'],
      },
    },
    done: 'put on hold',
  },
  cancel: {
    title: 'Cancel order',
    cancelLabel: 'Keep order',
    consequence: () => CANCELLATION,
    reason: {
      label: TO_CUSTOMER,
      suggestions: {
        en: ['Cancelled at your request.', 'We could not reach you.', 'This garment is no longer made.'],
        es: ['Cancelado a petición tuya.', 'No pudimos contactarte.', 'Esta prenda ya no se fabrica.'],
      },
      isRequired: ({ jobs }) => hasPrinted(jobs),
    },
    done: 'cancelled',
  },
  reject_payment: {
    title: 'Reject payment',
    consequence: ({ customer, payments }, money) =>
      `We did not receive the ${money(submittedOf(payments)?.amountMinor ?? 0)} from ${customer.name}. You can’t undo this, but the customer can pay again.`,
    reason: {
      label: TO_CUSTOMER,
      suggestions: {
        en: [
          'We could not find the transfer.',
          'We could not read the proof. Please send it again.',
          'The transfer went to a different account.',
        ],
        es: [
          'No encontramos la transferencia.',
          'No pudimos leer el comprobante. Por favor, envíalo de nuevo.',
          'La transferencia llegó a otra cuenta.',
        ],
      },
    },
    done: 'payment rejected',
    description: 'The customer has at least one day to pay again.',
  },
  hand_over: {
    title: 'Hand over order',
    consequence: ({ customer }) => `This completes the order of ${customer.name}.`,
    notes: [
      {
        name: 'receivedBy',
        label: 'Received by',
        optional: 'optional, if not the customer',
        maxLength: 120,
      },
      { name: 'note', label: 'Note', optional: 'optional, only the team sees it', maxLength: 500 },
    ],
    done: 'handed over',
  },
  fail_handover: {
    title: 'Record failed handover',
    consequence: () => 'The order waits until someone marks it as ready again.',
    reason: {
      label: 'What happened (only the team sees this)',
      suggestions: [
        'The customer did not come.',
        'Nobody was at the address.',
        'The customer asked for another day.',
      ],
    },
    done: 'handover failed',
  },
  make_ready: {
    title: 'Mark as ready again',
    consequence: ({ customer }) => `We notify ${customer.name} that the order is ready again.`,
    done: 'marked as ready again',
  },
  keep_credit: {
    title: 'Keep as credit',
    consequence: ({ customer, toReturnMinor }, money) =>
      `We keep ${money(toReturnMinor)} for a later order of ${customer.name}, and this order leaves the refunds on Today. You can still refund it later.`,
    reason: {
      label: 'Reason (only the team sees this)',
      suggestions: [
        'The customer wants to use it for the next order.',
        'The customer agreed to a cancellation fee.',
      ],
    },
    done: 'kept as credit',
  },
  return: {
    title: 'Record return',
    consequence: () => 'You can’t undo this. Payments stay recorded until you refund them.',
    reason: {
      label: 'Why it came back (only the team sees this)',
      suggestions: ['Wrong size.', 'The print came off.', 'Not what was ordered.'],
    },
    done: 'return recorded',
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
  const language = useCustomerLanguage(order)
  const { title, cancelLabel, consequence, reason, notes = [], done, description }: DialogText = DIALOGS[name]
  const [typed, setTyped] = useState({ reason: '', receivedBy: '', note: '' })
  const resume = useDecision('resume', { onDone: () => toasts.good(`${order.number}: resumed`) })
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
      missing={isRequired && typed.reason.trim() === '' ? 'Enter a reason.' : undefined}
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
          optional={isRequired ? undefined : 'optional'}
          value={typed.reason}
          onChange={(text) => setTyped({ ...typed, reason: text })}
          suggestions={'en' in reason.suggestions ? reason.suggestions[language] : reason.suggestions}
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
