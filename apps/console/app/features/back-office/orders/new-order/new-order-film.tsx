import { fill } from '@platen/messages'
import { Button, TextField } from '@platen/ui'
import { useShop } from '../../../../lib/formats.ts'
import { UploadField, type Artwork } from '../../../../lib/forms/upload-field.tsx'
import { locale, m } from '../../../../messages/messages.ts'
import { OrderSection } from '../order/order-section.tsx'
import { filmHeight, filmInputs, newFilm, type DraftFilm } from './draft-film.ts'

const words = m.newOrder.film
const number = new Intl.NumberFormat(locale, { useGrouping: false })
const MOST = 500

interface FilmProps {
  readonly film: readonly DraftFilm[]
  readonly onChange: (film: readonly DraftFilm[]) => void
}

/** Only for shops that sell film without a garment. */
export function NewOrderFilm({ film, onChange }: FilmProps) {
  const sold = useShop().data?.film
  if (!sold && film.length === 0) return null
  return (
    <OrderSection id="film" title={words.title}>
      <ol className="grid gap-6">
        {film.map((line, index) => (
          <li key={line.key} className="border-b border-dashed border-rule pb-6">
            <FilmLine
              line={line}
              index={index}
              onChange={(next) => onChange(film.map((other) => (other.key === next.key ? next : other)))}
              onRemove={() => onChange(film.filter(({ key }) => key !== line.key))}
            />
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-2">
        {sold?.transfers && (
          <Button variant="line" onClick={() => onChange([...film, newFilm('transfer')])}>
            {words.addTransfer}
          </Button>
        )}
        {sold?.sheets && (
          <Button variant="line" onClick={() => onChange([...film, newFilm('sheet')])}>
            {words.addSheet}
          </Button>
        )}
      </p>
    </OrderSection>
  )
}

interface FilmLineProps {
  readonly line: DraftFilm
  readonly index: number
  readonly onChange: (line: DraftFilm) => void
  readonly onRemove: () => void
}

function FilmLine({ line, index, onChange, onRemove }: FilmLineProps) {
  const inputs = filmInputs(line)
  const name = fill(words.line, { kind: m.orderWords.film[line.kind], number: index + 1 })
  function setArtwork({ id, fileName, previewUrl, widthPx, heightPx, vector }: Artwork): void {
    onChange({ ...line, artwork: { id, fileName, previewUrl, widthPx, heightPx, vector } })
  }
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 font-display text-lg font-bold">{name}</legend>
      <UploadField
        label={line.kind === 'sheet' ? words.file : m.newOrder.print.artwork}
        artwork={line.artwork as Artwork | undefined}
        onDone={setArtwork}
      />
      {line.kind === 'sheet' && <p className="text-sm text-ink-soft">{words.fileHint}</p>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {line.kind === 'transfer' && (
          <TextField
            label={m.newOrder.print.width}
            name={inputs.width}
            type="number"
            inputMode="decimal"
            step="0.1"
            min={1}
            value={line.widthMm}
            hint={
              line.artwork
                ? fill(m.newOrder.print.height, { height: number.format(filmHeight(line)) })
                : m.newOrder.print.noArtwork
            }
            onChange={({ target }) => {
              const widthMm = Math.round(Number(target.value) * 10) / 10
              if (Number.isFinite(widthMm)) onChange({ ...line, widthMm })
            }}
          />
        )}
        <TextField
          label={words.quantity}
          name={inputs.quantity}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST}
          value={line.quantity}
          onChange={({ target }) => onChange({ ...line, quantity: wholeNumber(target.value) })}
        />
      </div>
      <TextField
        label={words.note}
        name={inputs.note}
        optional={m.shared.optional}
        maxLength={500}
        value={line.note}
        onChange={({ target }) => onChange({ ...line, note: target.value })}
      />
      {line.kind === 'sheet' && (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5"
            checked={line.prepaid ?? false}
            onChange={({ target }) => onChange({ ...line, prepaid: target.checked })}
          />
          {words.prepaid}
        </label>
      )}
      <p>
        <Button variant="quiet" onClick={onRemove}>
          {fill(words.remove, { line: name })}
        </Button>
      </p>
    </fieldset>
  )
}

function wholeNumber(text: string): number {
  return Math.min(MOST, Math.max(0, Math.trunc(Number(text)) || 0))
}
