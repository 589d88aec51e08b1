import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePage } from '../../lib/page.ts'
import type { Design } from './design/design.ts'

interface Named {
  readonly slug: string
  readonly colour: string | undefined
  readonly cartItemId: string | undefined
}

interface State {
  readonly editor: string
}

/** The key stays the same while the URL follows the design. */
export function useEditorKey(): string {
  const location = useLocation()
  const state = location.state as State | null
  return state?.editor ?? location.key
}

/** Keeps garment and colour in the URL, so that it can be shared and reloaded. */
export function useDesignUrl({ garmentSlug, colour }: Design, named: Named): void {
  const { paths } = usePage()
  const navigate = useNavigate()
  const editor = useEditorKey()
  const isEdit = named.cartItemId !== undefined
  const isNamed = garmentSlug === named.slug && (isEdit || colour === named.colour)
  const address = paths.designer(garmentSlug, isEdit ? { cartItem: named.cartItemId } : { colour })
  useEffect(() => {
    if (isNamed) return
    const state: State = { editor }
    void navigate(address, { replace: true, preventScrollReset: true, state })
  }, [isNamed, address, editor, navigate])
}
