import { buttonClass } from '@platen/ui'
import { pathsFor } from '../../lib/paths.ts'
import { useRoot } from '../../lib/route/route-data.ts'
import { problemTexts } from './problem-texts.ts'

export function ProblemPage({ error }: { error: unknown }) {
  const { messages, language, languages } = useRoot()
  const { title, text, again } = problemTexts(error, messages)
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 py-16">
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
          {messages.problems.home}
        </a>
      </p>
    </div>
  )
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
