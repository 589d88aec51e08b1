import { fill } from '@platen/messages'
import { Button, ColourBar, CropMarks, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { paths } from '../../../lib/paths.ts'
import { QrCode } from '../../../lib/qr-code.tsx'
import { m } from '../../../messages/messages.ts'
import { useSettings } from '../settings/index.ts'
import { ExamplesNotice } from './examples-notice.tsx'
import { useProgress, type FirstRun } from './first-run.ts'
import { ScreenTitle } from './guide-frame.tsx'
import { slugOf } from './guide-steps.ts'
import { OpenStoreButton } from './open-store.tsx'

const texts = m.setup.end

export function EndScreen({ firstRun }: { firstRun: FirstRun }) {
  const { ready, storeOpen } = firstRun
  const open = firstRun.steps.filter(({ state }) => state !== 'done')
  const close = useProgress()
  return (
    <div className="mx-auto grid w-full max-w-5xl flex-1 content-center gap-8 px-7 py-8 sm:px-10 lg:py-14">
      <CropMarks className="text-ink-soft">
        <div className="grid gap-8 bg-sheet px-5 py-8 text-ink sm:px-12 sm:py-12 md:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid content-start gap-5">
            <header className="grid gap-3">
              <ScreenTitle>{ready ? (storeOpen ? texts.openTitle : texts.title) : texts.almost}</ScreenTitle>
              <p className="max-w-prose text-lg text-ink-soft">
                {ready ? (storeOpen ? texts.openText : texts.text) : texts.almostText}
              </p>
            </header>
            <div className="flex flex-wrap items-center gap-3">
              {!storeOpen && <OpenStoreButton firstRun={firstRun} />}
              <a
                href={storeOpen ? firstRun.storeUrl : firstRun.previewUrl}
                target="_blank"
                rel="noreferrer"
                className={buttonClass('line', 'min-h-12')}
              >
                {storeOpen ? texts.visit : texts.preview}
              </a>
              {storeOpen && (
                <Button
                  variant="quiet"
                  busy={close.busy ? texts.close : undefined}
                  unavailable={close.unavailable}
                  onClick={() => close.run({ storeOpen: false })}
                >
                  {texts.close}
                </Button>
              )}
            </div>
          </div>
          <Share firstRun={firstRun} />
        </div>
      </CropMarks>
      {open.length > 0 && (
        <section aria-labelledby="open-steps">
          <h2 id="open-steps" className="mb-2 text-2xl">
            {texts.later}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {open.map(({ name }) => (
              <li key={name}>
                <Link to={paths.setup(slugOf(name))} className={buttonClass('line')}>
                  {m.setup.steps[name].name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ExamplesNotice firstRun={firstRun} />
      <FirstThings />
    </div>
  )
}

/** A link to read out, to scan from the counter and to paste into a chat. */
function Share({ firstRun: { storeUrl, storeOpen } }: { firstRun: FirstRun }) {
  const { data: settings } = useSettings()
  const text = fill(texts.shareText, { store: settings?.storeName ?? '', url: storeUrl })
  return (
    <section aria-label={texts.share} className="grid w-full content-start gap-3 justify-self-start md:w-56">
      <div className="w-40 border border-rule md:w-56">
        <QrCode text={storeUrl} label={texts.qr} />
      </div>
      <p className="figures text-sm break-all">{storeUrl.replace(/^https?:\/\//, '')}</p>
      <div className="grid gap-2">
        <CopyButton text={storeUrl} label={texts.copyLink} />
        {storeOpen && <CopyButton text={text} label={texts.copyText} variant="quiet" />}
      </div>
      <ColourBar className="h-3 text-ink" />
    </section>
  )
}

function FirstThings() {
  const things = [
    [paths.stock(), texts.things.stock],
    [paths.productionSettings(), texts.things.costs],
    [paths.team(), texts.things.team],
    [paths.brand(), texts.things.brand],
  ] as const
  return (
    <section aria-labelledby="first-things">
      <h2 id="first-things" className="mb-2 text-2xl">
        {texts.thingsTitle}
      </h2>
      <ul className="grid border-t border-rule sm:grid-cols-2 sm:gap-x-10">
        {things.map(([to, { name, what }]) => (
          <li key={to} className="border-b border-rule">
            <Link to={to} className="block py-3 no-underline hover:bg-tray">
              <span className="block font-semibold underline underline-offset-4">{name}</span>
              <span className="text-sm text-ink-soft">{what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
