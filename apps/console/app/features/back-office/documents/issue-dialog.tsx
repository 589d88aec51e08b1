import { fill } from '@platen/messages'
import { TextArea, TextField } from '@platen/ui'
import { useState } from 'react'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { CHANGES_DOCUMENTS, type Document } from './documents.ts'

export type IssueKind = 'invoice' | 'credit_note'

const words = m.documents

interface IssueDialogProps {
  readonly kind: IssueKind
  readonly orderId: string
  readonly customer: string
  readonly onClose: () => void
}

/** What is issued cannot be changed, so the dialog says so. */
export function IssueDialog({ kind, orderId, customer, onClose }: IssueDialogProps) {
  const [typed, setTyped] = useState({ name: customer, address: '', taxId: '', reason: '' })
  const set = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const action = useAction({
    name: `issue ${kind} ${orderId}`,
    send: (_: undefined, key: string) =>
      api.createDocument({ orderId, body: bodyOf(kind, typed), idempotencyKey: key }),
    changes: CHANGES_DOCUMENTS,
    onDone: onClose,
    done: ({ number }: Document) => fill(words.issued, { number }),
  })
  const title = kind === 'invoice' ? words.issueInvoice : words.creditInvoice
  return (
    <ActionDialog
      title={title}
      submitLabel={title}
      onClose={onClose}
      action={action}
      onSubmit={() => action.run(undefined)}
    >
      <p>{kind === 'invoice' ? words.invoiceConsequence : words.creditConsequence}</p>
      {kind === 'invoice' ? (
        <>
          <TextField
            label={words.billTo}
            name="billTo.name"
            value={typed.name}
            maxLength={200}
            required
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextArea
            label={words.address}
            name="billTo.address"
            hint={words.addressHint}
            optional={m.shared.optional}
            value={typed.address}
            maxLength={400}
            onChange={({ target }) => set({ address: target.value })}
          />
          <TextField
            label={words.taxId}
            name="billTo.taxId"
            optional={m.shared.optional}
            value={typed.taxId}
            maxLength={40}
            onChange={({ target }) => set({ taxId: target.value })}
          />
        </>
      ) : (
        <TextField
          label={words.reason}
          name="reason"
          hint={words.reasonHint}
          optional={m.shared.optional}
          value={typed.reason}
          maxLength={300}
          onChange={({ target }) => set({ reason: target.value })}
        />
      )}
    </ActionDialog>
  )
}

type Typed = Readonly<Record<'name' | 'address' | 'taxId' | 'reason', string>>

function bodyOf(kind: IssueKind, { reason, ...party }: Typed) {
  if (kind === 'credit_note') return { kind, ...filled({ reason }) }
  return { kind, billTo: filled(party) }
}

function filled<Part extends Readonly<Record<string, string>>>(part: Part): Partial<Part> {
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  ) as Partial<Part>
}
