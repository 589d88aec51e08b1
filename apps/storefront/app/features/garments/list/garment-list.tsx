import { FabricSwatch, GarmentPicture, SamplePrint, buttonClass } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { srcSetOf } from '../../../lib/pictures/pictures.ts'
import { named } from '@platen/formats/own-names'
import { count, fill } from '@platen/messages'
import {
  bestAvailability,
  sizeNames,
  soldSizes,
  termsOf,
  type Catalog,
  type Garment,
  type Terms,
} from '../garment-facts.ts'
import { blankPrices } from '../print-prices.ts'
import { AvailabilityMark } from '../size-tags.tsx'
import { kept } from '../../../lib/kept/kept.tsx'

interface GarmentListProps {
  readonly garments: readonly Garment[]
  readonly catalog: Catalog
}

export function GarmentList({ garments, catalog }: GarmentListProps) {
  const terms = termsOf(catalog)
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {garments.map((garment, index) => (
        <GarmentCard key={garment.id} garment={garment} terms={terms} index={index} />
      ))}
    </ul>
  )
}

const MAX_SWATCHES = 14

interface GarmentCardProps {
  readonly garment: Garment
  readonly terms: Terms
  readonly index: number
}

const GarmentCard = kept(function GarmentCard({ garment, terms, index }: GarmentCardProps) {
  const { messages, paths, formats, language } = usePage()
  const texts = messages.garments
  const sizes = sizeNames(garment)
  const [picture] = garment.pictures
  const last = blankPrices(garment, terms).at(-1)
  return (
    <li className="group relative flex flex-col rounded-platen border border-rule bg-sheet transition-colors focus-within:border-ink hover:border-ink">
      {picture ? (
        <CardPicture picture={picture} index={index} />
      ) : (
        <CardDrawing garment={garment} index={index} />
      )}
      <div className="grid gap-3 p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-2xl">
            <a href={paths.garment(garment.slug)} className="no-underline after:absolute after:inset-0">
              {garment.name}
            </a>
          </h2>
          <p className="sm:text-right">
            <span className="figures text-lg">
              {fill(messages.shared.from, { price: formats.money(garment.priceFromMinor) })}
            </span>
            {last && last.minQuantity > 1 && (
              <span className="block text-sm text-ink-soft">
                {fill(texts.eachFrom, {
                  price: formats.money(last.eachMinor),
                  pieces: count(language, messages.garment.pieces, last.minQuantity),
                })}
              </span>
            )}
          </p>
        </div>
        <p className="text-ink-soft">{garment.description}</p>
        <div className="flex flex-wrap items-center gap-1">
          {garment.colours.slice(0, MAX_SWATCHES).map(({ name, hex }) => (
            <FabricSwatch key={name} hex={hex} className="size-6" />
          ))}
          <span className="ml-1 text-sm">{count(language, texts.colours, garment.colours.length)}</span>
        </div>
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
          <span>
            {sizes.length === 1
              ? named(sizes[0] ?? '', messages.names)
              : fill(texts.sizes, { sizes: `${sizes[0] ?? ''}–${sizes.at(-1) ?? ''}` })}
            {' · '}
            {count(language, texts.zones, garment.zoneIds.length)}
          </span>
          <span className="whitespace-nowrap">
            <AvailabilityMark availability={bestAvailability(soldSizes(garment))} />
          </span>
        </p>
      </div>
    </li>
  )
})

/** The first row is on the screen at once. */
const FIRST_ROW = 2

function CardPicture({ picture, index }: { picture: Garment['pictures'][number]; index: number }) {
  const largest = picture.sizes.at(-1)
  return (
    <img
      src={largest?.url}
      srcSet={srcSetOf(picture)}
      sizes="(min-width: 72rem) 34rem, (min-width: 48rem) 47vw, 94vw"
      width={largest?.widthPx}
      height={largest?.heightPx}
      alt={picture.alt}
      {...(index === 0 && { fetchPriority: 'high' as const })}
      {...(index >= FIRST_ROW && { loading: 'lazy' as const })}
      decoding="async"
      className="h-60 w-full rounded-t-platen border-b border-rule object-cover sm:h-80"
    />
  )
}

function CardDrawing({ garment, index }: { garment: Garment; index: number }) {
  // Each card shows another colour, or all would be black.
  const shown = garment.colours.at(-1 - (index % garment.colours.length))
  return (
    <div className="flex h-60 items-center justify-center border-b border-rule p-4 sm:h-80">
      <GarmentPicture
        garment={garment.views}
        view="front"
        colour={shown?.hex ?? ''}
        className="max-h-full w-full"
      >
        <SamplePrint />
      </GarmentPicture>
    </div>
  )
}

export function NoGarments() {
  const { messages, paths } = usePage()
  return (
    <div className="mx-auto grid max-w-2xl justify-items-start gap-6 px-4 py-16">
      <div className="checkerboard h-24 w-40 border border-rule-strong" />
      <h1 className="text-4xl">{messages.garments.empty}</h1>
      <p className="text-lg text-ink-soft">{messages.garments.emptyText}</p>
      <a href={paths.contact()} className={buttonClass('press')}>
        {messages.shared.contactUs}
      </a>
    </div>
  )
}
