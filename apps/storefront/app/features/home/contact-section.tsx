import { buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { Section } from '../../lib/section.tsx'

/** How to contact the shop. */
export function ContactSection() {
  const { shop, messages, paths } = usePage()
  const texts = messages.home
  return (
    <Section title={texts.contactTitle} intro={texts.contactText}>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.contact()} className={buttonClass('press')}>
          {texts.contactButton}
        </Link>
        {shop.supportChannels.map(({ label, value, url }) => (
          <a key={url} href={url} className={buttonClass('line')}>
            {label} <span className="figures text-sm font-normal">{value}</span>
          </a>
        ))}
      </div>
    </Section>
  )
}
