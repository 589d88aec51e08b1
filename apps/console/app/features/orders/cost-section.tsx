import { useFormats } from '../../lib/formats.ts'
import { useKeys } from '../../lib/keys.ts'
import { useMay } from '../session/index.ts'
import { useDesk } from './desk.ts'
import { marginPercent } from './margin.ts'
import { SheetSection } from './sheet-section.tsx'

const LINES = [
  ['Blanks', 'blankMinor'],
  ['Film', 'filmMinor'],
  ['Ink', 'inkMinor'],
  ['Powder', 'powderMinor'],
  ['Labour', 'labourMinor'],
  ['Overhead', 'overheadMinor'],
] as const

/** What the order cost and what is left of it, line by line, for those who may know. */
export function CostSection() {
  const { cost, marginMinor } = useDesk().order
  const formats = useFormats()
  const mayKnow = useMay('costs:read')
  useKeys(
    mayKnow
      ? { m: { label: 'Show cost and margin', run: () => document.getElementById('margin')?.focus() } }
      : {},
  )
  if (!mayKnow) return null
  if (!cost || marginMinor === null) {
    return (
      <SheetSection id="margin" title="Cost and margin">
        <p className="text-ink-soft">Nothing was booked for it yet: costs come with the work.</p>
      </SheetSection>
    )
  }
  const percent = marginPercent(cost.totalMinor, marginMinor)
  return (
    <SheetSection
      id="margin"
      title="Cost and margin"
      aside={
        <p className={`figures text-xl font-semibold ${marginMinor < 0 ? 'text-bad' : 'text-good'}`}>
          {formats.money(marginMinor)}
          {percent !== undefined && ` · ${formats.number(percent)} %`}
        </p>
      }
    >
      <dl className="figures grid gap-x-8 text-sm sm:grid-cols-2">
        {LINES.map(([name, field]) => (
          <div key={field} className="flex justify-between gap-4 border-b border-rule py-1">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{formats.money(cost[field])}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-1 font-semibold sm:col-span-2">
          <dt>All costs</dt>
          <dd>{formats.money(cost.totalMinor)}</dd>
        </div>
      </dl>
    </SheetSection>
  )
}
