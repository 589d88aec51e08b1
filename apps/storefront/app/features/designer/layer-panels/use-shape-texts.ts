import type { ShapeTexts, TemplateTexts } from '@platen/shapes'
import { useEffect, useState } from 'react'
import type { Language } from '../../../messages/languages.ts'

/** Names and search words of the shapes, in one language. */
export function useShapeTexts(language: Language): ShapeTexts | undefined {
  return useLoaded(language, async () => (await import('@platen/shapes')).loadShapeTexts(language))
}

/** Names and texts of the templates, in one language. */
export function useTemplateTexts(language: Language): TemplateTexts | undefined {
  return useLoaded(language, async () => (await import('@platen/shapes')).loadTemplateTexts(language))
}

/** `load` is for the language, and called again only for another. */
function useLoaded<Texts>(language: Language, load: () => Promise<Texts>): Texts | undefined {
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly texts: Texts }>()
  useEffect(() => {
    let gone = false
    load().then(
      (texts) => {
        if (!gone) setLoaded({ language, texts })
      },
      // Offline: what needs them says that it loads.
      () => undefined,
    )
    return () => {
      gone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [language])
  return loaded?.language === language ? loaded.texts : undefined
}
