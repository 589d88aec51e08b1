import { coloursOf, fontStack, lookStyle, PRESETS, type Look, type PresetName } from '@platen/brand'
import { useFormContext, useWatch } from 'react-hook-form'
import { isSameLook, readHex, type BrandForm } from './brand-document.ts'
import { Section } from './section.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.brand.styles
const NAMES: Readonly<Record<PresetName, string>> = texts.names
const LOOKS = Object.entries(PRESETS) as [PresetName, Look][]

export function PresetsSection() {
  return (
    <Section id="styles" intro={texts.intro}>
      <PresetPicker />
    </Section>
  )
}

export function PresetPicker() {
  const { setValue } = useFormContext<BrandForm>()
  const [accent, surface, headingFont, textFont] = useWatch<
    BrandForm,
    ['accent', 'surface', 'headingFont', 'textFont']
  >({ name: ['accent', 'surface', 'headingFont', 'textFont'] })
  const read = readHex(accent)

  function choose(look: Look): void {
    for (const part of ['surface', 'headingFont', 'textFont'] as const)
      setValue(part, look[part], { shouldDirty: true })
    setValue('accent', look.accent, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
      {LOOKS.map(([name, look]) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={
              read !== undefined && isSameLook(look, { accent: read, surface, headingFont, textFont })
            }
            onClick={() => choose(look)}
            className="group grid w-full gap-1 rounded-platen text-left disabled:cursor-not-allowed"
          >
            <Miniature look={look} />
            <span className="flex min-h-6 items-center gap-1.5 px-0.5 text-sm group-hover:underline group-aria-pressed:font-semibold">
              {NAMES[name]}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A page in small. Its fonts are loaded where the console has them. */
function Miniature({ look }: { look: Look }) {
  const { paper, ink, inkSoft, rule, press, onPress } = coloursOf(look).light
  const radius = lookStyle(look)['--radius']
  return (
    <span
      aria-hidden="true"
      className="grid h-32 content-between justify-items-start overflow-hidden rounded-platen border border-rule-strong p-2 outline-2 sm:p-3 outline-offset-2 outline-transparent group-hover:border-ink group-aria-pressed:border-ink group-aria-pressed:outline-press"
      style={{ background: paper, color: ink }}
    >
      <span
        className="text-4xl leading-none font-bold tracking-tight"
        style={{ fontFamily: fontStack(look.headingFont) }}
      >
        {m.brand.sample}
      </span>
      <span className="grid w-full gap-1.5">
        <span className="h-1 rounded-full" style={{ background: inkSoft }} />
        <span className="h-1 w-2/3 rounded-full" style={{ background: rule }} />
      </span>
      <span
        className="px-2 py-1.5 text-xs leading-none font-semibold"
        style={{
          background: press,
          color: onPress,
          borderRadius: radius,
          fontFamily: fontStack(look.textFont),
        }}
      >
        {texts.button}
      </span>
    </span>
  )
}
