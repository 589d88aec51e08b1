import { useState } from 'react'
import { api } from '../../../lib/requests/api.ts'
import { DecimalField } from '../../../lib/forms/decimal-field.tsx'
import { CHANGES_BY_PRINTING, type Sheet } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSheetStep } from './use-sheet-step.ts'

export function PrintedDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [tenths, setTenths] = useState<number>()
  const voided = sheet.prints.filter(({ jobState }) => jobState === 'void').length
  const step = useSheetStep({
    sheet,
    send: (call, filmUsedMm: number | undefined) =>
      api.createGangSheetPrinting({
        ...call,
        body: { revision: sheet.revision, ...(filmUsedMm !== undefined && { filmUsedMm }) },
      }),
    done: ({ number }) => `${number} is printed. Its prints are ready to press.`,
    changes: CHANGES_BY_PRINTING,
    onClose,
  })
  const unreadable = Number.isNaN(tenths) ? 'Enter the film length as a number.' : undefined
  const tooLittle = tenths !== undefined && tenths / 10 < sheet.lengthMm
  return (
    <StepDialog
      title={`Mark ${sheet.number} as printed?`}
      submitLabel="Mark as printed"
      action={step}
      missing={
        unreadable ?? (tooLittle ? `The sheet is ${sheet.lengthMm} mm long. Enter at least that.` : undefined)
      }
      onSubmit={() => step.run(tenths === undefined ? undefined : tenths / 10)}
      onClose={onClose}
    >
      <p>
        {sheet.jobs - voided} {sheet.jobs - voided === 1 ? 'print moves' : 'prints move'} on to the press.
        Film, ink and powder are deducted from stock, and each order is charged its share of the sheet's cost.
      </p>
      {voided > 0 && (
        <p>
          {voided} {voided === 1 ? 'print belongs' : 'prints belong'} to cancelled orders and{' '}
          {voided === 1 ? 'is' : 'are'} not counted. The film is recorded as waste.
        </p>
      )}
      <DecimalField
        label="Film used, in mm"
        optional="optional"
        hint={`The sheet is ${sheet.lengthMm} mm long. If you used more film, the rest is recorded as waste.`}
        exponent={1}
        value={tenths}
        onChange={setTenths}
        error={tooLittle ? `Enter at least ${sheet.lengthMm} mm.` : undefined}
      />
    </StepDialog>
  )
}
