import { expectData } from '@platen/api-client'
import { Button } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Dialog } from '../../../lib/dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { m } from '../../../messages/messages.ts'
import { FinishFields } from './finish-fields.tsx'
import { finishToForm, formToFinish, type FilmFinish } from './finish-form.ts'
import { FinishPreview } from './finish-preview.tsx'

const texts = m.filmFinish

interface FinishDialogProps {
  readonly job: {
    readonly id: string
    readonly colourHex: string
    readonly finish: FilmFinish | null
  }
  /** The job and those with the same print that still wait. */
  readonly jobIds: readonly string[]
  readonly onClose: () => void
}

export function FinishDialog({ job, jobIds, onClose }: FinishDialogProps) {
  const queries = useQueryClient()
  const [form, setForm] = useState(() => finishToForm(job.finish, job.colourHex))
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const finish = formToFinish(form)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    try {
      await expectData(api.createPrintJobFinishes({ body: { jobIds: [...jobIds], finish } }))
      await queries.invalidateQueries()
      onClose()
    } catch {
      setProblem(texts.notSaved)
      setSaving(false)
    }
  }

  return (
    <Dialog wide title={texts.title} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-5">
          <p className="text-ink-soft">{texts.intro}</p>
          <FinishFields form={form} onChange={setForm} ofOneGarment />
          {problem !== undefined && (
            <p role="alert" className="border-l-4 border-bad bg-bad-wash px-4 py-3">
              {problem}
            </p>
          )}
          <Button type="submit" unavailable={saving ? texts.saving : undefined}>
            {texts.save}
          </Button>
        </div>
        <FinishPreview jobId={job.id} finish={finish} fabricHex={job.colourHex} />
      </form>
    </Dialog>
  )
}
