import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { LastChange } from '../../lib/last-change.tsx'
import { PageHeader } from '../../lib/page-header.tsx'
import { QueryState } from '../../lib/query-state.tsx'
import { ProductionSettingsEditor, SETTINGS_KEY } from './production-settings-editor.tsx'

/** What printing and pressing take, and what that costs. */
export function ProductionSettingsPage() {
  const settings = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/production-settings', { signal })),
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
