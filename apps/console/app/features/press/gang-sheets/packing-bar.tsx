import { Button } from '@platen/ui'
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRefusal } from '../../people/session/index.ts'
import { lengthText } from './sheet-labels.tsx'
import { CHANGES_SHEETS, sheetKey, type Sheet } from './sheet.ts'
import { ProgressBar } from './progress-bar.tsx'

const TICK_MS = 250

export function PackingBar({ sheet, packing }: { sheet: Sheet; packing: NonNullable<Sheet['packing']> }) {
  const formats = useFormats()
  const queries = useQueryClient()
  const refusal = useRefusal('production:write')
  const { share, secondsLeft } = useProgress(packing)
  const stop = useAction({
    send: (_: undefined, key) => api.createGangSheetPackingStop({ sheetId: sheet.id, idempotencyKey: key }),
    changes: CHANGES_SHEETS,
    onDone: (now) => queries.setQueryData(sheetKey(sheet.id), now),
  })
  return (
    <div className="mb-4 grid gap-3 border-y border-rule-strong py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span role="status">
            <strong className="font-semibold">Packing.</strong> The shortest layout so far is saved.
          </span>
          <span className="figures text-sm text-ink-soft">
            {lengthText(sheet.lengthMm, formats)} · {formats.number(sheet.utilisationPercent)} % ·{' '}
            {secondsLeft} s left
          </span>
        </p>
        <ProgressBar label="Packing" share={share} />
      </div>
      <Button
        variant="line"
        unavailable={refusal ?? stop.unavailable}
        busy={stop.busy ? 'Stopping…' : undefined}
        onClick={() => stop.run(undefined)}
      >
        Stop packing
      </Button>
    </div>
  )
}

/** Clamped, because the clock of this device may differ from that of the server. */
function useProgress({ startedAt, until }: NonNullable<Sheet['packing']>) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const [from, to] = [Date.parse(startedAt), Date.parse(until)]
  const passed = Math.min(Math.max(now - from, 0), to - from)
  return { share: passed / Math.max(to - from, 1), secondsLeft: Math.ceil((to - from - passed) / 1000) }
}
