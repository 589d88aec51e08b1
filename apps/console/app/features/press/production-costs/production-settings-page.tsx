import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { ProductionSettingsEditor, SETTINGS_KEY } from './production-settings-editor.tsx'

export function ProductionSettingsPage() {
  const settings = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => expectData(api.getProductionSettings({ signal })),
  })
  return (
    <>
      <PageHeader title="Production costs" aside={settings.data && <LastChange of={settings.data} />} />
      <QueryState query={settings} what="the production settings">
        {(data) => <ProductionSettingsEditor settings={data} />}
      </QueryState>
    </>
  )
}
