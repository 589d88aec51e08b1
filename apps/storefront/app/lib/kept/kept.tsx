import { createContext, useContext, useId, type ComponentType, type ReactNode } from 'react'
import { IdScope } from '../preact/id-scope.tsx'
import { usePage, type Page } from '../page.ts'

/** All that the HTML of a part depends on. */
interface PartInputs {
  readonly Part: unknown
  readonly props: object
  readonly page: Page
  /** What the ids in it begin with. */
  readonly id: string
}

/** Renders the part with the contexts around it, or knows its HTML. */
export type KeepPart = (inputs: PartInputs, part: ReactNode, contexts: object) => ReactNode

/** Only the server has one: see `keptParts`. */
export const KeptParts = createContext<KeepPart | undefined>(undefined)

/**
 * A component whose HTML the server keeps for as long as its props and the page context contain the same. It may use
 * nothing else, such as the address of the page. Its props are plain data. A part of a drawing is an `<svg>` of its own.
 */
export function kept<Props extends object>(Part: ComponentType<Props>): (props: Props) => ReactNode {
  // Preact gives components all contexts, which the renderer begins with.
  return function Kept(props: Props, ...[contexts]: [object?]) {
    const keep = useContext(KeptParts)
    const page = usePage()
    const id = useId()
    const part = (
      <IdScope name={id}>
        <Part {...props} />
      </IdScope>
    )
    if (!keep || !contexts) return part
    // Parts in it are its own.
    return keep({ Part, props, page, id }, <KeptParts value={undefined}>{part}</KeptParts>, contexts)
  }
}
