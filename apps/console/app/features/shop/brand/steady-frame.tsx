import { Button, CropMarks, Spinner, useWidth } from '@platen/ui'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { m } from '../../../messages/messages.ts'

const texts = m.brand.preview

/** The widths that pages are laid out for, in pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const
export type Screen = keyof typeof WIDTHS
export type Mode = 'light' | 'dark'

interface SteadyFrameProps {
  readonly address: string
  readonly title: string
  readonly screen: Screen
  readonly mode: Mode
}

/** Shows the page that was there until the next one has loaded. */
export function SteadyFrame({ address, title, screen, mode }: SteadyFrameProps) {
  const [box, boxWidth] = useWidth<HTMLDivElement>(WIDTHS.phone)
  const [shown, setShown] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const scale = Math.min(1, boxWidth / WIDTHS[screen])
  const isFailed = failed === address
  // The next one comes after the one that is shown, because a frame that moves in the document loads again.
  const frames = [...new Set([shown, isFailed ? undefined : address])].filter((one) => one !== undefined)

  useEffect(() => {
    for (const frame of box.current?.querySelectorAll('iframe') ?? []) {
      const page = frame.contentDocument?.documentElement
      if (page) page.dataset.scheme = mode
    }
  }, [box, mode])

  function onLoad({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>, loaded: string): void {
    const page = frame.contentDocument
    if (!page || !isPage(page)) {
      setFailed(loaded)
      return
    }
    // Links would leave the draft.
    page.addEventListener('click', (event) => event.preventDefault())
    page.documentElement.dataset.scheme = mode
    const before = frame.previousElementSibling
    if (before instanceof HTMLIFrameElement) keepPlace(before, frame)
    setShown(loaded)
  }

  return (
    <div ref={box} className="mx-6 h-full">
      <div className="mx-auto h-full" style={{ width: WIDTHS[screen] * scale }}>
        <CropMarks className="h-full text-rule-strong">
          <div className="relative h-full overflow-hidden bg-tray">
            {frames.map((one) => (
              <iframe
                key={one}
                src={one}
                title={title}
                // Same origin, because fonts are not given to others. Scripts stay off.
                sandbox="allow-same-origin"
                inert={one !== shown}
                onLoad={(event) => onLoad(event, one)}
                className={`absolute top-0 left-0 origin-top-left ${one === shown ? '' : 'opacity-0'}`}
                style={{
                  width: WIDTHS[screen],
                  height: `${100 / scale}%`,
                  transform: `scale(${scale})`,
                }}
              />
            ))}
            {isFailed ? (
              <div
                role="status"
                className="absolute inset-x-0 bottom-0 grid gap-2 border-t border-rule bg-sheet p-4"
              >
                <p className="font-semibold">{texts.failed}</p>
                <Button variant="line" className="justify-self-start" onClick={() => setFailed(undefined)}>
                  {m.shared.retry}
                </Button>
              </div>
            ) : (
              shown !== address && (
                <p className="absolute top-3 right-3 rounded-full border border-rule bg-sheet p-2 text-ink-soft shadow-platen">
                  <Spinner />
                  <span className="sr-only">{texts.loading}</span>
                </p>
              )
            )}
          </div>
        </CropMarks>
      </div>
    </div>
  )
}

/** Refusals are JSON, a storefront that was not built is empty, and without a connection there is no document. */
function isPage({ contentType, body }: Document): boolean {
  return contentType === 'text/html' && body.childElementCount > 0
}

function keepPlace(before: HTMLIFrameElement, after: HTMLIFrameElement): void {
  if (pageOf(before) !== pageOf(after)) return
  after.contentWindow?.scrollTo({ top: before.contentWindow?.scrollY ?? 0, behavior: 'instant' })
}

function pageOf({ src }: HTMLIFrameElement): string | null {
  return new URL(src).searchParams.get('page')
}
