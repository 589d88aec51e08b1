import { ContactPage } from '../features/contact/contact-page.tsx'

export const handle = { interactive: true }

export default function Contact() {
  return <ContactPage />
}
