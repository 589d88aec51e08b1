import { fill } from '@platen/messages'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { SharedSheetPage } from '../features/film/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { loadFilmTexts } from '../lib/route/load-film.ts'
import { load } from '../lib/route/load-shop.ts'
import { privatePageHeaders } from '../lib/route/private-page.ts'
import { apiOf } from '../lib/route/visit.ts'

/** Whoever knows the address sees the sheet. */
export const headers = privatePageHeaders

export async function loader(args: LoaderFunctionArgs) {
  const layout = await load(apiOf(args.context).getLayout({ token: args.params.token ?? '' }))
  return { layout, texts: loadFilmTexts(args) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  pageMeta(
    args,
    ({ shop }) =>
      loaderData && {
        title: fill(loaderData.texts.shared.metaTitle, { store: shop.storeName }),
        personal: true,
      },
  )

export default function SharedFilm() {
  return <SharedSheetPage {...useLoaderData<typeof loader>()} />
}
