import type { Resources } from '@platen/api-client'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import { makeThumbnail } from '../../../lib/pictures/make-thumbnail.ts'
import { newId } from '../../../lib/new-id.ts'
import { problemOf, submit, type Problem } from '../../submission/index.ts'
import type { Picture } from '../../cart/index.ts'

export type Edit = Resources['ArtworkEdit']

interface Step {
  readonly kind: Edit['kind']
  readonly before: Picture
  readonly after: Picture
}

export function useArtworkEdit(
  picture: Picture,
  onChanged: (picture: Picture, kind: Edit['kind'] | 'undo') => void,
) {
  const [running, setRunning] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [steps, setSteps] = useState<readonly Step[]>([])
  const current = useRef(picture.artwork.id)
  useEffect(() => {
    current.current = picture.artwork.id
  }, [picture])
  // Another picture was chosen, or the designer's own undo went back.
  const last = steps.findLast(({ after }) => after.artwork.id === picture.artwork.id)

  async function edit(body: Edit, name: string): Promise<void> {
    if (running !== undefined) return
    setRunning(name)
    setProblem(undefined)
    try {
      const artwork = await submit((signal) =>
        browserApi.editArtwork({
          artworkId: picture.artwork.id,
          body,
          idempotencyKey: newId(),
          signal,
        }),
      )
      const after = { artwork, thumbnail: await makeThumbnail(artwork.previewUrl) }
      // Nobody waits for it any more.
      if (current.current !== picture.artwork.id) return
      setSteps([...steps, { kind: body.kind, before: picture, after }])
      onChanged(after, body.kind)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setRunning(undefined)
    }
  }

  function undo(): void {
    if (!last) return
    setProblem(undefined)
    onChanged(last.before, 'undo')
  }

  return { running, problem, last, edit, undo }
}
