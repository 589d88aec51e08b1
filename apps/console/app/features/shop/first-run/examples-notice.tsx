import { fill, count } from '@platen/messages'
import { Button, Notice } from '@platen/ui'
import { useState } from 'react'
import { listText } from '../../../lib/formats.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { locale, m } from '../../../messages/messages.ts'
import type { FirstRun } from './first-run.ts'

const texts = m.setup.examples
const CHANGES = [
  'first-run',
  'settings',
  'garments',
  'inventory',
  'public-config',
  'print-zones',
  'operations',
  'audit-log',
] as const

/** What a new shop was given, until somebody keeps or removes it. */
export function ExamplesNotice({ firstRun }: { firstRun: FirstRun }) {
  const [asked, setAsked] = useState(false)
  const { examples } = firstRun
  const keep = useAction({
    name: 'keep examples',
    send: (_: null, key) => api.createExampleAdoption({ idempotencyKey: key }),
    changes: CHANGES,
    done: () => texts.kept,
  })
  if (linesOf(examples).length === 0) return null
  return (
    <Notice title={texts.title}>
      <p className="max-w-prose">{fill(texts.text, { examples: listText(linesOf(examples)) })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="line" onClick={() => setAsked(true)}>
          {texts.remove}
        </Button>
        {examples.garments.length > 0 && (
          <Button
            variant="quiet"
            busy={keep.busy ? m.shared.sending : undefined}
            unavailable={keep.unavailable}
            onClick={() => keep.run(null)}
          >
            {texts.keep}
          </Button>
        )}
      </div>
      {asked && <RemovalDialog examples={examples} onClose={() => setAsked(false)} />}
    </Notice>
  )
}

interface RemovalDialogProps {
  readonly examples: FirstRun['examples']
  readonly onClose: () => void
}

function RemovalDialog({ examples, onClose }: RemovalDialogProps) {
  const action = useAction({
    name: 'remove examples',
    send: (_: null, key) => api.createExampleRemoval({ idempotencyKey: key }),
    changes: CHANGES,
    onDone: onClose,
    done: ({ kept }) => ({
      title: texts.removed,
      description:
        kept.length === 0 ? undefined : fill(texts.stay, { names: listText(kept.map(({ name }) => name)) }),
    }),
  })
  return (
    <ActionDialog
      title={texts.question}
      submitLabel={texts.remove}
      action={action}
      onClose={onClose}
      onSubmit={() => action.run(null)}
    >
      <p>{texts.goes}</p>
      <ul className="list-disc pl-5">
        {linesOf(examples).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-ink-soft">{texts.rest}</p>
    </ActionDialog>
  )
}

function linesOf({
  garments,
  stockItems,
  meetupZones,
  paymentInstructions,
  supportChannels,
  address,
}: FirstRun['examples']): string[] {
  const { counts } = texts
  return [
    [counts.garments, garments.length],
    [counts.stockItems, stockItems],
    [counts.meetupZones, meetupZones.length],
    [counts.paymentInstructions, paymentInstructions.length],
    [counts.supportChannels, supportChannels.length],
    [counts.addresses, address === null ? 0 : 1],
  ].flatMap(([text, n]) => (n === 0 ? [] : [count(locale, text as (typeof counts)['garments'], n as number)]))
}
