import { fill } from '@platen/messages'
import { MarkedText, Notice } from '@platen/ui'
import { ago, useFormats } from '../../../lib/formats.ts'
import { bytesText } from './sheet-labels.tsx'
import type { Sheet } from './sheet.ts'
import { ProgressBar } from './progress-bar.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.sheets.files

export function SheetFiles({ sheet, making }: { sheet: Sheet; making: NonNullable<Sheet['export']> }) {
  const formats = useFormats()
  const { state, progressPercent, problem, files, finishedAt } = making
  return (
    <section aria-labelledby="files" className="border-t border-rule-strong pt-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="files" className="text-xl">
          {texts.title}
        </h2>
        {finishedAt !== null && state === 'done' && (
          <p className="text-sm text-ink-soft">{ago(finishedAt)}</p>
        )}
      </div>
      {state === 'running' && (
        <div className="mt-2 grid gap-1">
          <p role="status" className="flex justify-between gap-4">
            <MarkedText
              text={fill(texts.exporting, { share: fill(m.shared.percent, { number: progressPercent }) })}
              marks={{ figure: (text) => <span className="figures">{text}</span> }}
            />
          </p>
          <ProgressBar label={texts.progress} share={progressPercent / 100} />
        </div>
      )}
      {state === 'failed' && (
        <Notice tone="bad" className="mt-2" title={texts.failed}>
          <p>{problemText(problem)}</p>
        </Notice>
      )}
      {state === 'done' && (
        <ul className="mt-1 divide-y divide-rule">
          {files.map(({ name, byteSize }) => (
            <li key={name}>
              <a
                href={`/api/admin/gang-sheets/${sheet.id}/files/${name}`}
                download
                className="flex min-h-11 items-center justify-between gap-4 py-1 no-underline hover:bg-tray"
              >
                <span className="min-w-0">
                  <span className="figures block text-sm font-semibold">{name}</span>
                  <span className="block text-sm text-ink-soft">{texts.names[name]}</span>
                </span>
                <span className="figures text-sm whitespace-nowrap text-ink-soft">
                  {bytesText(byteSize, formats)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Problem = NonNullable<Sheet['export']>['problem']

const PROBLEMS: Readonly<Record<NonNullable<Problem>['code'], string>> = texts.problems

function problemText(problem: Problem): string {
  return fill(PROBLEMS[problem?.code ?? 'unknown'], { name: problem?.name ?? '' })
}
