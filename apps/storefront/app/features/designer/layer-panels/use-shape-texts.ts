import type { ShapeTexts } from '@platen/shapes'
import { useEffect, useState } from 'react'
import type { Language } from '../../../messages/languages.ts'

/** Names and search words of the shapes, in one language. */
export function useShapeTexts(language: Language): ShapeTexts | undefined {
  const [texts, setTexts] = useState<ShapeTexts>()
  useEffect(() => {
    let gone = false
    void import('@platen/shapes')
      .then(({ loadShapeTexts }) => loadShapeTexts(language))
      .then((loaded) => {
        if (!gone) setTexts(loaded)
      })
    return () => {
      gone = true
    }
  }, [language])
  return texts
}
