import { Notice } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { named } from '../../messages/named.ts'
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
        <Notice tone="warn" className="mb-2 flex items-start gap-2 py-1 pr-1 text-sm leading-snug">
          <ul className="min-w-0 flex-1 py-2">
            {state.consequences.map((consequence, index) => (
              <li key={index}>
                {fill(texts.consequences[consequence.kind], {
                  ...consequence,
                  size: 'widthMm' in consequence ? sizeInMm(formats, consequence) : '',
                  ...('size' in consequence ? { size: named(consequence.size, messages.names) } : {}),
                })}
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={texts.understood}
            onClick={bench.dismiss}
            className="grid size-11 shrink-0 place-items-center rounded-platen text-xl hover:bg-tray"
          >
            ×
          </button>
        </Notice>
      )}
    </div>
  )
}
