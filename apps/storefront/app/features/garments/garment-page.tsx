import { FilmRoll, buttonClass } from '@platen/ui'
import { Fragment } from 'react'
import { usePage } from '../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import { Section } from '../../lib/section.tsx'
import { FabricChoice, MAX_FABRICS, ForFabric, FabricDrawings } from './fabric-choice.tsx'
import {
  bestAvailability,
  sizeNames,
  zoneLimits,
  zonesOf,
  type Terms,
  type Colour,
  type Garment,
  fabricName,
  leadTimeWords,
} from './garment-facts.ts'
import { PriceTable } from './price-table.tsx'
import { Care } from './details/care.tsx'
import { Gallery } from './details/gallery.tsx'
import { PriceSteps } from './details/price-steps.tsx'
import { guideOf } from './details/measures.ts'
import { SIZE_GUIDE, SizeGuide } from './details/size-guide.tsx'
import { SizeTags } from './size-tags.tsx'
import { ZoneOutlines, type NumberedZone, ZoneTable } from './print-zones.tsx'
import { kept } from '../../lib/kept/kept.tsx'

interface GarmentPageProps {
  readonly terms: Terms
  readonly garment: Garment
}

export const GarmentPage = kept(function GarmentPage({ terms, garment }: GarmentPageProps) {
  const { messages } = usePage()
  const texts = messages.garment
  const zones = numberedZones(terms, garment)
  const guide = guideOf(garment)
  const views = <Views garment={garment} zones={zones} />
  const hasPictures = garment.pictures.length > 0
  return (
    <div className="group/fabric mx-auto grid max-w-6xl grid-cols-1 gap-x-12 gap-y-10 px-4 pt-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div>
        <Crumbs terms={terms} garment={garment} />
        {hasPictures ? <Gallery garment={garment} /> : views}
      </div>
      <div className="grid grid-cols-1 content-start gap-12 lg:row-span-2">
        <Facts terms={terms} garment={garment} />
        <Section title={texts.pricesTitle} intro={texts.pricesIntro}>
          <PriceTable terms={terms} garment={garment} />
        </Section>
        {guide && <SizeGuide garment={garment} guide={guide} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-10">
        <Section title={texts.zonesTitle} intro={texts.zonesIntro}>
          {hasPictures && <div className="mb-6">{views}</div>}
          <ZoneTable zones={zones} sizes={sizeNames(garment)} />
        </Section>
        {garment.care && <Care care={garment.care} />}
        <AfterOrdering hasCare={garment.care !== null} />
      </div>
    </div>
  )
})

/** All garments, the category, this one. */
function Crumbs({ terms, garment }: GarmentPageProps) {
  const { messages, paths } = usePage()
  const category = terms.categories.find(({ id }) => id === garment.categoryId)
  const steps = [
    { name: messages.shell.garments, to: paths.garments() },
    ...(category ? [{ name: category.name, to: paths.category(category.id) }] : []),
  ]
  return (
    <nav aria-label={messages.garment.crumbs} className="text-sm">
      {steps.map(({ name, to }) => (
        <Fragment key={to}>
          <a href={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {name}
          </a>
          <span className="text-ink-soft"> / </span>
        </Fragment>
      ))}
      <span className="text-ink-soft">{garment.name}</span>
    </nav>
  )
}

function AfterOrdering({ hasCare }: { hasCare: boolean }) {
  const { shop, messages, paths, language } = usePage()
  const texts = messages.garment
  const days = leadTimeWords(shop.leadTimeDays, messages, language)
  return (
    <div className="flex items-center gap-5 rounded-platen border border-rule bg-sheet p-4">
      <FilmRoll className="w-24 shrink-0 text-ink-soft sm:w-32" />
      <div className="grid gap-1">
        <p className="font-semibold">{fill(texts.ready, { days })}</p>
        {!hasCare && <p className="text-ink-soft">{texts.care}</p>}
        <a href={paths.policies()} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {texts.terms}
        </a>
      </div>
    </div>
  )
}

function numberedZones(terms: Terms, garment: Garment): NumberedZone[] {
  const sizes = sizeNames(garment)
  return zonesOf(terms, garment).flatMap((zone, index) => {
    const [largest] = zoneLimits(zone, sizes)
    return largest ? [{ number: index + 1, zone, largest }] : []
  })
}

function Views({ garment, zones }: { garment: Garment; zones: readonly NumberedZone[] }) {
  const { messages } = usePage()
  const texts = messages.garment
  const colours = garment.colours.slice(0, MAX_FABRICS)
  const { name } = garment
  return (
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
  )
}

function Facts({ terms, garment }: GarmentPageProps) {
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
      <PriceSteps terms={terms} garment={garment} />
      <p className="mt-3 max-w-prose">{garment.description}</p>
      <p className="mt-1 text-ink-soft">
        {fill(texts.fabric, { fabric: fabricName(garment.fabric, messages) })}
      </p>
      <h2 className="mt-6 text-lg">{texts.colour}</h2>
      <FabricChoice colours={colours} legend={texts.colour} className="mt-1" />
      {colours.map((colour, index) => (
        <ForFabric key={colour.name} index={index}>
          <FabricDetails garment={garment} colour={colour} hasGuide={guideOf(garment) !== null} />
        </ForFabric>
      ))}
    </div>
  )
}

interface FabricDetailsProps {
  readonly garment: Garment
  readonly colour: Colour
  readonly hasGuide: boolean
}

function FabricDetails({ garment, colour, hasGuide }: FabricDetailsProps) {
  const { messages, paths } = usePage()
  const texts = messages.garment
  const soldOut = bestAvailability(colour.sizes) === 'out'
  const words = { colour: named(colour.name, messages.names) }
  return (
    <div className="mt-4 grid gap-6">
      {soldOut ? (
        <p className="grid justify-items-start gap-2">
          {fill(texts.soldOut, words)}
          <a href={paths.contact()} className={buttonClass('line')}>
            {texts.askFor}
          </a>
        </p>
      ) : (
        <a
          href={paths.designer(garment.slug, { colour: colour.name })}
          className={buttonClass('press', 'min-h-12 w-full text-lg sm:w-auto sm:justify-self-start')}
        >
          {fill(texts.design, words)}
        </a>
      )}
      <div>
        <SizeTags title={fill(texts.sizesTitle, words)} sizes={colour.sizes} />
        {hasGuide && (
          <a
            href={`#${SIZE_GUIDE}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {texts.sizeGuide}
          </a>
        )}
      </div>
    </div>
  )
}
