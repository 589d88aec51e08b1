import { count, fill } from '@platen/messages'
import { MarkedText, Notice, TextField } from '@platen/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fabricName } from '../../shop/catalog/index.ts'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { totalOf, usePrintQueue, type Waiting } from '../print-jobs/index.ts'
import { DEFAULT_SECONDS, SecondsField } from './seconds-field.tsx'
import type { SuggestionState } from './sheet-head.tsx'
import { CHANGES_SHEETS } from './sheet.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.sheets.suggest

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
  const nothing = jobIds === undefined && matching?.length === 0 ? texts.noMatch : undefined
  return (
    <ActionDialog
      title={jobIds ? texts.titleOfSelected : texts.title}
      submitLabel={jobIds ? texts.submitSelected : texts.submit}
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
        <p>{count(locale, texts.selected, jobIds.length)}</p>
      ) : (
        <>
          {expected && <Expected {...expected} />}
          <TextField
            label={texts.promisedBy}
            name="dueTo"
            optional={m.shared.optional}
            hint={texts.promisedByHint}
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
    <Notice title={fill(texts.expected, { length: formats.number(Math.round(lengthMm / 10) / 100) })}>
      <p className="figures">
        {count(locale, texts.expectedPrints, jobs, { share: formats.number(utilisationPercent) })}
      </p>
    </Notice>
  )
}

function MatchCount({ matching }: { matching: Waiting }) {
  const { jobs } = totalOf(matching)
  return (
    <p role="status" className="text-sm text-ink-soft">
      <MarkedText
        text={count(locale, texts.waiting, jobs)}
        marks={{ figure: (text) => <span className="figures">{text}</span> }}
      />
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
        <MarkedText
          text={texts.fabrics}
          marks={{ note: (text) => <span className="font-normal text-ink-soft">{text}</span> }}
        />
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
            {fabricName(fabric)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
