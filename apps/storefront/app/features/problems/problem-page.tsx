import { buttonClass } from '@platen/ui'
import { isRouteErrorResponse } from 'react-router'
import { pathsFor } from '../../lib/paths.ts'
import { useRoot } from '../../lib/route-data.ts'
import type { Messages } from '../../messages/en.ts'

export function ProblemPage({ error }: { error: unknown }) {
  const { messages, language, languages } = useRoot()
  const texts = messages.problems
  const { title, text, again } = PROBLEMS[kindOf(error)](texts)
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-16">
      <title>{title}</title>
      <Misprint />
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <p className="flex flex-wrap gap-3">
        {again && (
          <a href="" className={buttonClass('press')}>
            {messages.shell.retry}
          </a>
        )}
        <a href={pathsFor(language, languages).home()} className={buttonClass(again ? 'line' : 'press')}>
          {texts.home}
        </a>
      </p>
    </div>
  )
}

type Texts = Messages['problems']
interface ProblemTexts {
  readonly title: string
  readonly text: string
  readonly again: boolean
}

const PROBLEMS = {
  notFound: (texts: Texts) => ({ title: texts.notFoundTitle, text: texts.notFoundText, again: false }),
  busy: (texts: Texts) => ({ title: texts.busyTitle, text: texts.busyText, again: true }),
  broken: (texts: Texts) => ({ title: texts.brokenTitle, text: texts.brokenText, again: true }),
} satisfies Record<string, (texts: Texts) => ProblemTexts>

function kindOf(error: unknown): keyof typeof PROBLEMS {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return 'notFound'
  return status === 429 || status === 503 ? 'busy' : 'broken'
}

function Misprint() {
  return (
    <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true" fill="none" strokeWidth="3">
      <rect x="12" y="10" width="44" height="44" className="stroke-cyan" />
      <rect x="18" y="6" width="44" height="44" className="stroke-magenta" />
      <rect x="24" y="14" width="44" height="44" className="stroke-ink" />
    </svg>
  )
}
