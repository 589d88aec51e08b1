import { Notice } from '@platen/ui'
import { useLocation } from 'react-router'
import { PageHeader } from '../../lib/page-header.tsx'
import { PackingBar } from './packing-bar.tsx'
import { SheetMoves } from './sheet-moves.tsx'
import { SheetPill } from './sheet-words.tsx'
import type { Sheet } from './sheet.ts'

/** What can be done with the sheet as a whole, and what stands above all else. */
export function SheetHead({ sheet, unsaved = false }: { sheet: Sheet; unsaved?: boolean }) {
  return (
    <>
      <PageHeader title={sheet.number} aside={<SheetPill state={sheet.state} />}>
        <SheetMoves sheet={sheet} unsaved={unsaved} />
      </PageHeader>
      <TooLarge />
      {sheet.voidReason !== null && (
        <Notice className="mb-4" title="This sheet was given up.">
          <p>“{sheet.voidReason}” Its prints went back to the queue.</p>
        </Notice>
      )}
      {sheet.packing && <PackingBar key={sheet.packing.startedAt} sheet={sheet} packing={sheet.packing} />}
    </>
  )
}

export interface Proposed {
  readonly tooLarge: Sheet['tooLarge']
}

/** What the proposal could not take, as it said itself. */
function TooLarge() {
  const { state } = useLocation() as { state: Proposed | null }
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
