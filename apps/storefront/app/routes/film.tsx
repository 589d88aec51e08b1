import { fill } from '@platen/messages'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { BuilderLoading, FilmBuilder } from '../features/film/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { loadFilm } from '../lib/route/load-film.ts'
import { revalidateOnLanguageChange } from '../lib/route/route-data.ts'
import { useLive } from '../lib/use-live.ts'

export const handle = { interactive: true }

export function loader(args: LoaderFunctionArgs) {
  return loadFilm(args)
}

/** What is built lives in the browser, so a change of the query needs no new data. */
export const shouldRevalidate = revalidateOnLanguageChange

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  pageMeta(
    args,
    ({ shop }) =>
      loaderData && {
        title: fill(loaderData.texts.metaTitle, { store: shop.storeName }),
        description: loaderData.texts.metaDescription,
      },
  )

export default function Film() {
  const { film, texts, sizeTiers } = useLoaderData<typeof loader>()
  const live = useLive()
  return (
    <div className="mx-auto max-w-[90rem] px-4 py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{texts.heading}</h1>
      <p className="mt-3 max-w-2xl text-ink-soft">{texts.intro}</p>
      {live ? (
        <FilmBuilder film={film} texts={texts} sizeTiers={sizeTiers} />
      ) : (
        <BuilderLoading texts={texts} />
      )}
    </div>
  )
}
