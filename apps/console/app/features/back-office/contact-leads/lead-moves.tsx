import { Button, Dialog, TextArea } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useKeys } from '../../../lib/keyboard.ts'
import { paths } from '../../../lib/paths.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { obstacleTo } from '../../../lib/requests/obstacle.ts'
import { useOrderOfLead } from '../orders/index.ts'
import { ConversionDialog } from './conversion-dialog.tsx'
import type { Lead } from './lead-labels.ts'
import { useLeadMove } from './use-lead-move.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'

const MOVES = [
  { to: 'contacted', key: 'a', label: 'Mark as answered' },
  { to: 'quoted', key: 'q', label: 'Mark quote as sent' },
  { to: 'converted', key: 'o', label: 'Link to an order…' },
  { to: 'lost', key: 'l', label: 'Mark as lost…' },
  { to: 'spam', key: 's', label: 'Mark as spam…' },
] as const
type To = (typeof MOVES)[number]['to']

export function LeadMoves({ lead }: { lead: Lead }) {
  const [openDialog, setOpenDialog] = useState<'converted' | 'lost' | 'spam' | 'replace'>()
  const move = useLeadMove(lead, () => setOpenDialog(undefined))
  const close = () => setOpenDialog(undefined)

  function begin(to: To): void {
    if (to === 'contacted' || to === 'quoted') move.send({ to })
    else setOpenDialog(to)
  }

  const buttons = MOVES.map((row) => ({
    ...row,
    unavailable: move.unavailable ?? obstacleTo(lead, row.to),
  }))
  const order = useOrderOfLead(lead)
  const create = {
    label: 'Create order',
    unavailable: move.unavailable ?? obstacleTo(lead, 'converted') ?? order.unavailable,
    run: () => (order.replaces() ? setOpenDialog('replace') : order.begin()),
  }
  useKeys({
    ...Object.fromEntries(
      buttons.map(({ to, key, label, unavailable }) => [key, { label, unavailable, run: () => begin(to) }]),
    ),
    n: create,
  })
  const next =
    lead.status === 'new' ? undefined : buttons.find(({ unavailable }) => unavailable === undefined)?.to
  return (
    <section aria-label="Status" className="grid gap-3">
      <h2 className="text-xl">Status</h2>
      {lead.orderId !== null && (
        <p>
          Linked to{' '}
          <Link to={paths.order(lead.orderId)} className="font-semibold">
            this order
          </Link>
          .
        </p>
      )}
      <Button variant="line" unavailable={create.unavailable} aria-keyshortcuts="n" onClick={create.run}>
        {create.label}
      </Button>
      {buttons.map(({ to, key, label, unavailable }) => (
        <Button
          key={to}
          variant={to === next ? 'press' : 'line'}
          unavailable={unavailable}
          aria-keyshortcuts={key}
          onClick={() => begin(to)}
        >
          {label}
        </Button>
      ))}
      {openDialog === 'replace' && (
        <Dialog title="Replace the order that you began?" onClose={close}>
          <p>You have not created it yet. What you entered there is removed.</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={order.begin}>Replace it</Button>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
      {openDialog === 'converted' && <ConversionDialog lead={lead} onClose={close} />}
      {openDialog === 'lost' && <LossDialog move={move} onClose={close} />}
      {openDialog === 'spam' && (
        <ActionDialog
          title="Mark as spam?"
          submitLabel="Mark as spam"
          onClose={close}
          action={move}
          onSubmit={() => {
            close()
            move.send({ to: 'spam' })
          }}
        >
          <p>You can’t undo this.</p>
        </ActionDialog>
      )}
    </section>
  )
}

interface LossDialogProps {
  readonly move: ReturnType<typeof useLeadMove>
  readonly onClose: () => void
}

function LossDialog({ move, onClose }: LossDialogProps) {
  return (
    <ActionDialog
      title="Mark as lost"
      submitLabel="Mark as lost"
      onClose={onClose}
      action={move}
      onSubmit={(form) => move.send({ to: 'lost', reason: fieldText(form, 'reason').trim() })}
    >
      <TextArea
        label="Reason"
        name="reason"
        hint="For example: too expensive, too late, no reply."
        required
        maxLength={500}
      />
    </ActionDialog>
  )
}
