import { FilmRoll, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { named } from '@platen/formats/default-names'
import { fill } from '@platen/messages'
import { Section } from '../../lib/section.tsx'
import { FabricChoice, MAX_FABRICS, ForFabric, FabricDrawings } from './fabric-choice.tsx'
import {
  bestAvailability,
  sizeNames,
  zoneLimits,
  zonesOf,
  type Catalog,
  type Colour,
  type Garment,
  fabricName,
  leadTimeWords,
} from './garment-facts.ts'
import { PriceTable } from './price-table.tsx'
import { SizeTags } from './size-tags.tsx'
import { ZoneOutlines, type NumberedZone, ZoneTable } from './print-zones.tsx'

interface GarmentPageProps {
  readonly catalog: Catalog
  readonly garment: Garment
}

export function GarmentPage({ catalog, garment }: GarmentPageProps) {
  const { messages } = usePage()
  const texts = messages.garment
  const zones = numberedZones(catalog, garment)
  return (
    <div className="group/fabric mx-auto grid max-w-6xl grid-cols-1 gap-x-12 gap-y-10 px-4 pt-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Views garment={garment} zones={zones} />
      <div className="grid grid-cols-1 content-start gap-12 lg:row-span-2">
        <Facts garment={garment} />
        <Section title={texts.pricesTitle} intro={texts.pricesIntro}>
          <PriceTable catalog={catalog} garment={garment} />
        </Section>
      </div>
      <div className="grid grid-cols-1 content-start gap-10">
        <Section title={texts.zonesTitle} intro={texts.zonesIntro}>
          <ZoneTable zones={zones} sizes={sizeNames(garment)} />
        </Section>
        <AfterOrdering />
      </div>
    </div>
  )
}

function AfterOrdering() {
  const { shop, messages, paths, language } = usePage()
  const texts = messages.garment
  const days = leadTimeWords(shop.leadTimeDays, messages, language)
  return (
    <div className="flex items-center gap-5 rounded-platen border border-rule bg-sheet p-4">
      <FilmRoll className="w-24 shrink-0 text-ink-soft sm:w-32" />
      <div className="grid gap-1">
        <p className="font-semibold">{fill(texts.ready, { days })}</p>
        <p className="text-ink-soft">{texts.care}</p>
        <Link
          to={paths.policies()}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {texts.terms}
        </Link>
      </div>
    </div>
  )
}

function numberedZones(catalog: Catalog, garment: Garment): NumberedZone[] {
  const sizes = sizeNames(garment)
  return zonesOf(catalog, garment).flatMap((zone, index) => {
    const [largest] = zoneLimits(zone, sizes)
    return largest ? [{ number: index + 1, zone, largest }] : []
  })
}

function Views({ garment, zones }: { garment: Garment; zones: readonly NumberedZone[] }) {
  const { messages, paths } = usePage()
  const texts = messages.garment
  const colours = garment.colours.slice(0, MAX_FABRICS)
  const { name } = garment
  return (
    <div>
      <nav aria-label={texts.crumbs} className="text-sm">
        <Link
          to={paths.garments()}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {messages.shell.garments}
        </Link>
        <span className="text-ink-soft"> / {name}</span>
      </nav>
      <div
        className="grid snap-x auto-cols-[86%] grid-flow-col gap-3 overflow-x-auto sm:auto-cols-fr"
        role="group"
        aria-label={texts.views}
        tabIndex={0}
      >
        {garment.views.map(({ view }) => (
          <figure key={view} className="flex snap-start flex-col border border-rule bg-sheet p-3">
            <div className="my-auto">
              <FabricDrawings
                garment={garment.views}
                view={view}
                colours={colours}
                label={(colour) =>
                  `${fill(texts.sideOf[view], { garment: name })}, ${named(colour.name, messages.names)}`
                }
              >
                {({ width }) => <ZoneOutlines width={width} view={view} zones={zones} />}
              </FabricDrawings>
            </div>
            <figcaption className="mt-2 text-sm text-ink-soft">{messages.shared.views[view]}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

function Facts({ garment }: { garment: Garment }) {
  const { messages, formats } = usePage()
  const texts = messages.garment
  const colours = garment.colours.slice(0, MAX_FABRICS)
  return (
    <div className="lg:pt-11">
      <h1 className="text-4xl font-extrabold sm:text-5xl">{garment.name}</h1>
      <p className="mt-3 text-lg">
        <strong className="figures text-2xl">
          {fill(messages.shared.from, { price: formats.money(garment.priceFromMinor) })}
        </strong>{' '}
        <span className="text-ink-soft">{texts.withoutPrint}</span>
      </p>
      <p className="mt-3 max-w-prose">{garment.description}</p>
      <p className="mt-1 text-ink-soft">
        {texts.fabric}: {fabricName(garment.fabric, messages)}
      </p>
      <h2 className="mt-6 text-lg">{texts.colour}</h2>
      <FabricChoice colours={colours} legend={texts.colour} className="mt-1" />
      {colours.map((colour, index) => (
        <ForFabric key={colour.name} index={index}>
          <FabricDetails garment={garment} colour={colour} />
        </ForFabric>
      ))}
    </div>
  )
}

function FabricDetails({ garment, colour }: { garment: Garment; colour: Colour }) {
  const { messages, paths } = usePage()
  const texts = messages.garment
  const soldOut = bestAvailability(colour.sizes) === 'out'
  const words = { colour: named(colour.name, messages.names) }
  return (
    <div className="mt-4 grid gap-6">
      {soldOut ? (
        <p className="grid justify-items-start gap-2">
          {fill(texts.soldOut, words)}
          <Link to={paths.contact()} className={buttonClass('line')}>
            {texts.askFor}
          </Link>
        </p>
      ) : (
        <Link
          to={paths.designer(garment.slug, { colour: colour.name })}
          className={buttonClass('press', 'min-h-12 w-full text-lg sm:w-auto sm:justify-self-start')}
        >
          {fill(texts.design, words)}
        </Link>
      )}
      <SizeTags title={fill(texts.sizesTitle, words)} sizes={colour.sizes} />
    </div>
  )
}
