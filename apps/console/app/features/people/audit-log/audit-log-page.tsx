import { Button } from '@platen/ui'
import { useState } from 'react'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { useMay, useRefusal } from '../session/index.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditList } from './audit-list.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { Verification } from './verification.tsx'
import { FILTERS } from './audit-query.ts'

export function AuditLogPage() {
  const { filters, set, clear, any } = useFilters(FILTERS)
  const [writing, setWriting] = useState(false)
  const noteRefusal = useRefusal('audit:note')
  const mayVerify = useMay('audit:verify')
  const all = useMay('audit:read_all')
  const write = () => setWriting(true)
  useKeys({ n: { label: 'Add note', run: write, unavailable: noteRefusal } })
  return (
    <>
      <PageHeader title="Audit log" aside={!all && <p className="text-ink-soft">Your own entries</p>}>
        <Button unavailable={noteRefusal} onClick={write} aria-keyshortcuts="n">
          Add note
        </Button>
      </PageHeader>
      {mayVerify && <Verification />}
      <AuditFilters filters={filters} onChange={set} onClear={any ? clear : undefined} />
      <AuditList filters={filters} />
      {writing && <NoteDialog about={filters} onClose={() => setWriting(false)} />}
    </>
  )
}
