import { LastChange } from '../../lib/last-change.tsx'
import { PageHeader } from '../../lib/page-header.tsx'
import { QueryState } from '../../lib/query-state.tsx'
import { PrintEditor } from './print-editor.tsx'
import { usePrintSettings } from './print-settings.ts'

export function PrintZonesPage() {
  const settings = usePrintSettings()
  return (
    <>
      <PageHeader title="Print zones" aside={settings.data && <LastChange of={settings.data} />} />
      <QueryState query={settings} what="the print zones">
        {(data) => <PrintEditor settings={data} />}
      </QueryState>
    </>
  )
}
