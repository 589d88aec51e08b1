import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Ask } from '../features/home/ask.tsx'
import { Hero } from '../features/home/hero.tsx'
import { leadTimeWords } from '../features/garments/lead-time.ts'
import { Meet } from '../features/home/meet.tsx'
import { Prices } from '../features/home/prices.tsx'
import { Steps } from '../features/home/steps.tsx'
import { EmptyShelf } from '../features/garments/empty-shelf.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { shopRecord } from '../features/seo/structured-data.ts'
import { loadCatalog } from '../lib/load-shop.ts'
import { fill } from '../messages/words.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadCatalog(args)
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages, language, publicUrl }) => ({
    title: fill(messages.home.metaTitle, { store: shop.storeName }),
    description: fill(messages.home.metaDescription, {
      days: leadTimeWords(shop.leadTimeDays, messages, language),
    }),
    picture: 'shop',
    pictureText: messages.home.pictureText,
    records: [shopRecord(shop, publicUrl)],
  }))

export default function Home() {
  const catalog = useLoaderData<typeof loader>()
  const [garment] = catalog.garments
  if (!garment) return <EmptyShelf />
  return (
    <>
      <Hero catalog={catalog} garment={garment} />
      <Steps garment={garment} />
      <div className="mx-auto mt-16 grid max-w-6xl grid-cols-1 gap-16 px-4">
        <Prices catalog={catalog} />
        <Meet />
        <Ask />
      </div>
    </>
  )
}
