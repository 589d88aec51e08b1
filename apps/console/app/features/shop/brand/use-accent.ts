import { DEFAULT_LOOK, type Hex } from '@platen/brand'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { readHex, type BrandForm } from './brand-document.ts'

/** While the text is no colour, the last one. */
export function useAccent(): Hex {
  const read = readHex(useWatch<BrandForm, 'accent'>({ name: 'accent' }))
  const [last, setLast] = useState<Hex>(read ?? DEFAULT_LOOK.accent)
  if (read !== undefined && read !== last) setLast(read)
  return read ?? last
}
