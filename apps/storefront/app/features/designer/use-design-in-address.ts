import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePage } from '../../lib/page.ts'
import type { Design } from './design.ts'

interface Named {
  readonly slug: string
  readonly colour: string | undefined
  readonly cartItemId: string | undefined
}

interface State {
  readonly bench: string
}

/** The bench that an address was opened with. It stays the same while the address only follows the design. */
export function useBenchName(): string {
  const location = useLocation()
  const state = location.state as State | null
  return state?.bench ?? location.key
}

/** The address names garment and colour, so that it can be shared and read again. */
export function useDesignInAddress({ garmentSlug, colour }: Design, named: Named): void {
  const { paths } = usePage()
  const navigate = useNavigate()
  const bench = useBenchName()
  const isEdit = named.cartItemId !== undefined
  const isNamed = garmentSlug === named.slug && (isEdit || colour === named.colour)
  const address = paths.designer(garmentSlug, isEdit ? { cartItem: named.cartItemId } : { colour })
  useEffect(() => {
    if (isNamed) return
    const state: State = { bench }
    void navigate(address, { replace: true, preventScrollReset: true, state })
  }, [isNamed, address, bench, navigate])
}
