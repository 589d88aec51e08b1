import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { DecimalField } from '../../lib/decimal-field.tsx'
import { CHANGES_BY_PRINTING, type Sheet } from './sheet.ts'
import { StepDialog } from './step-dialog.tsx'
import { useSheetStep } from './use-sheet-step.ts'

/** The sheet came off the printer. */
export function PrintedDialog({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const [tenths, setTenths] = useState<number>()
  const over = sheet.prints.filter(({ jobState }) => jobState === 'void').length
  const step = useSheetStep({
    sheet,
    send: (params, filmUsedMm: number | undefined) =>
      api.POST('/api/admin/gang-sheets/{sheetId}/printing', {
        params,
        body: { revision: sheet.revision, ...(filmUsedMm !== undefined && { filmUsedMm }) },
      }),
    done: ({ number }) => `${number} is printed. Its prints wait at the press.`,
    changes: CHANGES_BY_PRINTING,
    onClose,
  })
  const unreadable = Number.isNaN(tenths) ? 'The length of the film is no number.' : undefined
  const tooLittle = tenths !== undefined && tenths / 10 < sheet.lengthMm
  return (
    <StepDialog
      title={`${sheet.number} is printed?`}
      doIt="It is printed"
      action={step}
      missing={unreadable ?? (tooLittle ? `The sheet alone is ${sheet.lengthMm} mm long.` : undefined)}
      onDo={() => step.run(tenths === undefined ? undefined : tenths / 10)}
      onClose={onClose}
    >
      <p>
        Its {sheet.jobs - over} {sheet.jobs - over === 1 ? 'print goes' : 'prints go'} on to the press. Film,
        ink and powder leave the stock, and every order gets its share of what the sheet cost.
      </p>
      {over > 0 && (
        <p>
          {over} of its prints {over === 1 ? 'is' : 'are'} of cancelled orders:{' '}
          {over === 1 ? 'it is' : 'they are'} not counted, and the film is waste.
        </p>
      )}
      <DecimalField
        label="Film that came off the roll, in mm"
        optional="if it was more"
        hint={`The sheet takes ${sheet.lengthMm} mm. What is more is waste of this sheet.`}
        exponent={1}
        value={tenths}
        onChange={setTenths}
        error={tooLittle ? `Not less than ${sheet.lengthMm} mm.` : undefined}
      />
    </StepDialog>
  )
}
