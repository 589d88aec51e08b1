import { fill } from '@platen/messages'
import { CropMarks, FabricSwatch, GarmentPicture, zoneTransform, type GarmentView } from '@platen/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { listText, useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { priceFromMinor, type GarmentForm } from './garment-document.ts'
import { usePrintSettings } from '../catalog/index.ts'
import { useShownForm } from './photos/shown-form.ts'
import { ZoneSample } from './photos/zone-sample.tsx'
import { coloursOf, sizesOf } from './variants.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.garments.preview

export function GarmentPreview() {
  const garment = useWatch<GarmentForm>() as GarmentForm
  const formats = useFormats()
  const shownGarment = useShownForm()
  const [colour, setColour] = useState<string>()
  const [wanted, setView] = useState<GarmentView>('front')
  const views = shownGarment.map((side) => side.view)
  const view = views.includes(wanted) ? wanted : (views[0] ?? 'front')
  const zones = useZones(garment.kind).filter((zone) => zone.view === view)
  const sold = garment.variants.filter(({ active }) => active)
  const [colours, sizes] = [coloursOf(sold), sizesOf(sold)]
  const next = views[(views.indexOf(view) + 1) % views.length] ?? view
  const shown = colours.find(({ name }) => name === colour) ?? colours.at(-1)
  return (
    <div className="sticky top-6">
      <CropMarks className="text-rule-strong">
        <div className="flex flex-col bg-sheet text-ink">
          <div className="flex h-64 items-center justify-center border-b border-rule p-4">
            <GarmentPicture
              garment={shownGarment}
              view={view}
              colour={shown?.hex ?? ''}
              className="max-h-full w-full"
              title={fill(texts.drawing, {
                name: garment.name,
                colour: shown?.name ?? texts.noColour,
                side: m.shared.sides[view],
              })}
            >
              {view === views[0] && <ZoneSample zones={zones} />}
              <Zones zones={zones} />
            </GarmentPicture>
          </div>
          <div className="grid gap-3 p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-display text-2xl leading-tight font-bold">{garment.name}</p>
              <span className="figures text-lg">
                {fill(texts.from, { price: formats.money(priceFromMinor(garment)) })}
              </span>
            </div>
            <p className="text-ink-soft">{garment.description}</p>
            <div className="flex flex-wrap items-center" role="group" aria-label={texts.colour}>
              {colours.map(({ name, hex }) => (
                <button
                  key={name}
                  type="button"
                  title={name}
                  aria-label={name}
                  aria-pressed={name === shown?.name}
                  onClick={() => setColour(name)}
                  className="grid size-9 place-items-center rounded-platen border-b-2 border-transparent aria-pressed:border-ink"
                >
                  <FabricSwatch hex={hex} className="size-6" />
                </button>
              ))}
            </div>
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
              {sizes.length < 2
                ? sizes[0]
                : fill(texts.sizes, { first: sizes[0] ?? '', last: sizes.at(-1) ?? '' })}
              {views.length > 1 && (
                <button
                  type="button"
                  className="min-h-9 rounded-platen px-2 underline underline-offset-4 hover:bg-tray"
                  onClick={() => setView(next)}
                >
                  {fill(texts.show, { side: m.shared.sides[next] })}
                </button>
              )}
            </p>
          </div>
        </div>
      </CropMarks>
      <ZoneNames kind={garment.kind} />
    </div>
  )
}

function useZones(kind: string) {
  const { data } = usePrintSettings()
  return data?.zones.filter(({ active, garmentKinds }) => active && garmentKinds.includes(kind)) ?? []
}

function Zones({ zones }: { zones: ReturnType<typeof useZones> }) {
  return zones.map((zone) => (
    <rect
      key={zone.id}
      x={zone.anchor.xMm - zone.maxWidthMm / 2}
      y={zone.anchor.yMm}
      width={zone.maxWidthMm}
      height={zone.maxHeightMm}
      transform={zoneTransform(zone)}
      fill="none"
      stroke="var(--fabric-line)"
      strokeDasharray="5 4"
      vectorEffect="non-scaling-stroke"
    />
  ))
}

function ZoneNames({ kind }: { kind: string }) {
  const zones = useZones(kind)
  return (
    <p className="mt-8 text-sm text-ink-soft">
      {zones.length === 0
        ? texts.noZones
        : fill(texts.zones, { names: listText(zones.map(({ name }) => name)) })}{' '}
      <Link to={paths.printZones()} className="underline underline-offset-4">
        {texts.editZones}
      </Link>
    </p>
  )
}
