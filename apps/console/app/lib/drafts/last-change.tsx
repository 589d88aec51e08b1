import { fill } from '@platen/messages'
import { MarkedText } from '@platen/ui'
import { ago, useFormats } from '../formats.ts'
import { m } from '../../messages/messages.ts'

interface Revised {
  readonly revision: number
  readonly updatedAt: string
  readonly updatedBy: { readonly name: string } | null
}

export function LastChange({ of: { revision, updatedAt, updatedBy } }: { of: Revised }) {
  const formats = useFormats()
  return (
    <p className="text-sm text-ink-soft">
      <MarkedText
        text={fill(updatedBy ? m.forms.revision.byName : m.forms.revision.byNobody, {
          number: revision,
          ago: ago(updatedAt),
          name: updatedBy?.name ?? '',
        })}
        marks={{
          revision: (text) => <span className="figures">{text}</span>,
          time: (text) => (
            <time dateTime={updatedAt} title={formats.moment(new Date(updatedAt))}>
              {text}
            </time>
          ),
        }}
      />
    </p>
  )
}
