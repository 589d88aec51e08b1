import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { PageHeader } from '../../lib/page-header.tsx'
import { QueryState } from '../../lib/query-state.tsx'
import { LastChange } from '../../lib/last-change.tsx'
import { SettingsEditor } from './settings-editor.tsx'

export const SETTINGS_KEY = ['settings'] as const

export function SettingsPage() {
  const settings = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/settings', { signal })),
  })
  return (
    <>
      <PageHeader title="Settings" aside={settings.data && <LastChange of={settings.data} />} />
      <QueryState query={settings} what="the settings">
        {(data) => <SettingsEditor settings={data} />}
      </QueryState>
    </>
  )
}
