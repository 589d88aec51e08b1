import { Button, Notice, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../../lib/page.ts'
import { refusalWords } from '../../../lib/texts/refusal-words.ts'
import { putIntoCart } from '../../cart/index.ts'
import { problemOf, type Problem } from '../../submission/index.ts'
import { useBuilder } from '../builder-context.ts'
import type { FilmKind } from '../panels/kind-choice.tsx'
import type { Sheet } from '../sheet/sheet.ts'
import { useEditor } from '../sheet/sheet-editor.ts'
import { sheetItem, transferItems } from './cart-items.ts'
import { useObstacle } from './use-obstacle.ts'

interface OrderActionsProps {
  readonly kind: FilmKind
  readonly sheets: number
  /** Of the sheet that is changed. */
  readonly cartItemId: string | undefined
}

/** Puts what is shown into the cart; a sheet is saved first, so that exactly this one is printed. */
export function OrderActions({ kind, sheets, cartItemId }: OrderActionsProps) {
  const { messages, paths } = usePage()
  const { editor, texts } = useBuilder()
  const sheet = useEditor(editor, ({ history }) => history.present)
  const obstacle = useObstacle(kind)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [added, setAdded] = useState<Sheet>()

  async function add(): Promise<void> {
    // What is shown is ordered: a sheet that is still packed would be another one a moment later.
    editor.stop()
    setSaving(true)
    setProblem(undefined)
    try {
      const items =
        kind === 'sheet'
          ? [await sheetItem(sheet, editor.film, { id: cartItemId, quantity: sheets })]
          : transferItems(sheet)
      for (const item of items) putIntoCart(item)
      setAdded(sheet)
    } catch (error) {
      const found = problemOf(error)
      setProblem(found)
      // The shop changed its film since the page was opened.
      if (found.kind === 'refused' && found.code === 'VALIDATION_FAILED') editor.pack()
    } finally {
      setSaving(false)
    }
  }

  if (added === sheet)
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <span className="font-semibold text-good">✓ {texts.actions.added}</span>
        <Link to={paths.cart()} className={buttonClass('press')}>
          {texts.actions.toCart}
        </Link>
      </div>
    )
  return (
    <>
      <Button
        unavailable={obstacle}
        busy={isSaving ? texts.actions.adding : undefined}
        onClick={() => void add()}
      >
        {cartItemId === undefined ? texts.actions.addToCart : texts.actions.updateCart}
      </Button>
      {problem && (
        <Notice tone="bad" urgent className="w-full basis-full">
          {problem.kind === 'refused'
            ? problem.code === 'VALIDATION_FAILED'
              ? texts.actions.changed
              : refusalWords(problem, messages).text
            : texts.actions.failed}
        </Notice>
      )}
    </>
  )
}
