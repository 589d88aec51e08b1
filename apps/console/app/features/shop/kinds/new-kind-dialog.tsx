import { fill } from '@platen/messages'
import { SelectField } from '@platen/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { PRINT_ZONES_KEY, readPrintSettings, usePrintSettings } from '../catalog/index.ts'
import { drawingNamed, withNewKind, type Kind, type KindFacts } from './kind-document.ts'
import { KindFields } from './kind-fields.tsx'

const texts = m.kinds

interface NewKindDialogProps {
  readonly onClose: () => void
  readonly onCreated: (kind: Kind) => void
}

const NEW_KIND: KindFacts = {
  name: '',
  sizes: ['S', 'M', 'L', 'XL', '2XL'],
  views: [
    { view: 'front', drawing: null },
    { view: 'back', drawing: null },
  ],
}

/** Saves the kind at once, with its print zones, so that a garment can be of it. */
export function NewKindDialog({ onClose, onCreated }: NewKindDialogProps) {
  const queries = useQueryClient()
  const { data: settings } = usePrintSettings()
  const [facts, setFacts] = useState(NEW_KIND)
  const [drawn, setDrawn] = useState(false)
  const [like, setLike] = useState('')
  const kinds = settings?.kinds ?? []
  const taken = kinds.some(({ name }) => name.toLowerCase() === facts.name.trim().toLowerCase())
  const action = useAction({
    send: async (next: { facts: KindFacts; like: string }) => {
      const { updatedAt: _at, updatedBy: _by, ...now } = await readPrintSettings()
      const { settings: body } = withNewKind(now, next.facts, next.like === '' ? undefined : next.like)
      return api.replacePrintZones({ body })
    },
    changes: ['print-zones', 'audit-log'],
    onDone: (saved, sent) => {
      queries.setQueryData(PRINT_ZONES_KEY, saved)
      const kind = saved.kinds.find(({ name }) => name === sent.facts.name.trim())
      if (kind) onCreated(kind)
    },
    done: (_, sent) => fill(texts.created, { name: sent.facts.name.trim() }),
    onRefused: () => true,
  })

  function change(next: Partial<KindFacts>): void {
    // As long as nobody has chosen how it is shown, its name may say so.
    const drawing = drawingNamed(next.name ?? facts.name)
    if (next.views) setDrawn(true)
    setFacts({
      ...facts,
      ...next,
      ...(!drawn && !next.views && { views: facts.views.map(({ view }) => ({ view, drawing })) }),
    })
  }

  return (
    <ActionDialog
      title={texts.new}
      submitLabel={texts.create}
      action={action}
      nameOf={(path) => path.replace(/^kinds\[\d+\]\./, '').replace(/\[.*$/, '')}
      missing={facts.name.trim() === '' ? m.forms.required : taken ? texts.nameTaken : undefined}
      onClose={onClose}
      onSubmit={() => action.run({ facts, like })}
    >
      <KindFields
        facts={facts}
        autoFocus
        errorOf={(field) => (field === 'name' && taken ? texts.nameTaken : undefined)}
        onChange={change}
      />
      <SelectField label={texts.zones} value={like} onChange={({ target }) => setLike(target.value)}>
        <option value="">{texts.ownZones}</option>
        {kinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {fill(texts.sameZones, { kind: name })}
          </option>
        ))}
      </SelectField>
    </ActionDialog>
  )
}
