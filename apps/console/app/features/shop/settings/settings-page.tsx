import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { LastChange } from '../../../lib/drafts/last-change.tsx'
import { SettingsEditor } from './settings-editor.tsx'

export const SETTINGS_KEY = ['settings'] as const

export function SettingsPage() {
  const settings = useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => expectData(api.getSettings({ signal })),
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
