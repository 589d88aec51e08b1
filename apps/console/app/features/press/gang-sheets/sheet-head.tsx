import { Notice } from '@platen/ui'
import { useLocation } from 'react-router'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { PackingBar } from './packing-bar.tsx'
import { SheetActions } from './sheet-actions.tsx'
import { SheetPill } from './sheet-labels.tsx'
import type { Sheet } from './sheet.ts'

export function SheetHead({ sheet, unsaved = false }: { sheet: Sheet; unsaved?: boolean }) {
  return (
    <>
      <PageHeader title={sheet.number} aside={<SheetPill state={sheet.state} />}>
        <SheetActions sheet={sheet} unsaved={unsaved} />
      </PageHeader>
      <TooLarge />
      {sheet.voidReason !== null && (
        <Notice className="mb-4" title="This sheet is void.">
          <p>“{sheet.voidReason}” Its prints are back in the queue.</p>
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
  if (!state || state.tooLarge.length === 0) return null
  return (
    <Notice tone="warn" className="mb-4" title="Some prints are too large for this film.">
      <ul>
        {state.tooLarge.map(({ jobId, orderNumber, message }) => (
          <li key={jobId}>
            <span className="figures">{orderNumber}</span>: {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
