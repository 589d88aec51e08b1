import { Button, buttonClass, Pill } from '@platen/ui'
import { useState } from 'react'
import { useFormats } from '../../../lib/formats.ts'
import { obstacleTo } from '../../../lib/requests/obstacle.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { shortDay } from '../../../lib/store-days.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { DocumentButtons } from './document-buttons.tsx'
import { isOpen, KIND_NAMES, useDocuments, type Document } from './documents.ts'
import { IssueDialog, type IssueKind } from './issue-dialog.tsx'

const words = m.documents

type BilledOrder = Parameters<typeof obstacleTo>[0] & {
  readonly id: string
  readonly customer: { readonly name: string }
}

/** Of an order. Papers for packing are for everybody, because they have no prices. */
export function OrderDocuments({ order }: { order: BilledOrder }) {
  const unreadable = useRefusal('documents:read') !== undefined
  return (
    <div className="grid gap-4">
      {!unreadable && <Issued order={order} />}
      <p className="flex flex-wrap gap-2">
        <Paper href={`/api/admin/orders/${order.id}/packing-slip`} label={words.packingSlip} />
        <Paper href={`/api/admin/orders/${order.id}/bag-labels`} label={words.labels} />
        <Paper href={`/api/admin/orders/${order.id}/bag-labels?paper=a4`} label={words.labelsOnA4} />
      </p>
    </div>
  )
}

function Paper({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonClass('line', 'min-h-9 px-3 text-sm')}>
      {label}
    </a>
  )
}

function Issued({ order }: { order: BilledOrder }) {
  const { rows, query } = useDocuments({ orderId: order.id })
  const [issuing, setIssuing] = useState<IssueKind>()
  const open = rows.find(isOpen)
  return (
    <QueryState query={query} what={words.what}>
      {() => (
        <>
          {rows.length === 0 ? (
            <p className="text-ink-soft">{words.none}</p>
          ) : (
            <ul aria-label={words.title} className="grid gap-3">
              {rows.map((document) => (
                <DocumentRow key={document.id} document={document} />
              ))}
            </ul>
          )}
          <p>
            {open ? (
              <Button
                variant="line"
                unavailable={obstacleTo(order, 'issue_credit_note')}
                onClick={() => setIssuing('credit_note')}
              >
                {words.creditInvoice}
              </Button>
            ) : (
              <Button unavailable={obstacleTo(order, 'issue_invoice')} onClick={() => setIssuing('invoice')}>
                {words.issueInvoice}
              </Button>
            )}
          </p>
          {issuing && (
            <IssueDialog
              kind={issuing}
              orderId={order.id}
              customer={order.customer.name}
              onClose={() => setIssuing(undefined)}
            />
          )}
        </>
      )}
    </QueryState>
  )
}

function DocumentRow({ document }: { document: Document }) {
  const { money } = useFormats()
  const { kind, number, issuedOn, totalMinor, creditedMinor, sentAt } = document
  return (
    <li className="grid gap-1 border-l-4 border-rule pl-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{KIND_NAMES[kind]}</strong>
          <span className="figures break-all">{number}</span>
          <span className="figures">{money(kind === 'credit_note' ? -totalMinor : totalMinor)}</span>
          {kind === 'invoice' && creditedMinor > 0 && (
            <Pill tone="over">{creditedMinor < totalMinor ? words.creditedPartly : words.credited}</Pill>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {shortDay(issuedOn)}
          {sentAt !== null && ` · ${words.wasSent}`}
        </p>
      </div>
      <DocumentButtons document={document} />
    </li>
  )
}
