import { Button, Dialog } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useKeys } from '../../lib/keys.ts'
import { paths } from '../../lib/paths.ts'
import { useRefusal } from '../session/index.ts'
import { ConversionDialog } from './conversion-dialog.tsx'
import { LossDialog } from './loss-dialog.tsx'
import { STATUSES, type Lead } from './lead-words.ts'
import { useLeadMove } from './use-lead-move.ts'

const MOVES = [
  { to: 'contacted', key: 'a', label: 'Answered' },
  { to: 'quoted', key: 'q', label: 'Quote sent' },
  { to: 'converted', key: 'o', label: 'It became an order…' },
  { to: 'lost', key: 'l', label: 'Lost…' },
  { to: 'spam', key: 's', label: 'Spam…' },
] as const
type To = (typeof MOVES)[number]['to']

/** Where the request may go from here. What does not lead back asks first. */
export function LeadMoves({ lead }: { lead: Lead }) {
  const [asking, setAsking] = useState<'converted' | 'lost' | 'spam'>()
  const move = useLeadMove(lead, () => setAsking(undefined))
  const refusal = useRefusal('leads:write')
  const close = () => setAsking(undefined)

  function begin(to: To): void {
    if (to === 'contacted' || to === 'quoted') move.send({ to })
    else setAsking(to)
  }

  const buttons = MOVES.map((row) => ({
    ...row,
    unavailable: refusal ?? move.unavailable ?? whyNot(lead, row.to),
  }))
  useKeys(
    Object.fromEntries(
      buttons.map(({ to, key, label, unavailable }) => [key, { label, unavailable, run: () => begin(to) }]),
    ),
  )
  const next =
    lead.status === 'new' ? undefined : buttons.find(({ unavailable }) => unavailable === undefined)?.to
  return (
    <section aria-label="Where it goes" className="grid gap-3">
      <h2 className="text-xl">Where it goes</h2>
      {lead.orderId !== null && (
        <p>
          It became{' '}
          <Link to={paths.order(lead.orderId)} className="font-semibold">
            this order
          </Link>
          .
        </p>
      )}
      {buttons.map(({ to, key, label, unavailable }) => (
        <Button
          key={to}
          look={to === next ? 'press' : 'line'}
          unavailable={unavailable}
          aria-keyshortcuts={key}
          onClick={() => begin(to)}
        >
          {label}
        </Button>
      ))}
      {asking === 'converted' && <ConversionDialog lead={lead} onClose={close} />}
      {asking === 'lost' && <LossDialog move={move} onClose={close} />}
      {asking === 'spam' && (
        <Dialog title="Is it spam?" onClose={close}>
          <p>Nobody will answer it. There is no way back from spam.</p>
          <div className="flex justify-end gap-2">
            <Button look="line" onClick={close}>
              Keep it
            </Button>
            <Button
              onClick={() => {
                close()
                move.send({ to: 'spam' })
              }}
            >
              It is spam
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

function whyNot({ status, allowedActions }: Lead, to: To): string | undefined {
  if (allowedActions.includes(to)) return undefined
  if (status === to) return 'It is there already.'
  if (allowedActions.length === 0) return `The way ends at ${STATUSES[status].label.toLowerCase()}.`
  const open = allowedActions.map((action) => STATUSES[action].label.toLowerCase())
  return `From ${STATUSES[status].label.toLowerCase()} it goes to ${open.join(' or ')}.`
}
