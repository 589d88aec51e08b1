import { api } from '../../lib/api.ts'
import type { Sheet } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSheetStep } from './use-sheet-step.ts'

/** Ends the draft. */
export function LockDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const step = useSheetStep({
    sheet,
    send: (params, revision: number) =>
      api.POST('/api/admin/gang-sheets/{sheetId}/lock', { params, body: { revision } }),
    done: ({ number }) => `${number} is locked.`,
    onClose,
  })
  return (
    <StepDialog
      title={`Lock ${sheet.number}?`}
      doIt="Lock the sheet"
      action={step}
      onDo={() => step.run(sheet.revision)}
      onClose={onClose}
    >
      <p>
        The layout then stays as it is: {sheet.jobs} {sheet.jobs === 1 ? 'print' : 'prints'} on{' '}
        <span className="figures">{sheet.lengthMm} mm</span> of film. Its prints cannot be moved to another
        sheet, only the whole sheet can be given up. Next, the film is made.
      </p>
    </StepDialog>
  )
}
