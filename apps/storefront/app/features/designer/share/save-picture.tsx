import { Button, Notice } from '@platen/ui'
import { useState, type RefObject } from 'react'
import { drawingsPicture } from '../../../lib/pictures/drawings-picture.ts'
import { usePage } from '../../../lib/page.ts'
import { saveFile } from '../../../lib/pictures/save-file.ts'
import { canShare, share } from '../../../lib/pictures/web-share.ts'
import { layersTexts } from '../../../messages/layers.ts'

const WIDTH_PX = 1_000

/** All sides that are shown in `sides`, as one picture for a chat: sent where the system can, saved elsewhere. */
export function SavePicture({ sides, fileName }: { sides: RefObject<HTMLElement | null>; fileName: string }) {
  const texts = layersTexts(usePage().language).share
  const [state, setState] = useState<'open' | 'drawing' | 'failed'>('open')

  async function save(): Promise<void> {
    const drawings = [...(sides.current?.querySelectorAll<SVGSVGElement>('svg[role="img"]') ?? [])]
    setState('drawing')
    try {
      const file = await drawingsPicture(drawings, { widthPx: WIDTH_PX, fileName })
      if (canShare({ files: [file] })) await share({ files: [file] })
      else saveFile(file)
      setState('open')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button
        variant="line"
        busy={state === 'drawing' ? texts.drawing : undefined}
        onClick={() => void save()}
      >
        {texts.savePicture}
      </Button>
      {state === 'failed' && (
        <Notice tone="bad" urgent>
          {texts.pictureFailed}
        </Notice>
      )}
    </>
  )
}
