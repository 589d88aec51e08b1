import { fill } from '@platen/messages'
import { Button, SelectField, TextField } from '@platen/ui'
import { listText } from '../../../lib/formats.ts'
import { NumberField } from '../../../lib/forms/number-field.tsx'
import { RemoveButton } from '../../../lib/forms/remove-button.tsx'
import { useGarments } from '../catalog/index.ts'
import type { ZoneEditor } from './zone-editor.ts'
import { changeAt, withoutAt, type Recipe } from './print-document.ts'
import { Options } from '../../../lib/forms/options.tsx'
import { m } from '../../../messages/messages.ts'

const texts = m.zones.recipes
const NUMBERS = [
  ['temperatureC', texts.temperature, '°C', 50, 250],
  ['seconds', texts.press, 's', 0.1, 300],
  ['pressureBar', texts.pressure, 'bar', 0.1, 20],
  ['repressSeconds', texts.repress, 's', 0, 300],
] as const
const PEELS: Readonly<Record<Recipe['peel'], string>> = texts.peels
const USUAL = { temperatureC: 145, seconds: 12, pressureBar: 2.8, peel: 'warm', repressSeconds: 5 } as const

export function RecipesSection({ editor }: { editor: ZoneEditor }) {
  const recipes = editor.values.pressRecipes
  const { data: garments = [] } = useGarments()
  const change = (pressRecipes: Recipe[], step?: string) =>
    editor.edit((form) => ({ ...form, pressRecipes }), step)
  const saved = new Set(editor.base.values.pressRecipes.map(({ fabric }) => fabric))
  return (
    <section aria-labelledby="recipes-title" className="py-8">
      <h2 id="recipes-title" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{texts.intro}</p>
      <ul className="grid gap-2">
        {recipes.map((recipe, index) => {
          const made = garments.filter(({ fabric }) => fabric === recipe.fabric).map(({ name }) => name)
          const held = made.length === 0 ? undefined : fill(texts.inUse, { names: listText(made) })
          const set = (next: Partial<Recipe>, step?: string) => change(changeAt(recipes, index, next), step)
          const field = (name: string) => ({
            name: `pressRecipes.${index}.${name}`,
            error: editor.problemOf(`pressRecipes[${index}].${name}`),
          })
          return (
            <li
              key={index}
              className="grid grid-cols-2 items-start gap-x-4 gap-y-2 border-b border-rule pb-3 sm:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_repeat(4,7rem)_8rem_auto]"
            >
              <TextField
                label={texts.fabric}
                {...field('fabric')}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="none"
                // Garments refer to it by name.
                readOnly={saved.has(recipe.fabric) && held !== undefined}
                hint={held}
                value={recipe.fabric}
                onChange={({ target }) => set({ fabric: target.value }, `fabric ${index}`)}
                className="col-span-2 xl:col-span-1"
              />
              {NUMBERS.map(([name, label, unit, min, max]) => (
                <NumberField
                  key={name}
                  label={label}
                  {...field(name)}
                  unit={unit}
                  digits={1}
                  min={min}
                  max={max}
                  value={recipe[name]}
                  onChange={(value, step) => set({ [name]: value }, step)}
                />
              ))}
              <SelectField
                label={texts.peel}
                {...field('peel')}
                value={recipe.peel}
                onChange={({ target }) => set({ peel: target.value as Recipe['peel'] })}
              >
                <Options of={PEELS} />
              </SelectField>
              <RemoveButton
                label={fill(texts.remove, { fabric: recipe.fabric })}
                held={held ?? (recipes.length === 1 ? texts.keepOne : undefined)}
                className="mt-7"
                onRemove={() => change(withoutAt(recipes, index))}
              />
            </li>
          )
        })}
      </ul>
      <Button variant="line" className="mt-3" onClick={() => change([...recipes, { fabric: '', ...USUAL }])}>
        {texts.add}
      </Button>
    </section>
  )
}
