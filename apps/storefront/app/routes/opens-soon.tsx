import { fill } from '@platen/messages'
import { redirect, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { OpensSoonPage } from '../features/opening/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { pageLanguage } from '../lib/route/load-shop.ts'
import { pathsFor } from '../lib/paths.ts'
import { visitOf } from '../lib/route/visit.ts'

/** The address is that of the page it stands for. An open shop has no such page. */
export function loader(args: LoaderFunctionArgs): null {
  const { opening, languages } = visitOf(args.context)
  if (opening !== 'soon') throw redirect(pathsFor(pageLanguage(args), languages).home())
  return null
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.opening.metaTitle, { store: shop.storeName }),
    description: shop.tagline,
    personal: true,
  }))

export default function OpensSoon() {
  return <OpensSoonPage />
}
