import { Notice, TextField } from '@platen/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { useFormats } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { useAction } from '../../lib/use-action.ts'
import { inSum, usePrintQueue, type Waiting } from '../print-jobs/index.ts'
import { DEFAULT_SECONDS, SecondsField } from './seconds-field.tsx'
import type { Proposed } from './sheet-head.tsx'
import { CHANGES_SHEETS } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'

interface ProposeDialogProps {
  /** These prints; the queue when left out. */
  readonly jobIds?: readonly string[]
  readonly dueTo?: string | undefined
  readonly fabric?: string | undefined
  /** What the shop itself would put on it, where it says so. */
  readonly expected?: {
    readonly jobs: number
    readonly lengthMm: number
    readonly utilisationPercent: number
  }
  readonly onClose: () => void
}

interface Wanted {
  readonly jobIds?: string[]
  readonly dueTo?: string
  readonly fabrics?: string[]
  readonly seconds: number
}

/** Makes a sheet of what waits and leads to where it can be watched while it is packed. */
export function ProposeDialog({ jobIds, expected, onClose, ...from }: ProposeDialogProps) {
  const [dueTo, setDueTo] = useState(from.dueTo ?? '')
  const [fabrics, setFabrics] = useState<readonly string[]>(from.fabric === undefined ? [] : [from.fabric])
  const [seconds, setSeconds] = useState(DEFAULT_SECONDS)
  const queue = usePrintQueue().data?.waiting
  const meant = queue?.filter(
    (one) =>
      (dueTo === '' || one.promisedBy <= dueTo) && (fabrics.length === 0 || fabrics.includes(one.fabric)),
  )
  const propose = useProposal(onClose)
  const nothing =
    jobIds === undefined && meant?.length === 0 ? 'Nothing waits that is meant by this.' : undefined
  return (
    <StepDialog
      title={jobIds ? 'Nest these prints' : 'Propose the next sheet'}
      doIt={jobIds ? 'Nest them' : 'Propose it'}
      action={propose}
      missing={nothing}
      onDo={() =>
        propose.run({
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
          {jobIds.length === 1 ? 'One print is' : `${jobIds.length} prints are`} laid on one sheet, as far as
          the film goes.
        </p>
      ) : (
        <>
          {expected && <Expected {...expected} />}
          <TextField
            label="Promised by"
            optional="all that waits when empty"
            type="date"
            value={dueTo}
            onChange={({ target }) => setDueTo(target.value)}
          />
          {queue && <FabricBoxes queue={queue} chosen={fabrics} onChange={setFabrics} />}
          {meant && <Meant meant={meant} />}
        </>
      )}
      <SecondsField value={seconds} onChange={setSeconds} />
    </StepDialog>
  )
}

function useProposal(onClose: () => void) {
  const navigate = useNavigate()
  return useAction({
    send: (body: Wanted, key) =>
      api.POST('/api/admin/gang-sheets', { params: { header: { 'Idempotency-Key': key } }, body }),
    changes: CHANGES_SHEETS,
    onDone: ({ id, tooLarge }) => {
      onClose()
      void navigate(paths.sheet(id), { state: { tooLarge } satisfies Proposed })
    },
    onRefused: () => true,
  })
}

function Expected({ jobs, lengthMm, utilisationPercent }: NonNullable<ProposeDialogProps['expected']>) {
  const formats = useFormats()
  return (
    <Notice title={`The queue gives a sheet of about ${formats.number(Math.round(lengthMm / 10) / 100)} m.`}>
      <p className="figures">
        {jobs} {jobs === 1 ? 'print' : 'prints'}, {formats.number(utilisationPercent)} % of the film
      </p>
    </Notice>
  )
}

function Meant({ meant }: { meant: Waiting }) {
  const { jobs } = inSum(meant)
  return (
    <p role="status" className="text-sm text-ink-soft">
      <span className="figures">{jobs}</span> {jobs === 1 ? 'print waits' : 'prints wait'}. The earliest
      promised come first, as far as the film goes.
    </p>
  )
}

interface FabricBoxesProps {
  readonly queue: Waiting
  readonly chosen: readonly string[]
  readonly onChange: (fabrics: readonly string[]) => void
}

function FabricBoxes({ queue, chosen, onChange }: FabricBoxesProps) {
  const fabrics = [...new Set(queue.map(({ fabric }) => fabric))].toSorted()
  if (fabrics.length < 2) return null
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        For <span className="font-normal text-ink-soft">any fabric when none is chosen</span>
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
              checked={chosen.includes(fabric)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, fabric] : chosen.filter((one) => one !== fabric))
              }
            />
            {fabric.replaceAll('_', ' ')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
