import { api } from '../../../lib/requests/api.ts'
import type { Sheet } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSheetStep } from './use-sheet-step.ts'

export function LockDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const step = useSheetStep({
    sheet,
    send: (call, revision: number) => api.createGangSheetLock({ ...call, body: { revision } }),
    done: ({ number }) => `${number} is locked.`,
    onClose,
  })
  return (
    <StepDialog
      title={`Lock ${sheet.number}?`}
      submitLabel="Lock sheet"
      action={step}
      onSubmit={() => step.run(sheet.revision)}
      onClose={onClose}
    >
      <p>
        Locking makes the layout final: {sheet.jobs} {sheet.jobs === 1 ? 'print' : 'prints'} on{' '}
        <span className="figures">{sheet.lengthMm} mm</span> of film. Its prints can no longer be moved to
        another sheet; you can only void the whole sheet. The next step is the export.
      </p>
    </StepDialog>
  )
}
