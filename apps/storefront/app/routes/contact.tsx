import type { MetaFunction } from 'react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { fill } from '../messages/words.ts'

export const handle = { interactive: true }

export const meta: MetaFunction = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.contact.metaTitle, { store: shop.storeName }),
    description: messages.contact.lead,
  }))

export default function Contact() {
  return <ContactPage />
}
