import { usePressRoom } from './press-room.ts'

/** What the press is set to for this fabric, to be read from an arm's length. */
export function RecipeBand({ fabric }: { fabric: string }) {
  const { known, recipeOf } = usePressRoom()
  const recipe = recipeOf(fabric)
  const name = fabric.replaceAll('_', ' ')
  if (!known) return null
  return (
    <section aria-label="Press recipe" className="bg-ink px-4 py-3 text-paper">
      {recipe ? (
        <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <Setting word={name} figure={`${recipe.temperatureC} °C`} />
          <Setting word="press" figure={`${recipe.seconds} s`} />
          <Setting word="pressure" figure={`${recipe.pressureBar} bar`} />
          <Setting word="peel" figure={recipe.peel} />
          <Setting
            word="press again"
            figure={recipe.repressSeconds === 0 ? 'no' : `${recipe.repressSeconds} s`}
          />
        </dl>
      ) : (
        <p>There is no press recipe for {name}.</p>
      )}
    </section>
  )
}

function Setting({ word, figure }: { word: string; figure: string }) {
  return (
    <div className="grid">
      <dt className="text-sm">{word}</dt>
      <dd className="figures text-2xl leading-tight font-bold">{figure}</dd>
    </div>
  )
}
