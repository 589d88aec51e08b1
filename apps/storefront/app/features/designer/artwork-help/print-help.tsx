import { useRef } from 'react'
import type { Placement } from '../../cart/index.ts'
import { placeArrived } from '../design/design.ts'
import { keepPicture } from '../design/drafts.ts'
import { useDesigner } from '../designer-context.ts'
import type { ArtworkHelpProps } from './artwork-help.tsx'
import { changedPrint } from './changed-print.ts'
import { laterPart } from '../later-part.tsx'

const ArtworkHelp = laterPart(async () => (await import('./artwork-help.tsx')).ArtworkHelp)

/** Help with the picture of the selected zone. */
export function PrintHelp({ print }: { print: Placement }) {
  const { catalog, changePrint, editor } = useDesigner()
  const before = useRef(new Map<string, Placement>())
  const change: ArtworkHelpProps['onChanged'] = (picture, kind) => {
    keepPicture(picture)
    const earlier = before.current.get(picture.artwork.id)
    before.current.set(print.artwork.id, print)
    const next = kind === 'undo' && earlier ? earlier : changedPrint(print, picture, kind === 'trim')
    if (next) changePrint(() => next)
    else editor.change((design) => placeArrived(design, catalog, print.zoneId, picture))
  }
  return (
    <ArtworkHelp
      picture={{ artwork: print.artwork, thumbnail: print.thumbnail }}
      widthMm={print.widthMm}
      onChanged={change}
    />
  )
}
