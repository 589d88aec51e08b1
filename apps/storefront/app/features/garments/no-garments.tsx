import { buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'

export function NoGarments() {
  const { messages, paths } = usePage()
  return (
    <div className="mx-auto grid max-w-2xl justify-items-start gap-6 px-4 py-16">
      <div className="checkerboard h-24 w-40 border border-rule-strong" />
      <h1 className="text-4xl">{messages.garments.empty}</h1>
      <p className="text-lg text-ink-soft">{messages.garments.emptyText}</p>
      <Link to={paths.contact()} className={buttonClass('press')}>
        {messages.shared.contactUs}
      </Link>
    </div>
  )
}
