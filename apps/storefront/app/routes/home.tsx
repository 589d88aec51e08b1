import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import {
  AboutSection,
  ContactSection,
  FilmSection,
  Hero,
  MeetupSection,
  Prices,
  Steps,
} from '../features/home/index.ts'
import { NoGarments, leadTimeWords } from '../features/garments/index.ts'
import { pageMeta, sharePictureUrl, shopRecord } from '../features/seo/index.ts'
import { loadCatalog } from '../lib/route/load-shop.ts'
import { readOnServer } from '../lib/route/page-data.ts'
import { loadShopTexts } from '../lib/texts/shop-texts.ts'
import { fill } from '@platen/messages'

export async function loader(args: LoaderFunctionArgs) {
  const [catalog, { about }] = await Promise.all([loadCatalog(args), loadShopTexts(args)])
  return readOnServer(args, { catalog, about })
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages, language, publicUrl, shareVersion }) => ({
    title: fill(messages.home.metaTitle, { store: shop.storeName }),
    description: fill(messages.home.metaDescription, {
      days: leadTimeWords(shop.leadTimeDays, messages, language),
    }),
    picture: 'shop',
    records: [
      shopRecord(shop, {
        publicUrl,
        picture: sharePictureUrl({ publicUrl, shareVersion, language }, 'shop'),
      }),
    ],
  }))

export default function Home() {
  const { catalog, about } = useLoaderData<typeof loader>()
  const [garment] = catalog.garments
  if (!garment) return <NoGarments />
  return (
    <>
      <Hero catalog={catalog} garment={garment} />
      <Steps garment={garment} />
      <div className="mx-auto mt-16 grid max-w-6xl grid-cols-1 gap-16 px-4">
        <Prices catalog={catalog} />
        <FilmSection />
        {about !== null && <AboutSection html={about} />}
        <MeetupSection />
        <ContactSection />
      </div>
    </>
  )
}
