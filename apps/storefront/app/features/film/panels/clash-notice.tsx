import { count } from '@platen/messages'
import { Button, Notice } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { useBuilder } from '../builder-context.ts'
import { unpinAll } from '../sheet/sheet.ts'
import { checkedSheet, useEditor } from '../sheet/sheet-editor.ts'

/** Why the sheet cannot be ordered as it lies, and the way out. */
export function ClashNotice() {
  const { language } = usePage()
  const { editor, texts, lengths, film } = useBuilder()
  const sheet = useEditor(editor, ({ history }) => history.present)
  const packing = useEditor(editor, (state) => state.packing)
  const { problems } = checkedSheet(sheet, film)
  const missing = sheet.pieces.filter(({ place }) => place === null).length
  if (packing || (problems.length === 0 && missing === 0)) return null
  const reasons = [...new Set(problems.map(({ reason }) => reason))]
  const values = { gap: lengths.short(film.gapMm), length: lengths.long(film.maxLengthMm) }
  return (
    <Notice tone="bad" title={texts.clash.title}>
      <ul className="mt-1 grid gap-1 text-sm">
        {reasons.map((reason) => (
          <li key={reason}>
            {count(
              language,
              texts.clash[reason],
              problems.filter((one) => one.reason === reason).length,
              values,
            )}
          </li>
        ))}
        {missing > 0 && <li>{count(language, texts.clash.missing, missing)}</li>}
      </ul>
      {problems.length > 0 && (
        <Button variant="line" className="mt-2" onClick={() => editor.edit(unpinAll)}>
          {texts.clash.fix}
        </Button>
      )}
    </Notice>
  )
}
