import { longestWordEm } from '@platen/brand'
import { zoneBox } from '@platen/placement'
import {
  ColourBar,
  CropMarks,
  MillimetreRuler,
  RegistrationMark,
  buttonClass,
  garmentFrame,
  SamplePrint,
} from '@platen/ui'
import type { CSSProperties } from 'react'
import { lookOf } from '../../lib/look.ts'
import { usePage, type Brand } from '../../lib/page.ts'
import { srcSetOf } from '../../lib/pictures/pictures.ts'
import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import {
  FabricChoice,
  FabricDrawings,
  MAX_FABRICS,
  ForFabric,
  leadTimeWords,
  sizeInCm,
  sizeNames,
  zoneLimits,
  zonesOf,
  type Catalog,
  type Garment,
  type Zone,
  type ZoneLimit,
} from '../garments/index.ts'
import { kept } from '../../lib/kept/kept.tsx'

interface HeroProps {
  readonly catalog: Catalog
  readonly garment: Garment
}

export const Hero = kept(function Hero({ catalog, garment }: HeroProps) {
  const { messages, paths, brand, language } = usePage()
  const texts = messages.home
  const own = { ...brand, ...brand.translations[language] }
  const lines = own.heroTitle?.split('\n') ?? texts.headline
  const colours = garment.colours.slice(0, MAX_FABRICS)
  return (
    <div className="group/fabric mx-auto grid max-w-6xl grid-cols-1 gap-x-10 gap-y-6 px-4 pt-6 pb-12 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:pt-12">
      <div className="@container grid gap-4 md:gap-6 md:self-end">
        <h1
          style={{ '--longest': longestWordEm(lookOf(brand).headingFont, lines.join(' ')) } as CSSProperties}
          className="text-[max(1.75rem,min(3.25rem,14.5vw,100cqi/var(--longest)))] leading-[0.9] font-extrabold tracking-[-0.035em] md:text-[max(2rem,min(0.5rem+5.2vw,5.25rem,100cqi/var(--longest)))]"
        >
          {lines.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="max-w-prose text-ink-soft md:text-lg">{own.heroText ?? texts.intro}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {brand.heroPicture ? (
            <DesignLink garment={garment} colour={colours[0]?.name} />
          ) : (
            colours.map(({ name }, index) => (
              <ForFabric key={name} index={index}>
                <DesignLink garment={garment} colour={name} />
              </ForFabric>
            ))
          )}
          <a
            href={paths.garments()}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {texts.browse}
          </a>
        </div>
      </div>
      {brand.heroPicture ? (
        <HeroPicture picture={brand.heroPicture} />
      ) : (
        <Proof catalog={catalog} garment={garment} />
      )}
      <Facts catalog={catalog} />
    </div>
  )
})

function DesignLink({ garment, colour }: { garment: Garment; colour: string | undefined }) {
  const { messages, paths } = usePage()
  return (
    <a
      href={paths.designer(garment.slug, colour === undefined ? {} : { colour })}
      className={buttonClass('press', 'min-h-12 px-7 text-lg')}
    >
      {messages.home.design}
    </a>
  )
}

function HeroPicture({ picture }: { picture: NonNullable<Brand['heroPicture']> }) {
  const largest = picture.sizes.at(-1)
  return (
    <img
      src={largest?.url}
      srcSet={srcSetOf(picture)}
      sizes="(min-width: 72rem) 36rem, (min-width: 48rem) 50vw, 92vw"
      width={largest?.widthPx}
      height={largest?.heightPx}
      alt=""
      fetchPriority="high"
      className="h-auto w-full rounded-platen object-cover md:row-span-2"
    />
  )
}

/** So that a bag, too, can be seen whole. */
const TALLEST_REM = 34
/** The width of the rulers in millimetres of the drawing, so that they scale with it. */
const RULER_MM = 50

function Proof({ catalog, garment }: HeroProps) {
  const { messages, formats } = usePage()
  const { width, height } = garmentFrame(garment.views, 'front', garment.colours[0]?.hex)
  const colours = garment.colours.slice(0, MAX_FABRICS)
  const zone = zonesOf(catalog, garment)[0]
  const largest = zone && zoneLimits(zone, sizeNames(garment))[0]
  return (
    <div
      className="mx-auto w-full pt-3 md:row-span-2"
      style={{ maxWidth: `${(TALLEST_REM * width) / height}rem` }}
    >
      <CropMarks className="mx-5 text-ink-soft sm:mx-6">
        <div
          className="grid items-start bg-sheet"
          style={{ gridTemplateColumns: `minmax(0, ${RULER_MM}fr) minmax(0, ${width}fr)` }}
        >
          <RegistrationMark process className="w-full text-ink" />
          <Ruler lengthMm={width} />
          <Ruler lengthMm={height} orientation="vertical" />
          <div>
            <FabricDrawings
              garment={garment.views}
              view="front"
              colours={colours}
              label={({ name }) => `${garment.name}, ${named(name, messages.names)}`}
            >
              {() => (
                <>
                  <SamplePrint />
                  {zone && largest && <ZoneCorners zone={zone} largest={largest} />}
                </>
              )}
            </FabricDrawings>
          </div>
        </div>
      </CropMarks>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 px-4 sm:px-5">
        <FabricChoice colours={colours} legend={messages.garment.colour} />
        <ColourBar className="my-3 hidden h-3 text-ink sm:block" />
      </div>
      {zone && largest && (
        <p className="figures px-5 text-xs text-ink-soft sm:px-6">
          {fill(messages.home.sample, {
            garment: garment.name,
            zone: zone.name,
            size: sizeInCm(largest.widthMm, largest.heightMm, formats),
          })}
        </p>
      )}
    </div>
  )
}

function Ruler(ruler: { lengthMm: number; orientation?: 'vertical' }) {
  return <MillimetreRuler depthMm={RULER_MM} tickMm={10} numberEveryMm={100} className="w-full" {...ruler} />
}

function ZoneCorners({ zone, largest }: { zone: Zone; largest: ZoneLimit }) {
  const { xMm: left, yMm: top, widthMm, heightMm } = zoneBox(zone, largest)
  const [right, bottom] = [left + widthMm, top + heightMm]
  const corners = [
    `M${left} ${top + ARM_MM}V${top}H${left + ARM_MM}`,
    `M${right - ARM_MM} ${top}H${right}V${top + ARM_MM}`,
    `M${right} ${bottom - ARM_MM}V${bottom}H${right - ARM_MM}`,
    `M${left + ARM_MM} ${bottom}H${left}V${bottom - ARM_MM}`,
  ]
  return (
    <path
      d={corners.join('')}
      fill="none"
      stroke="var(--fabric-line)"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
    />
  )
}

const ARM_MM = 22

function Facts({ catalog }: { catalog: Catalog }) {
  const { shop, messages, formats, language } = usePage()
  const texts = messages.home
  const garments = catalog.garments.map(({ priceFromMinor }) => priceFromMinor)
  const prints = catalog.sizeTiers.map(({ priceMinor }) => priceMinor)
  return (
    <dl className="flex divide-x divide-rule self-start border-y border-rule">
      <Fact name={texts.factFrom} value={formats.money(Math.min(...garments))} />
      {prints.length > 0 && <Fact name={texts.factPrint} value={formats.money(Math.min(...prints))} />}
      <Fact name={texts.factTime} value={leadTimeWords(shop.leadTimeDays, messages, language)} />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-auto flex-col px-3 py-3 first:pl-0 last:pr-0">
      <dt className="text-sm leading-tight text-ink-soft">{name}</dt>
      <dd className="figures mt-auto text-sm font-semibold sm:text-lg sm:whitespace-nowrap">{value}</dd>
    </div>
  )
}
