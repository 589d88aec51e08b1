import { fill } from '@platen/messages'
import { buttonClass } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { Section } from '../../lib/section.tsx'
import { kept } from '../../lib/kept/kept.tsx'

/** For those who press by themselves. */
export const FilmSection = kept(function FilmSection() {
  const { shop, messages, formats, paths } = usePage()
  const texts = messages.home
  if (!shop.film) return null
  const { sheets, prices } = shop.film
  return (
    <Section title={texts.filmTitle} intro={texts.filmText}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={paths.film()} className={buttonClass('press')}>
          {texts.filmAction}
        </a>
        {sheets && (
          <p className="figures text-lg">
            {fill(texts.filmPrice, { price: formats.money(prices.sheetPerMetreMinor) })}
          </p>
        )}
      </div>
    </Section>
  )
})
