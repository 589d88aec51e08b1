import { Notice, TextField } from '@platen/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { totalOf, usePrintQueue, type Waiting } from '../print-jobs/index.ts'
import { DEFAULT_SECONDS, SecondsField } from './seconds-field.tsx'
import type { SuggestionState } from './sheet-head.tsx'
import { CHANGES_SHEETS } from './sheet.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'

interface SuggestDialogProps {
  /** The prints to nest; the whole queue when left out. */
  readonly jobIds?: readonly string[]
  readonly dueTo?: string | undefined
  readonly fabric?: string | undefined
  readonly expected?: {
    readonly jobs: number
    readonly lengthMm: number
    readonly utilisationPercent: number
  }
  readonly onClose: () => void
}

interface SheetRequest {
  readonly jobIds?: string[]
  readonly dueTo?: string
  readonly fabrics?: string[]
  readonly seconds: number
}

export function SuggestDialog({ jobIds, expected, onClose, ...from }: SuggestDialogProps) {
  const [dueTo, setDueTo] = useState(from.dueTo ?? '')
  const [fabrics, setFabrics] = useState<readonly string[]>(from.fabric === undefined ? [] : [from.fabric])
  const [seconds, setSeconds] = useState(DEFAULT_SECONDS)
  const queue = usePrintQueue().data?.waiting
  const matching = queue?.filter(
    (one) =>
      (dueTo === '' || one.promisedBy <= dueTo) && (fabrics.length === 0 || fabrics.includes(one.fabric)),
  )
  const suggestion = useSuggestion(onClose)
  const nothing = jobIds === undefined && matching?.length === 0 ? 'No waiting prints match.' : undefined
  return (
    <ActionDialog
      title={jobIds ? 'Nest selected prints' : 'Suggest next sheet'}
      submitLabel={jobIds ? 'Nest prints' : 'Suggest sheet'}
      action={suggestion}
      missing={nothing}
      onSubmit={() =>
        suggestion.run({
          ...(jobIds && { jobIds: [...jobIds] }),
          ...(!jobIds && dueTo !== '' && { dueTo }),
          ...(!jobIds && fabrics.length > 0 && { fabrics: [...fabrics] }),
          seconds,
        })
      }
      onClose={onClose}
    >
      {jobIds ? (
        <p>
          Puts {jobIds.length === 1 ? 'one print' : `${jobIds.length} prints`} on one sheet, as many as fit on
          the film.
        </p>
      ) : (
        <>
          {expected && <Expected {...expected} />}
          <TextField
            label="Promised by"
            name="dueTo"
            optional="optional"
            hint="Leave empty to include everything that is waiting."
            type="date"
            value={dueTo}
            onChange={({ target }) => setDueTo(target.value)}
          />
          {queue && <FabricBoxes queue={queue} selected={fabrics} onChange={setFabrics} />}
          {matching && <MatchCount matching={matching} />}
        </>
      )}
      <SecondsField value={seconds} onChange={setSeconds} />
    </ActionDialog>
  )
}

function useSuggestion(onClose: () => void) {
  const navigate = useNavigate()
  return useAction({
    send: (body: SheetRequest, key) => api.createGangSheet({ body, idempotencyKey: key }),
    changes: CHANGES_SHEETS,
    onDone: ({ id, tooLarge }) => {
      onClose()
      void navigate(paths.sheet(id), { state: { tooLarge } satisfies SuggestionState })
    },
    onRefused: () => true,
  })
}

function Expected({ jobs, lengthMm, utilisationPercent }: NonNullable<SuggestDialogProps['expected']>) {
  const formats = useFormats()
  return (
    <Notice
      title={`The next sheet would be about ${formats.number(Math.round(lengthMm / 10) / 100)} m long.`}
    >
      <p className="figures">
        {jobs} {jobs === 1 ? 'print' : 'prints'}, {formats.number(utilisationPercent)} % of the film
      </p>
    </Notice>
  )
}

function MatchCount({ matching }: { matching: Waiting }) {
  const { jobs } = totalOf(matching)
  return (
    <p role="status" className="text-sm text-ink-soft">
      <span className="figures">{jobs}</span> {jobs === 1 ? 'print' : 'prints'} waiting. The earliest promised
      come first, as many as fit on the film.
    </p>
  )
}

interface FabricBoxesProps {
  readonly queue: Waiting
  readonly selected: readonly string[]
  readonly onChange: (fabrics: readonly string[]) => void
}

function FabricBoxes({ queue, selected, onChange }: FabricBoxesProps) {
  const fabrics = [...new Set(queue.map(({ fabric }) => fabric))].toSorted()
  if (fabrics.length < 2) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        Fabrics <span className="font-normal text-ink-soft">(any if none is selected)</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {fabrics.map((fabric) => (
          <label
            key={fabric}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-platen border border-rule-strong px-3 select-none has-checked:border-press has-checked:bg-press-wash"
          >
            <input
              type="checkbox"
              className="size-5"
              checked={selected.includes(fabric)}
              onChange={({ target }) =>
                onChange(target.checked ? [...selected, fabric] : selected.filter((one) => one !== fabric))
              }
            />
            {fabric.replaceAll('_', ' ')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
