import { fill } from '@platen/messages'
import { usePage } from '../../lib/page.ts'
import { useLive } from '../../lib/use-live.ts'
import type { Estimate } from './offered-estimate.ts'

interface OfferedFilmProps {
  readonly lines: Estimate['lines']
  readonly notes: NonNullable<Estimate['answer']>['notes']
  /** Undefined when it can no longer be answered. */
  readonly onChange: ((line: number) => void) | undefined
}

/** Film without a garment: its pictures, each with its size. */
export function OfferedFilm({ lines, notes, onChange }: OfferedFilmProps) {
  const live = useLive()
  const { messages, formats } = usePage()
  const { order, estimate } = messages
  return lines.map(({ film, quantity, unitPriceMinor }, index) => {
    if (film === null) return null
    const name = order.film[film.kind]
    return (
      <article key={index} className="mt-10 grid gap-4">
        <h3 className="text-lg">{name}</h3>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {film.prints.map(({ artwork, widthMm, heightMm, copies }, at) => (
            <li key={at} className="text-sm">
              <span className="checkerboard block aspect-square rounded-platen border border-rule p-3">
                <img src={artwork.previewUrl} alt={artwork.fileName} className="size-full object-contain" />
              </span>
              <span className="figures">
                {formats.number(widthMm)} × {formats.number(heightMm)} mm
              </span>
              {copies > 1 && <span className="figures block">{fill(order.film.copies, { copies })}</span>}
            </li>
          ))}
        </ul>
        <p className="figures flex flex-wrap justify-between gap-x-4 border-y border-rule py-2">
          <strong>{film.size}</strong>
          <span className="text-sm text-ink-soft">
            {formats.number(quantity)} × {fill(order.each, { price: formats.money(unitPriceMinor) })}
          </span>
          <span>{formats.money(unitPriceMinor * quantity)}</span>
        </p>
        {notes
          .filter(({ line }) => line === index)
          .map(({ text }) => (
            <p key={text} className="border-l-4 border-press pl-4" dir="auto">
              <strong className="block text-sm text-ink-soft">{estimate.changeAsked}</strong>
              <span className="whitespace-pre-line">{text}</span>
            </p>
          ))}
        {onChange && (
          <button
            type="button"
            disabled={!live}
            onClick={() => onChange(index)}
            className="min-h-11 justify-self-start font-semibold underline"
          >
            {estimate.changeThis}
            <span className="sr-only">: {name}</span>
          </button>
        )}
      </article>
    )
  })
}
