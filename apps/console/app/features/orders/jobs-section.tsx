import { useDesk } from './desk.ts'
import type { Order } from './order.ts'
import { SheetSection } from './sheet-section.tsx'

const STATES: readonly (readonly [keyof Order['jobs'], string])[] = [
  ['blocked', 'Blocked'],
  ['queued', 'Queued'],
  ['nested', 'On a sheet'],
  ['printed', 'Printed'],
  ['pressed', 'Pressed'],
  ['passed', 'Passed'],
  ['packed', 'Packed'],
  ['failed', 'Failed'],
  ['void', 'Void'],
]

/** Where its prints are: one job for each piece and print. */
export function JobsSection() {
  const { jobs } = useDesk().order
  const all = STATES.reduce((sum, [state]) => sum + jobs[state], 0)
  const last = STATES.slice(0, 7)
  const others = STATES.slice(7).filter(([state]) => jobs[state] > 0)
  return (
    <SheetSection
      id="prints"
      title="Prints"
      aside={
        <p className="figures text-sm text-ink-soft">
          {jobs.packed} of {all - jobs.failed - jobs.void} packed
        </p>
      }
    >
      <ol className="grid grid-cols-4 border-l border-rule lg:grid-cols-7">
        {[...last, ...others].map(([state, label]) => (
          <li
            key={state}
            className={`border-y border-r border-rule px-2 py-1 ${jobs[state] > 0 ? 'bg-press-wash' : 'text-ink-soft'}`}
          >
            <span className="figures block text-lg font-semibold">{jobs[state]}</span>
            <span className="text-xs">{label}</span>
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}
