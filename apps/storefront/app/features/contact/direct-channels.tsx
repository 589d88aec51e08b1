import { FilmRoll } from '@platen/ui'
import { useId } from 'react'
import { usePage } from '../../lib/page.ts'

/** Plain links that work without scripts. */
export function DirectChannels() {
  const { shop, messages } = usePage()
  const texts = messages.contact
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {texts.direct}
      </h2>
      <ul className="border-t border-rule">
        {shop.supportChannels.map(({ kind, label, value, url, hours }) => (
          <li key={url} className="border-b border-rule">
            <a
              href={url}
              rel="noopener noreferrer"
              className="grid min-h-14 grid-cols-[7rem_1fr] items-baseline gap-x-4 py-3 no-underline transition-colors hover:bg-tray"
            >
              <span className="font-semibold">{label}</span>
              <span className="min-w-0">
                <span className={`underline ${kind === 'instagram' ? '' : 'figures'} break-all`}>
                  {value}
                </span>
                {hours !== undefined && (
                  <span className="block text-sm text-ink-soft">
                    {texts.hours}: {hours}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <FilmRoll className="mt-12 hidden w-72 lg:block" />
    </section>
  )
}
