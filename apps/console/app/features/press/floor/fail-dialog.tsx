import { Button, TextField } from '@platen/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import { Dialog } from '../../../lib/dialog.tsx'
import type { Garment } from './garment.ts'
import type { Job } from './job.ts'
import { usePressSettings } from './use-press-settings.ts'
import { useSteps } from './use-steps.ts'
import type { Outcome } from './outcome-panel.tsx'
import { m } from '../../../messages/messages.ts'

const REASONS = ['misaligned', 'notAdhered', 'wrongColour', 'filmFault', 'garmentFault', 'other'] as const
type Reason = (typeof REASONS)[number]

interface FailDialogProps {
  readonly garment: Garment
  readonly onClose: () => void
  readonly onOutcome: (outcome: Outcome) => void
}

export function FailDialog({ garment, onClose, onOutcome }: FailDialogProps) {
  const { zoneName } = usePressSettings()
  const steps = useSteps()
  const able = garment.prints.filter(({ allowedMoves }) => allowedMoves.includes('failed'))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(able.length === 1 ? able.map(({ id }) => id) : []),
  )
  const [reason, setReason] = useState<Reason>()
  const [details, setDetails] = useState('')
  const [spoiled, setSpoiled] = useState<boolean>()
  // A double tap submits twice before the dialog closes.
  const sent = useRef(false)

  const jobs = able.filter(({ id }) => chosen.has(id))
  const onGarment = jobs.some(({ state }) => state === 'pressed')
  const blankSpoiled = onGarment || (spoiled ?? reason === 'garmentFault')
  const text = reason === 'other' ? details.trim() : reason && m.floor.fail.reasons[reason]
  const missing = jobs.length === 0 ? m.floor.fail.selectPrint : text ? undefined : m.floor.fail.selectReason

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (missing !== undefined || !text || sent.current) return
    sent.current = true
    onOutcome(await steps.fail(garment, { jobs, reason: text, blankSpoiled }))
  }

  return (
    <Dialog title={m.floor.fail.title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-5">
        {able.length > 1 && (
          <PrintChoice able={able} chosen={chosen} onChange={setChosen} zoneName={zoneName} />
        )}
        <fieldset>
          <legend className="mb-2 font-semibold">{m.floor.fail.reason}</legend>
          <div className="grid grid-cols-2 gap-2">
            {REASONS.map((each) => (
              <label key={each} className={CHOICE}>
                <input
                  type="radio"
                  name="reason"
                  className="size-5 shrink-0"
                  checked={reason === each}
                  onChange={() => setReason(each)}
                />
                {m.floor.fail.reasons[each]}
              </label>
            ))}
          </div>
        </fieldset>
        {reason === 'other' && (
          <TextField
            label={m.floor.fail.details}
            value={details}
            maxLength={300}
            autoFocus
            onChange={({ target }) => setDetails(target.value)}
          />
        )}
        {onGarment ? (
          <p className="border-l-4 border-warn bg-warn-wash px-4 py-3">{m.floor.fail.onGarment}</p>
        ) : (
          <label className={CHOICE}>
            <input
              type="checkbox"
              className="size-6 shrink-0"
              checked={blankSpoiled}
              onChange={({ target }) => setSpoiled(target.checked)}
            />
            {m.floor.fail.spoiled}
          </label>
        )}
        <Button type="submit" className="min-h-16 text-xl" unavailable={missing}>
          {m.floor.fail.submit}
        </Button>
      </form>
    </Dialog>
  )
}

const CHOICE =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-platen border border-rule-strong px-3 font-semibold has-checked:border-press has-checked:bg-press-wash'

interface PrintChoiceProps {
  readonly able: readonly Job[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  readonly zoneName: (id: string) => string
}

function PrintChoice({ able, chosen, onChange, zoneName }: PrintChoiceProps) {
  function toggle(id: string): void {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{m.floor.fail.prints}</legend>
      <div className="grid grid-cols-2 gap-2">
        {able.map(({ id, zoneId }) => (
          <label key={id} className={CHOICE}>
            <input
              type="checkbox"
              className="size-6 shrink-0"
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
            {zoneName(zoneId)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
