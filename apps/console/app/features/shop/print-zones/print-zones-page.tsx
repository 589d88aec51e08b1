import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { PrintEditor } from './print-editor.tsx'
import { usePrintSettings } from '../catalog/index.ts'

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
