import { fill } from '@platen/messages'
import { CropMarks, RegistrationMark } from '@platen/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { m } from '../../../messages/messages.ts'
import { useSettings } from '../settings/index.ts'
import type { FirstRun, StepName, StepState } from './first-run.ts'
import { slugOf, STEPS } from './guide-steps.ts'

const texts = m.setup

interface GuideFrameProps {
  readonly firstRun: FirstRun
  readonly current?: StepName | undefined
  readonly children: ReactNode
}

/** A page without the navigation of the console: one thing at a time. */
export function GuideFrame({ firstRun, current, children }: GuideFrameProps) {
  const leave = firstRun.steps.every(({ state }) => state === 'done') ? texts.toToday : texts.leave
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <a
        href="#page"
        className="sr-only z-50 bg-sheet px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {m.shell.skip}
      </a>
      <header className="border-b border-rule bg-tray lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0">
        <div className="flex items-center gap-3 px-4 py-2 lg:px-6 lg:py-8">
          <RegistrationMark className="size-6 shrink-0 text-press lg:size-8" />
          <StoreName />
          <Link
            to={paths.today()}
            className="ml-auto inline-flex min-h-11 shrink-0 items-center px-1 underline underline-offset-4 lg:hidden"
          >
            {leave}
          </Link>
        </div>
        <Rail firstRun={firstRun} current={current} />
        <Link
          to={paths.today()}
          className="mt-auto hidden min-h-11 items-center px-6 py-6 underline underline-offset-4 lg:inline-flex"
        >
          {leave}
        </Link>
      </header>
      <main id="page" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  )
}

function StoreName() {
  const { data: settings } = useSettings()
  return (
    <span className="min-w-0 truncate font-display text-lg leading-tight font-bold lg:line-clamp-2 lg:whitespace-normal">
      {settings?.storeName}
    </span>
  )
}

/** On a phone a strip of eight marks, beside the steps a list of their names. */
function Rail({ firstRun, current }: Pick<GuideFrameProps, 'firstRun' | 'current'>) {
  const stateOf = (name: StepName) => firstRun.steps.find((step) => step.name === name)?.state ?? 'open'
  return (
    <nav aria-label={texts.steps.label}>
      <ol className="flex gap-1 px-4 lg:grid lg:gap-0 lg:px-3">
        {STEPS.map((name, index) => (
          <li key={name} className="flex-1">
            <NavLink
              to={paths.setup(slugOf(name))}
              aria-current={name === current ? 'step' : undefined}
              className="group flex min-h-8 items-start pt-1 no-underline lg:min-h-12 lg:items-center lg:gap-3 lg:rounded-platen lg:px-3 lg:py-1.5 lg:hover:bg-sheet lg:aria-[current=step]:bg-sheet lg:aria-[current=step]:font-semibold"
            >
              <Segment state={stateOf(name)} isCurrent={name === current} />
              <Mark state={stateOf(name)} number={index + 1} className="hidden lg:grid" />
              <span className="max-lg:sr-only">
                {texts.steps[name].name}
                <span className="sr-only">
                  {', '}
                  {texts.states[stateOf(name)]}
                </span>
                {stateOf(name) === 'skipped' && (
                  <span aria-hidden="true" className="block text-sm font-normal text-ink-soft">
                    {texts.states.skipped}
                  </span>
                )}
              </span>
            </NavLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const SEGMENTS: Readonly<Record<StepState, string>> = {
  open: 'bg-rule',
  skipped: 'bg-rule-strong',
  done: 'bg-good',
}

function Segment({ state, isCurrent }: { state: StepState; isCurrent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`h-2 w-full rounded-full lg:hidden ${isCurrent ? 'bg-press' : SEGMENTS[state]}`}
    />
  )
}

interface MarkProps {
  readonly state: StepState
  readonly number: number
  readonly className?: string
}

export function Mark({ state, number, className = 'grid' }: MarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`figures size-7 shrink-0 place-items-center rounded-full border text-sm ${className} ${MARKS[state]}`}
    >
      {state === 'done' ? (
        <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" strokeWidth="2.25">
          <path d="m3 8.5 3.5 3.5L13 4.5" />
        </svg>
      ) : (
        number
      )}
    </span>
  )
}

const MARKS: Readonly<Record<StepState, string>> = {
  open: 'border-rule-strong bg-sheet text-ink',
  skipped: 'border-dashed border-rule-strong text-ink-soft',
  done: 'border-good bg-good-wash text-good',
}

/** Starts at the top, and says which screen this is to those who do not see it. */
export function ScreenTitle({ step, children }: { step?: StepName; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = fill(m.shell.documentTitle, { page: children })
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [children])
  return (
    <>
      {step !== undefined && (
        <p className="figures mb-2 text-sm text-ink-soft">
          {fill(texts.progress, { step: STEPS.indexOf(step) + 1, count: STEPS.length })}
        </p>
      )}
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-3xl leading-[1.05] font-extrabold tracking-tight text-balance outline-none sm:text-5xl"
      >
        {children}
      </h1>
    </>
  )
}

export function PreviewFrame({ children }: { children: ReactNode }) {
  return (
    <CropMarks className="text-rule-strong">
      <div className="bg-paper p-4 text-ink">
        <p className="mb-3 text-xs text-ink-soft">{m.settings.preview}</p>
        {children}
      </div>
    </CropMarks>
  )
}
