import { count, fill } from '@platen/messages'
import { Button, MarkedText, Notice } from '@platen/ui'
import { useLocation } from 'react-router'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { SheetPill, lengthText } from './sheet-labels.tsx'
import { type Sheet, CHANGES_SHEETS, sheetKey } from './sheet.ts'
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRefusal } from '../../people/session/index.ts'
import { ProgressBar } from './progress-bar.tsx'
import { locale, m } from '../../../messages/messages.ts'

export function SheetHead({ sheet, unsaved = false }: { sheet: Sheet; unsaved?: boolean }) {
  return (
    <>
      <PageHeader title={sheet.number} aside={<SheetPill state={sheet.state} />}>
        <SheetActions sheet={sheet} unsaved={unsaved} />
      </PageHeader>
      <TooLarge />
      {sheet.voidReason !== null && (
        <Notice className="mb-4" title={m.sheets.page.void}>
          <p>{fill(m.sheets.page.voidReason, { reason: sheet.voidReason })}</p>
        </Notice>
      )}
      {sheet.packing && <PackingBar key={sheet.packing.startedAt} sheet={sheet} packing={sheet.packing} />}
    </>
  )
}

export interface SuggestionState {
  readonly tooLarge: Sheet['tooLarge']
}

function TooLarge() {
  const { state } = useLocation() as { state: SuggestionState | null }
  const formats = useFormats()
  if (!state || state.tooLarge.length === 0) return null
  return (
    <Notice tone="warn" className="mb-4" title={m.sheets.page.tooLarge}>
      <ul>
        {state.tooLarge.map(({ jobId, orderNumber, widthMm, heightMm, holds }) => (
          <li key={jobId}>
            <span className="figures">{orderNumber}</span>:{' '}
            {fill(m.sheets.page.tooLargeBy, {
              width: formats.number(widthMm),
              height: formats.number(heightMm),
              across: formats.number(holds.acrossMm),
              along: formats.number(holds.alongMm),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const texts = m.sheets.packing
const TICK_MS = 250

function PackingBar({ sheet, packing }: { sheet: Sheet; packing: NonNullable<Sheet['packing']> }) {
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
            <MarkedText
              text={texts.status}
              marks={{ strong: (text) => <strong className="font-semibold">{text}</strong> }}
            />
          </span>
          <span className="figures text-sm text-ink-soft">
            {lengthText(sheet.lengthMm, formats)} ·{' '}
            {fill(m.shared.percent, { number: formats.number(sheet.utilisationPercent) })} ·{' '}
            {count(locale, texts.left, secondsLeft)}
          </span>
        </p>
        <ProgressBar label={texts.title} share={share} />
      </div>
      <Button
        variant="line"
        unavailable={refusal ?? stop.unavailable}
        busy={stop.busy ? texts.stopping : undefined}
        onClick={() => stop.run(undefined)}
      >
        {texts.stop}
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
