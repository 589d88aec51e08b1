import { count } from '@platen/messages'
import { buttonClass, MarkedText } from '@platen/ui'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { locale, m } from '../../../messages/messages.ts'
import { useMay } from '../../people/session/index.ts'
import type { Dashboard } from './dashboard.ts'

/** The strip is filled by the expected utilisation. */
export function NextSheet({ sheet }: { sheet: NonNullable<Dashboard['nextSheet']> }) {
  const formats = useFormats()
  const maySuggest = useMay('production:write')
  const { jobs, lengthMm, utilisationPercent } = sheet
  return (
    <section aria-label={m.today.nextSheet.title} className="border-t-2 border-ink pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-lg">{m.today.nextSheet.title}</h2>
          <p className="text-sm text-ink-soft">
            <MarkedText
              text={count(locale, m.today.nextSheet.prints, jobs, {
                metres: formats.number(Math.round(lengthMm / 10) / 100),
                percent: formats.number(utilisationPercent),
              })}
              marks={{ figure: (text) => <span className="figures text-ink">{text}</span> }}
            />
          </p>
        </div>
        {maySuggest && (
          <Link to={paths.production('?do=suggest')} className={buttonClass('line')}>
            {m.today.nextSheet.suggest}
          </Link>
        )}
      </div>
      <div aria-hidden="true" className="checkerboard mt-3 h-4 border-x-2 border-ink-soft bg-sheet">
        <div className="h-full bg-press" style={{ width: `${utilisationPercent}%` }} />
      </div>
    </section>
  )
}
