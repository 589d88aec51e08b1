import { Button, MarkedText, TextArea } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '../../../lib/dialog.tsx'
import { useKeys } from '../../../lib/keyboard.ts'
import { paths } from '../../../lib/paths.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { obstacleTo } from '../../../lib/requests/obstacle.ts'
import { m } from '../../../messages/messages.ts'
import { useMay } from '../../people/session/index.ts'
import { useEstimateOfLead, useOrderOfLead } from '../orders/index.ts'
import { ConversionDialog } from './conversion-dialog.tsx'
import type { Lead } from './lead-labels.ts'
import { useLeadMove } from './use-lead-move.ts'
import { fieldText } from '../../../lib/forms/field-text.ts'

const { moves: words, replace, lose, spam } = m.leads

const MOVES = [
  { to: 'contacted', key: 'a', label: words.contacted },
  { to: 'quoted', key: 'q', label: words.quoted },
  { to: 'converted', key: 'o', label: words.converted },
  { to: 'lost', key: 'l', label: words.lost },
  { to: 'spam', key: 's', label: words.spam },
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
  const estimate = useEstimateOfLead(lead)
  const mayEstimate = useMay('estimates:write')
  const create = {
    label: words.create,
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
    <section aria-label={words.title} className="grid gap-3">
      <h2 className="text-xl">{words.title}</h2>
      {lead.orderId !== null && <LinkedOrder orderId={lead.orderId} />}
      <Button variant="line" unavailable={create.unavailable} aria-keyshortcuts="n" onClick={create.run}>
        {create.label}
      </Button>
      {mayEstimate && (
        <Button
          variant="line"
          unavailable={obstacleTo(lead, 'converted') ?? estimate.unavailable}
          onClick={estimate.begin}
        >
          {m.estimates.lead}
        </Button>
      )}
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
        <Dialog title={replace.title} onClose={close}>
          <p>{replace.consequence}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={order.begin}>{replace.submit}</Button>
            <Button variant="quiet" onClick={close}>
              {m.shared.cancel}
            </Button>
          </div>
        </Dialog>
      )}
      {openDialog === 'converted' && <ConversionDialog lead={lead} onClose={close} />}
      {openDialog === 'lost' && <LossDialog move={move} onClose={close} />}
      {openDialog === 'spam' && (
        <ActionDialog
          title={spam.title}
          submitLabel={spam.submit}
          onClose={close}
          action={move}
          onSubmit={() => {
            close()
            move.send({ to: 'spam' })
          }}
        >
          <p>{spam.consequence}</p>
        </ActionDialog>
      )}
    </section>
  )
}

function LinkedOrder({ orderId }: { orderId: string }) {
  return (
    <p>
      <MarkedText
        text={words.linked}
        marks={{
          link: (text) => (
            <Link to={paths.order(orderId)} className="font-semibold">
              {text}
            </Link>
          ),
        }}
      />
    </p>
  )
}

interface LossDialogProps {
  readonly move: ReturnType<typeof useLeadMove>
  readonly onClose: () => void
}

function LossDialog({ move, onClose }: LossDialogProps) {
  return (
    <ActionDialog
      title={lose.title}
      submitLabel={lose.title}
      onClose={onClose}
      action={move}
      onSubmit={(form) => move.send({ to: 'lost', reason: fieldText(form, 'reason').trim() })}
    >
      <TextArea label={lose.reason} name="reason" hint={lose.reasonHint} required maxLength={500} />
    </ActionDialog>
  )
}
