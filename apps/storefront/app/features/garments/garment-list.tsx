import { FabricSwatch, GarmentPicture, SamplePrint, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { named } from '@platen/formats/default-names'
import { count, fill } from '@platen/messages'
import { bestAvailability, sizeNames, soldSizes, type Garment } from './garment-facts.ts'
import { AvailabilityMark } from './size-tags.tsx'

export function GarmentList({ garments }: { garments: readonly Garment[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {garments.map((garment, index) => (
        <GarmentCard key={garment.id} garment={garment} index={index} />
      ))}
    </ul>
  )
}

const MAX_SWATCHES = 14

function GarmentCard({ garment, index }: { garment: Garment; index: number }) {
  const { messages, paths, formats, language } = usePage()
  const texts = messages.garments
  const sizes = sizeNames(garment)
  // Each card shows another colour, or all would be black.
  const shown = garment.colours.at(-1 - (index % garment.colours.length))
  return (
    <li className="group relative flex flex-col rounded-platen border border-rule bg-sheet transition-colors focus-within:border-ink hover:border-ink">
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
      <div className="grid gap-3 p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-2xl">
            <Link to={paths.garment(garment.slug)} className="no-underline after:absolute after:inset-0">
              {garment.name}
            </Link>
          </h2>
          <span className="figures text-lg">
            {fill(messages.shared.from, { price: formats.money(garment.priceFromMinor) })}
          </span>
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
}

export function NoGarments() {
  const { messages, paths } = usePage()
  return (
    <div className="mx-auto grid max-w-2xl justify-items-start gap-6 px-4 py-16">
      <div className="checkerboard h-24 w-40 border border-rule-strong" />
      <h1 className="text-4xl">{messages.garments.empty}</h1>
      <p className="text-lg text-ink-soft">{messages.garments.emptyText}</p>
      <Link to={paths.contact()} className={buttonClass('press')}>
        {messages.shared.contactUs}
      </Link>
    </div>
  )
}
