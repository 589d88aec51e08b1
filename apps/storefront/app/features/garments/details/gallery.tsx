import { Icon } from '@platen/ui'
import { fill } from '@platen/messages'
import { usePage } from '../../../lib/page.ts'
import { srcSetOf } from '../../../lib/pictures/pictures.ts'
import type { Garment } from '../garment-facts.ts'

type Picture = Garment['pictures'][number]

const IN_COLUMN = '(min-width: 72rem) 33.5rem, (min-width: 64rem) 47vw, 94vw'
const IN_ROW = '5rem'

/**
 * Without scripts the pictures are a strip to scroll, and each is a link to itself; `islands/garment-page.ts` enlarges
 * them on the page.
 */
export function Gallery({ garment }: { garment: Garment }) {
  const { messages } = usePage()
  const texts = messages.garment
  const { pictures, name } = garment
  const total = pictures.length
  return (
    <div className="grid gap-2" data-gallery="">
      <div
        className="grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto overscroll-x-contain border border-rule bg-sheet"
        role="group"
        aria-label={fill(texts.pictures, { garment: name })}
        tabIndex={0}
        data-strip=""
      >
        {pictures.map((picture, index) => (
          <Slide key={picture.sizes.at(-1)?.url} picture={picture} index={index} />
        ))}
      </div>
      {total > 1 && (
        <ul className="-mx-1 flex flex-wrap">
          {pictures.map((picture, index) => (
            <li key={picture.sizes.at(-1)?.url}>
              <Thumbnail
                picture={picture}
                index={index}
                label={fill(texts.pictureNumber, { number: index + 1, total })}
              />
            </li>
          ))}
        </ul>
      )}
      <Enlarged />
    </div>
  )
}

/** Each in a square, so that the strip has one height before any of them is loaded. */
function Slide({ picture, index }: { picture: Picture; index: number }) {
  const { messages } = usePage()
  const largest = picture.sizes.at(-1)
  return (
    <a
      id={`picture-${index + 1}`}
      href={largest?.url}
      data-enlarge=""
      className="relative block aspect-square cursor-zoom-in snap-center focus-visible:-outline-offset-4"
    >
      <img
        src={largest?.url}
        srcSet={srcSetOf(picture)}
        sizes={IN_COLUMN}
        width={largest?.widthPx}
        height={largest?.heightPx}
        alt={picture.alt}
        {...(index === 0 ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
        className="size-full object-contain"
      />
      <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-full bg-paper/90 text-ink">
        <Icon d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 20 20M10.5 7.5v6M7.5 10.5h6" />
        <span className="sr-only">{messages.garment.enlarge}</span>
      </span>
    </a>
  )
}

function Thumbnail({ picture, index, label }: { picture: Picture; index: number; label: string }) {
  const [small] = picture.sizes
  return (
    <a
      href={`#picture-${index + 1}`}
      data-thumbnail=""
      aria-label={label}
      aria-current={index === 0 ? 'true' : undefined}
      className="group/thumbnail block p-1"
    >
      <img
        src={small?.url}
        srcSet={srcSetOf(picture)}
        sizes={IN_ROW}
        width={small?.widthPx}
        height={small?.heightPx}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-16 border border-rule bg-sheet object-contain group-aria-[current=true]/thumbnail:border-ink group-aria-[current=true]/thumbnail:outline group-aria-[current=true]/thumbnail:outline-ink sm:size-20"
      />
    </a>
  )
}

const ROUND =
  'grid size-11 cursor-pointer place-items-center rounded-full border border-rule-strong bg-paper hover:border-ink aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:hover:border-rule-strong'

function Enlarged() {
  const { messages } = usePage()
  const texts = messages.garment
  return (
    <dialog
      data-zoom=""
      data-number={texts.pictureNumber}
      aria-label={texts.enlarged}
      className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-paper text-ink"
    >
      <div
        data-stage=""
        className="absolute inset-0 grid touch-none place-items-center overflow-hidden select-none"
      />
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center gap-2 p-3 *:pointer-events-auto">
        <p
          className="figures mr-auto rounded-full bg-paper/90 px-3 py-1 text-sm"
          role="status"
          data-status=""
        />
        <button type="button" className={ROUND} data-do="out" aria-label={texts.zoomOut}>
          <Icon d="M5 12h14" />
        </button>
        <button type="button" className={ROUND} data-do="in" aria-label={texts.zoomIn}>
          <Icon d="M5 12h14M12 5v14" />
        </button>
        <button type="button" className={ROUND} data-do="close" aria-label={texts.closePicture} autoFocus>
          <Icon d="m6 6 12 12M18 6 6 18" />
        </button>
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-between p-3 *:pointer-events-auto">
        <button type="button" className={ROUND} data-do="previous" aria-label={texts.previousPicture}>
          <Icon d="m14 6-6 6 6 6" />
        </button>
        <button type="button" className={ROUND} data-do="next" aria-label={texts.nextPicture}>
          <Icon d="m10 6 6 6-6 6" />
        </button>
      </div>
    </dialog>
  )
}
