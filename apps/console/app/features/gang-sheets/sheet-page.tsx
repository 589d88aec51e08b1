import { useParams } from 'react-router'
import { QueryState } from '../../lib/query-state.tsx'
import { SheetDesk } from './sheet-desk.tsx'
import { useSheet } from './sheet.ts'

/** One gang sheet, from the draft to the printer. */
export function SheetPage() {
  const { id = '' } = useParams()
  const query = useSheet(id)
  return (
    <QueryState query={query} what="the gang sheet">
      {(sheet) => <SheetDesk key={sheet.id} sheet={sheet} />}
    </QueryState>
  )
}
