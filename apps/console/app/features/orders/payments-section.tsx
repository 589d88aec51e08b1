import { Button, Pill, type Tone } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../lib/formats.ts'
import { useDesk } from './desk.ts'
import type { Order, Payment } from './order.ts'
import { ProofPicture } from './proof-picture.tsx'
import { SheetSection } from './sheet-section.tsx'

const STATUS: Readonly<Record<Payment['status'], { label: string; tone: Tone }>> = {
  submitted: { label: 'To verify', tone: 'wait' },
  verified: { label: 'Verified', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
  refunded: { label: 'Sent back', tone: 'over' },
}

/** What was paid, shown and decided; and what all of it comes to. */
export function PaymentsSection() {
  const { order } = useDesk()
  return (
    <SheetSection id="money" title="Money">
      <div className="grid gap-6 xl:grid-cols-[1fr_16rem]">
        <div className="grid content-start gap-4">
          {order.payments.length === 0 && (
            <p className="text-ink-soft">
              Nothing was paid yet. Agreed: {order.instruction.label}
              {order.payBefore !== null && <PayBefore order={order} />}.
            </p>
          )}
          <ul aria-label="Payments" className="grid gap-4">
            {order.payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          <Refunds />
        </div>
        <Totals totals={order.totals} />
      </div>
    </SheetSection>
  )
}

function PayBefore({ order }: { order: Order }) {
  const formats = useFormats()
  return order.payBefore === null ? null : <>, by {formats.stamp(new Date(order.payBefore))}</>
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { order } = useDesk()
  const formats = useFormats()
  const [showsProof, setShowsProof] = useState(false)
  const { label, tone } = STATUS[payment.status]
  const arrived = payment.verifiedMinor
  const details = [
    formats.stamp(new Date(payment.submittedAt)),
    payment.method.replaceAll('_', ' '),
    payment.reference,
    payment.payerName,
  ].filter((part) => part !== null)
  return (
    <li className="grid gap-2 border-l-4 border-rule pl-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="figures text-lg">{formats.money(arrived ?? payment.amountMinor)}</strong>
        <Pill tone={tone}>{label}</Pill>
        {arrived !== null && arrived !== payment.amountMinor && (
          <span className="text-sm text-ink-soft">of {formats.money(payment.amountMinor)} reported</span>
        )}
      </p>
      <p className="text-sm text-ink-soft">{details.join(' · ')}</p>
      {payment.decidedBy !== null && (
        <p className="text-sm text-ink-soft">
          {label} by {payment.decidedBy.name}
          {payment.decidedAt !== null && `, ${formats.stamp(new Date(payment.decidedAt))}`}
          {payment.decisionReason !== null && `: “${payment.decisionReason}”`}
        </p>
      )}
      {payment.proofUrl !== null && (
        <>
          <p>
            <Button
              look="line"
              aria-expanded={showsProof}
              className="min-h-9 px-3 text-sm"
              onClick={() => setShowsProof(!showsProof)}
            >
              {showsProof ? 'Hide the proof' : 'Show the proof'}
            </Button>
          </p>
          {showsProof && (
            <ProofPicture url={payment.proofUrl} alt={`Proof of payment of ${order.customer.name}`} />
          )}
        </>
      )}
    </li>
  )
}

function Refunds() {
  const { order } = useDesk()
  const formats = useFormats()
  if (order.refunds.length === 0) return null
  return (
    <ul aria-label="Refunds" className="grid gap-2">
      {order.refunds.map(({ id, amountMinor, at, by, reason, reference }) => (
        <li key={id} className="border-l-4 border-warn pl-3 text-sm">
          <strong className="figures">{formats.money(-amountMinor)}</strong> sent back by {by.name},{' '}
          {formats.stamp(new Date(at))}: “{reason}”
          {reference !== null && <span className="figures"> · {reference}</span>}
        </li>
      ))}
    </ul>
  )
}

function Totals({ totals }: { totals: Order['totals'] }) {
  const formats = useFormats()
  const rows: readonly (readonly [string, number, 'always' | 'if any'])[] = [
    ['Garments and prints', totals.subtotalMinor, 'always'],
    ['Quantity discount', -totals.discountMinor, 'if any'],
    ['Handover', totals.feeMinor, 'if any'],
    ['Tax', totals.taxMinor, 'if any'],
    ['Total', totals.totalMinor, 'always'],
    ['Paid', -totals.paidMinor, 'always'],
    ['Sent back', totals.refundedMinor, 'if any'],
  ]
  return (
    <dl className="figures grid content-start text-sm">
      {rows
        .filter(([, minor, when]) => when === 'always' || minor !== 0)
        .map(([name, minor]) => (
          <Row key={name} name={name} value={formats.money(minor)} strong={name === 'Total'} />
        ))}
      <Row name="Due" value={formats.money(totals.dueMinor)} strong className="mt-1 border-t-2 border-ink" />
    </dl>
  )
}

interface RowProps {
  readonly name: string
  readonly value: string
  readonly strong?: boolean
  readonly className?: string
}

function Row({ name, value, strong = false, className = '' }: RowProps) {
  return (
    <div
      className={`flex justify-between gap-4 py-0.5 ${strong ? 'text-base font-semibold' : ''} ${className}`}
    >
      <dt className={strong ? '' : 'text-ink-soft'}>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
