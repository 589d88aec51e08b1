import { fill } from '@platen/messages'
import { creditedMinor } from '@platen/pricing'
import { Button, MarkedText, Pill, type Tone } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../../../lib/formats.ts'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { priceRows, type AmountName } from '../order/money-rows.ts'
import type { Order, Payment } from '../order/order.ts'
import { ProofPicture } from '../order/proof-picture.tsx'
import { OrderSection } from '../order/order-section.tsx'
import { withReason } from './event-text.ts'

const words = m.orderPage.payments
const TONES: Readonly<Record<Payment['status'], Tone>> = {
  submitted: 'wait',
  verified: 'good',
  rejected: 'bad',
  refunded: 'over',
}

export function PaymentsSection() {
  const { order } = useOrderContext()
  return (
    <OrderSection id="money" title={words.title}>
      <div className="grid gap-6 xl:grid-cols-[1fr_16rem]">
        <div className="grid content-start gap-4">
          {order.payments.length === 0 && <NoPayments order={order} />}
          <ul aria-label={words.title} className="grid gap-4">
            {order.payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          <Refunds />
        </div>
        <Totals order={order} />
      </div>
    </OrderSection>
  )
}

function NoPayments({ order: { instruction, payBefore } }: { order: Order }) {
  const { stamp } = useFormats()
  const method = instruction.label
  return (
    <p className="text-ink-soft">
      {payBefore === null
        ? fill(words.none, { method })
        : fill(words.noneDue, { method, date: stamp(new Date(payBefore)) })}
    </p>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { order } = useOrderContext()
  const formats = useFormats()
  const [showsProof, setShowsProof] = useState(false)
  const arrived = payment.verifiedMinor
  const details = [
    formats.stamp(new Date(payment.submittedAt)),
    m.orderWords.paymentMethods[payment.method],
    payment.reference,
    payment.payerName,
  ].filter((part) => part !== null)
  return (
    <li className="grid gap-2 border-l-4 border-rule pl-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="figures text-lg">{formats.money(arrived ?? payment.amountMinor)}</strong>
        <Pill tone={TONES[payment.status]}>{words.states[payment.status]}</Pill>
        {arrived !== null && arrived !== payment.amountMinor && (
          <span className="text-sm text-ink-soft">
            {fill(words.reported, { amount: formats.money(payment.amountMinor) })}
          </span>
        )}
      </p>
      <p className="text-sm text-ink-soft">{details.join(' · ')}</p>
      <DecidedBy payment={payment} />
      {payment.proofUrl !== null && (
        <>
          <p>
            <Button
              variant="line"
              aria-expanded={showsProof}
              className="min-h-9 px-3 text-sm"
              onClick={() => setShowsProof(!showsProof)}
            >
              {showsProof ? words.hideProof : words.showProof}
            </Button>
          </p>
          {showsProof && <ProofPicture url={payment.proofUrl} customer={order.customer.name} />}
        </>
      )}
    </li>
  )
}

function DecidedBy({ payment: { status, decidedBy, decidedAt, decisionReason } }: { payment: Payment }) {
  const { stamp } = useFormats()
  if (status === 'submitted' || decidedBy === null) return null
  const decided = fill(words.decided[status], { name: decidedBy.name })
  const text = decidedAt === null ? decided : `${decided}, ${stamp(new Date(decidedAt))}`
  return (
    <p className="text-sm text-ink-soft">
      {decisionReason === null ? text : withReason(text, decisionReason)}
    </p>
  )
}

function Refunds() {
  const { order } = useOrderContext()
  const formats = useFormats()
  if (order.refunds.length === 0) return null
  return (
    <ul aria-label={words.refunds} className="grid gap-2">
      {order.refunds.map(({ id, amountMinor, at, by, reason, reference }) => (
        <li key={id} className="border-l-4 border-warn pl-3 text-sm">
          <MarkedText
            text={fill(words.refund, {
              amount: formats.money(-amountMinor),
              name: by.name,
              date: formats.stamp(new Date(at)),
            })}
            marks={{
              amount: (text) => <strong className="figures">{text}</strong>,
              // What somebody typed is not read as marks.
              reason: () => reason,
            }}
          />
          {reference !== null && <span className="figures"> · {reference}</span>}
        </li>
      ))}
    </ul>
  )
}

function Totals({ order }: { order: Order }) {
  const { totals, discount, agreedDiscount, keptMinor, toReturnMinor } = order
  const formats = useFormats()
  const rows: readonly (readonly [AmountName, number])[] = [
    ...priceRows({ ...totals, agreedDiscountMinor: agreedDiscount?.amountMinor ?? 0 }, discount),
    ['paid', -totals.paidMinor],
    ...(totals.refundedMinor > 0 ? [['refunded', totals.refundedMinor] as const] : []),
    ...(creditedMinor(totals) > 0 ? [['credited', -creditedMinor(totals)] as const] : []),
    ...(keptMinor > 0 ? [['kept', keptMinor] as const] : []),
  ]
  return (
    <dl className="figures grid content-start text-sm">
      {rows.map(([name, minor]) => (
        <Row
          key={name}
          name={name}
          detail={
            name === 'code' ? discount?.code : name === 'agreedDiscount' ? agreedDiscount?.reason : null
          }
          value={formats.money(minor)}
          strong={name === 'total'}
        />
      ))}
      <Row
        name={toReturnMinor > 0 ? 'toReturn' : 'due'}
        value={formats.money(toReturnMinor > 0 ? toReturnMinor : totals.dueMinor)}
        strong
        className="mt-1 border-t-2 border-ink"
      />
    </dl>
  )
}

interface RowProps {
  readonly name: AmountName
  readonly detail?: string | null | undefined
  readonly value: string
  readonly strong?: boolean
  readonly className?: string
}

function Row({ name, detail, value, strong = false, className = '' }: RowProps) {
  return (
    <div
      className={`flex justify-between gap-4 py-0.5 ${strong ? 'text-base font-semibold' : ''} ${className}`}
    >
      <dt className={strong ? '' : 'text-ink-soft'}>
        {m.orderWords.amounts[name]} {detail}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
