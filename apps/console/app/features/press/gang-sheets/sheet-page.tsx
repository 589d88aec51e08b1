import { useParams } from 'react-router'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { SheetEditor } from './sheet-editor.tsx'
import { useSheet } from './sheet.ts'

export function SheetPage() {
  const { id = '' } = useParams()
  const query = useSheet(id)
  return (
    <QueryState query={query} what="the gang sheet">
      {(sheet) => <SheetEditor key={sheet.id} sheet={sheet} />}
    </QueryState>
  )
}
