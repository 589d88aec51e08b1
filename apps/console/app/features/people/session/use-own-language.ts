import type { Resources } from '@platen/api-client'
import { useEffect, useRef } from 'react'
import { keepLanguage } from '../../../messages/language.ts'

interface Answer {
  readonly data: Resources['AdminSessionResponse'] | undefined
  readonly dataUpdatedAt: number
}

/** The first answer of the page decides its language. After later ones somebody may be typing: they count at the next reload. */
export function useOwnLanguage({ data, dataUpdatedAt }: Answer): void {
  const isDecided = useRef(false)
  // What an earlier visit stored may be out of date.
  const isFresh = dataUpdatedAt > performance.timeOrigin
  const locale = data?.user?.locale
  useEffect(() => {
    if (!isFresh || locale === undefined) return
    const isOther = keepLanguage(locale)
    if (isOther && !isDecided.current) location.reload()
    isDecided.current = true
  }, [isFresh, locale])
}
