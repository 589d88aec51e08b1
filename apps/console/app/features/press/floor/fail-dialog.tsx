import { Button, Dialog, TextField } from '@platen/ui'
import { useRef, useState, type SubmitEvent } from 'react'
import type { Garment } from './garment.ts'
import type { Job } from './job.ts'
import { usePressSettings } from './use-press-settings.ts'
import { useSteps } from './use-steps.ts'
import type { Outcome } from './outcome-panel.tsx'

const REASONS = ['Misaligned', 'Not adhered', 'Wrong colour', 'Film fault', 'Garment fault'] as const
const OTHER = 'Other'

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
  const [reason, setReason] = useState<string>()
  const [details, setDetails] = useState('')
  const [spoiled, setSpoiled] = useState<boolean>()
  // A double tap submits twice before the dialog closes.
  const sent = useRef(false)

  const jobs = able.filter(({ id }) => chosen.has(id))
  const onGarment = jobs.some(({ state }) => state === 'pressed')
  const blankSpoiled = onGarment || (spoiled ?? reason === 'Garment fault')
  const text = (reason === OTHER ? details : (reason ?? '')).trim()
  const missing = jobs.length === 0 ? 'Select what failed.' : text === '' ? 'Select a reason.' : undefined

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (missing !== undefined || sent.current) return
    sent.current = true
    onOutcome(await steps.fail(garment, { jobs, reason: text, blankSpoiled }))
  }

  return (
    <Dialog title="What failed?" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-5">
        {able.length > 1 && (
          <PrintChoice able={able} chosen={chosen} onChange={setChosen} zoneName={zoneName} />
        )}
        <fieldset>
          <legend className="mb-2 font-semibold">Reason</legend>
          <div className="grid grid-cols-2 gap-2">
            {[...REASONS, OTHER].map((each) => (
              <label key={each} className={CHOICE}>
                <input
                  type="radio"
                  name="reason"
                  className="size-5 shrink-0"
                  checked={reason === each}
                  onChange={() => setReason(each)}
                />
                {each}
              </label>
            ))}
          </div>
        </fieldset>
        {reason === OTHER && (
          <TextField
            label="Details"
            value={details}
            maxLength={300}
            autoFocus
            onChange={({ target }) => setDetails(target.value)}
          />
        )}
        {onGarment ? (
          <p className="border-l-4 border-warn bg-warn-wash px-4 py-3">
            This print is already on the garment, so the garment is spoiled too. All its prints will be
            redone.
          </p>
        ) : (
          <label className={CHOICE}>
            <input
              type="checkbox"
              className="size-6 shrink-0"
              checked={blankSpoiled}
              onChange={({ target }) => setSpoiled(target.checked)}
            />
            The garment is spoiled too and needs a new blank
          </label>
        )}
        <Button type="submit" className="min-h-16 text-xl" unavailable={missing}>
          Mark failed and reprint
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
      <legend className="mb-2 font-semibold">Prints</legend>
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
