import { fill } from '@platen/messages'
import { Button, Notice, buttonClass } from '@platen/ui'
import { Link, Navigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { m } from '../../../messages/messages.ts'
import { useMay } from '../../people/session/index.ts'
import { useFirstRun, useProgress, type FirstRun } from './first-run.ts'
import { Mark } from './guide-frame.tsx'
import { slugOf } from './guide-steps.ts'
import { OpenStoreButton } from './open-store.tsx'

const texts = m.setup.checklist

/** Until the store is open and ready to sell, or until the owner wants no more of it. */
export function SetupChecklist() {
  const maySetUp = useMay('settings:write')
  const { data } = useFirstRun({ enabled: maySetUp })
  if (!maySetUp || !data) return null
  if (!data.opened) return <Navigate to={paths.setup()} replace />
  if (data.storeOpen && (data.ready || data.dismissed)) return null
  return data.dismissed ? <ClosedNotice firstRun={data} /> : <Checklist firstRun={data} />
}

/** Nobody should forget that customers cannot order. */
function ClosedNotice({ firstRun }: { firstRun: FirstRun }) {
  return (
    <Notice title={m.setup.opening.closed}>
      <p>{m.setup.opening.closedText}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <OpenStoreButton firstRun={firstRun} />
        <Link to={paths.setup()} className={buttonClass('quiet')}>
          {m.setup.title}
        </Link>
      </div>
    </Notice>
  )
}

function Checklist({ firstRun }: { firstRun: FirstRun }) {
  const { steps, ready, storeOpen } = firstRun
  const dismiss = useProgress()
  const done = steps.filter(({ state }) => state === 'done').length
  const next = steps.find(({ state }) => state === 'open') ?? steps.find(({ state }) => state === 'skipped')
  return (
    <section aria-labelledby="setup-title" className="rounded-platen border border-rule-strong bg-sheet">
      <header className="grid gap-2 border-b border-rule px-4 py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="setup-title" className="text-lg">
            {storeOpen ? texts.title : texts.titleClosed}
          </h2>
          <p className="figures text-sm text-ink-soft">
            {fill(texts.progress, { done, count: steps.length })}
          </p>
        </div>
        <span aria-hidden="true" className="flex gap-1">
          {steps.map(({ name, state }) => (
            <span
              key={name}
              className={`h-1.5 flex-1 rounded-full ${state === 'done' ? 'bg-good' : 'bg-rule'}`}
            />
          ))}
        </span>
      </header>
      <ul className="grid sm:grid-cols-2">
        {steps.map(({ name, state }, index) => (
          <li key={name}>
            <Link
              to={paths.setup(slugOf(name))}
              data-line
              className="flex min-h-12 items-center gap-3 px-4 py-1.5 no-underline hover:bg-tray focus-visible:-outline-offset-2"
            >
              <Mark state={state} number={index + 1} />
              <span className={state === 'done' ? 'text-ink-soft' : 'font-semibold'}>
                {m.setup.steps[name].name}
                <span className="sr-only">, {m.setup.states[state]}</span>
                {state === 'skipped' && (
                  <span aria-hidden="true" className="ml-2 text-sm font-normal text-ink-soft">
                    {m.setup.states.skipped}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-center gap-2 border-t border-rule px-4 py-3">
        {!storeOpen && ready && <OpenStoreButton firstRun={firstRun} />}
        {next && !ready && (
          <Link to={paths.setup(slugOf(next.name))} className={buttonClass()}>
            {m.setup.start.resume}
          </Link>
        )}
        {!storeOpen && (
          <a href={firstRun.previewUrl} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
            {m.setup.end.preview}
          </a>
        )}
        {!storeOpen && !ready && <OpenStoreButton firstRun={firstRun} variant="quiet" />}
        <Button
          variant="quiet"
          className="ml-auto"
          busy={dismiss.busy ? texts.dismiss : undefined}
          unavailable={dismiss.unavailable}
          onClick={() => dismiss.run({ dismissed: true })}
        >
          {texts.dismiss}
        </Button>
      </footer>
    </section>
  )
}
