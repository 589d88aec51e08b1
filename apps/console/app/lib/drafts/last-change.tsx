import { ago, useFormats } from '../formats.ts'

interface Revised {
  readonly revision: number
  readonly updatedAt: string
  readonly updatedBy: { readonly name: string } | null
}

export function LastChange({ of: { revision, updatedAt, updatedBy } }: { of: Revised }) {
  const formats = useFormats()
  return (
    <p className="text-sm text-ink-soft">
      <span className="figures">Revision {revision}</span>,{' '}
      <time dateTime={updatedAt} title={formats.moment(new Date(updatedAt))}>
        {ago(updatedAt)}
      </time>
      {updatedBy && ` by ${updatedBy.name}`}
    </p>
  )
}
