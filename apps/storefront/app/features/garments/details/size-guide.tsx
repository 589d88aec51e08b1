import { named } from '@platen/formats/own-names'
import { usePage } from '../../../lib/page.ts'
import { Section } from '../../../lib/section.tsx'
import { lengthInCm, lengthInInches, type Garment } from '../garment-facts.ts'
import { lettered, type Guide } from './measures.ts'
import { MeasureDrawing } from './measure-drawing.tsx'

export const SIZE_GUIDE = 'size-guide'

export function SizeGuide({ garment, guide }: { garment: Garment; guide: Guide }) {
  const { messages } = usePage()
  const texts = messages.garment
  const names: Readonly<Record<string, string>> = texts.measures
  const measures = lettered(guide)
  return (
    <Section title={texts.sizeGuide} intro={texts.sizeGuideIntro} anchor={SIZE_GUIDE}>
      <div className="group/units grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <MeasureDrawing garment={garment} measures={measures} />
        <div className="grid content-start gap-2 sm:only:col-span-2">
          <UnitChoice />
          <div
            className="scroll-edges overflow-x-auto"
            role="group"
            aria-label={texts.sizeGuide}
            tabIndex={0}
          >
            <table className="w-full text-left">
              <thead>
                <tr className="border-b border-rule-strong text-sm text-ink-soft">
                  <th scope="col" className="py-2 pr-3 align-bottom font-normal">
                    {texts.size}
                  </th>
                  {measures.map((measure) => (
                    <th
                      key={measure.letter}
                      scope="col"
                      className="py-2 pl-3 text-right align-bottom font-normal"
                    >
                      <span className="figures block font-semibold text-press">{measure.letter}</span>
                      {measure.name ?? names[measure.measure ?? '']}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {guide.sizes.map((size, at) => (
                  <tr key={size} className="border-b border-rule">
                    <th scope="row" className="py-2 pr-3 font-semibold whitespace-nowrap">
                      {named(size, messages.names)}
                    </th>
                    {measures.map((measure) => (
                      <td key={measure.letter} className="figures py-2 pl-3 text-right whitespace-nowrap">
                        <Length valueMm={measure.valuesMm[at] ?? null} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {guide.note !== null && <p className="text-sm whitespace-pre-line text-ink-soft">{guide.note}</p>}
        </div>
      </div>
    </Section>
  )
}

/** Without scripts: the chosen unit decides which figures of the group are shown. */
function UnitChoice() {
  const { messages } = usePage()
  const texts = messages.garment
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">{texts.units}</legend>
      {(['cm', 'in'] as const).map((unit) => (
        <label
          key={unit}
          className="relative inline-flex min-h-11 min-w-14 cursor-pointer items-center justify-center"
        >
          <input
            type="radio"
            name="unit"
            value={unit}
            data-unit={unit}
            defaultChecked={unit === 'cm'}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-platen border border-rule-strong checked:border-ink checked:bg-ink"
          />
          <span className="pointer-events-none relative font-semibold peer-checked:text-paper">
            {texts.unitNames[unit]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Length({ valueMm }: { valueMm: number | null }) {
  const { messages, formats } = usePage()
  if (valueMm === null) return <span aria-label={messages.garment.unmeasured}>–</span>
  return (
    <>
      <span className="group-has-[[data-unit='in']:checked]/units:hidden">
        {lengthInCm(valueMm, formats)}
      </span>
      <span className="hidden group-has-[[data-unit='in']:checked]/units:inline">
        {lengthInInches(valueMm, formats)}
      </span>
    </>
  )
}
