import { Icon } from '@platen/ui'
import { useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import { Tool } from '../../../lib/tool.tsx'
import { useDesigner } from '../designer-context.ts'
import { laterPart } from '../later-part.tsx'

const ShareDesign = laterPart(async () => (await import('./share-design.tsx')).ShareDesign)
const SHARE = 'M12 3v12M7.5 7.5 12 3l4.5 4.5M5 12v8h14v-8'

/** In the bar of the canvas, for which the narrowest phones have no room: there it stands below the panels. */
export function ShareTool({ place }: { readonly place: 'bar' | 'below' }) {
  const { messages } = usePage()
  const { share } = messages.designer
  const { design, composition } = useDesigner()
  const [isSharing, setSharing] = useState(false)
  if (design.placements.length === 0 || composition.waiting) return null
  const open = () => setSharing(true)
  return (
    <>
      {place === 'bar' ? (
        <span className="max-[22rem]:hidden">
          <Tool label={share} d={SHARE} onClick={open} />
        </span>
      ) : (
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 pb-4 font-semibold underline underline-offset-3 min-[22rem]:hidden"
          onClick={open}
        >
          <Icon d={SHARE} />
          {share}
        </button>
      )}
      {isSharing && <ShareDesign onClose={() => setSharing(false)} />}
    </>
  )
}
