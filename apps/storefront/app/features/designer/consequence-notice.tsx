import { Button, Notice } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
import { useDesigning } from './designing.ts'
import { sizeInMm } from './lengths.ts'

/** What a change brought with it that nobody asked for. */
export function ConsequenceNotice() {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const { bench, state } = useDesigning()
  return (
    <div role="status">
      {state.consequences.length > 0 && (
        <Notice tone="warn" className="mb-2 flex items-start justify-between gap-4 text-sm">
          <ul>
            {state.consequences.map((consequence, index) => (
              <li key={index}>
                {fill(texts.consequences[consequence.kind], {
                  ...consequence,
                  size: 'widthMm' in consequence ? sizeInMm(formats, consequence) : '',
                  ...('size' in consequence ? { size: consequence.size } : {}),
                })}
              </li>
            ))}
          </ul>
          <Button look="quiet" className="-my-2 shrink-0 px-2" onClick={bench.dismiss}>
            {texts.understood}
          </Button>
        </Notice>
      )}
    </div>
  )
}
