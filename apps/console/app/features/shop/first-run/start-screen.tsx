import { count } from '@platen/messages'
import { Button, ColourBar, CropMarks, MillimetreRuler, Notice, buttonClass } from '@platen/ui'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { locale, m } from '../../../messages/messages.ts'
import { useProgress, type FirstRun } from './first-run.ts'
import { ScreenTitle } from './guide-frame.tsx'
import { slugOf } from './guide-steps.ts'
import { useOwnLanguageFirst } from './own-language.ts'

const texts = m.setup.start

export function StartScreen({ firstRun }: { firstRun: FirstRun }) {
  const navigate = useNavigate()
  const { opened, steps } = firstRun
  const open = steps.filter(({ state }) => state !== 'done')
  const goOn = paths.setup(slugOf(open.find(({ state }) => state === 'open')?.name ?? open[0]?.name))
  const begin = useProgress(
    (_, { storeOpen }) => void navigate(storeOpen === undefined ? paths.today() : goOn),
  )
  const start = () => begin.run({ opened: true, storeOpen: false })
  const language = useOwnLanguageFirst(start)
  const isStarting = begin.busy || language?.busy
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col justify-center px-7 py-8 sm:px-10 lg:py-14">
      <CropMarks className="text-ink-soft">
        <div className="grid gap-8 bg-sheet px-5 py-8 text-ink sm:px-12 sm:py-14">
          <header className="grid gap-4">
            <ScreenTitle>{opened ? texts.titleAgain : texts.title}</ScreenTitle>
            <p className="max-w-prose text-lg text-ink-soft">
              {opened ? openSteps(open.length) : texts.text}
            </p>
          </header>
          <MillimetreRuler lengthMm={420} depthMm={6} className="w-full text-rule-strong" />
          {!opened && (
            <Notice>
              <p className="max-w-prose">{texts.soon}</p>
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-3">
            {opened ? (
              <Link to={goOn} className={buttonClass('press', 'min-h-12 px-7 text-lg')}>
                {open.length === 0 ? texts.finish : texts.resume}
              </Link>
            ) : (
              <>
                <Button
                  className="min-h-12 px-7 text-lg"
                  busy={isStarting ? texts.begin : undefined}
                  unavailable={begin.unavailable}
                  onClick={language?.run ?? start}
                >
                  {texts.begin}
                </Button>
                <Button
                  variant="quiet"
                  unavailable={begin.unavailable}
                  onClick={() => begin.run({ opened: true })}
                >
                  {texts.look}
                </Button>
              </>
            )}
            <ColourBar className="ml-auto hidden h-3 text-ink sm:block" />
          </div>
        </div>
      </CropMarks>
    </div>
  )
}

function openSteps(left: number): string {
  return left === 0 ? texts.allDone : count(locale, texts.left, left)
}
