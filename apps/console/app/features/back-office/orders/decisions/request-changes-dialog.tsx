import { useState } from 'react'
import { useToasts } from '../../../../lib/toasts.tsx'
import { useDraftText } from '../../../../lib/drafts/use-draft-text.ts'
import { ChoosePrints } from './choose-prints.tsx'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { useOrderContext } from '../order/order-context.ts'
import { useCustomerLanguage, type InEachLanguage } from '../order/customer-language.ts'
import { isChangeable, printsOf } from '../order/order.ts'
import { ReasonField } from './text-fields.tsx'
import { useDecision } from '../order/use-decision.ts'

const SUGGESTIONS: InEachLanguage<readonly string[]> = {
  en: [
    'The resolution is too low for this print size. Please send the original file, or choose a smaller print.',
    'The background is not transparent and would print as a box. Please send a PNG with a transparent background.',
    'Some lines are too thin to print. Please make them at least 0.5 mm wide.',
    'Soft edges and shadows print as dots. Please send a version with hard edges.',
    'We can’t print this without permission from the owner of the design. Please send us the permission or a different design.',
  ],
  es: [
    'La resolución es muy baja para este tamaño. Por favor, envía el archivo original o elige un estampado más pequeño.',
    'El fondo no es transparente y se imprimiría como un recuadro. Por favor, envía un PNG con fondo transparente.',
    'Algunas líneas son demasiado finas para imprimirlas. Por favor, hazlas de al menos 0.5 mm de ancho.',
    'Los bordes suaves y las sombras se imprimen como puntos. Por favor, envía una versión con bordes definidos.',
    'No podemos imprimir esto sin permiso del dueño del diseño. Por favor, envíanos el permiso u otro diseño.',
  ],
}

interface RequestChangesProps {
  /** Preselects one print; by default all. */
  readonly printId?: string | undefined
  readonly onClose: () => void
}

export function RequestChangesDialog({ printId, onClose }: RequestChangesProps) {
  const { order } = useOrderContext()
  const toasts = useToasts()
  const language = useCustomerLanguage(order)
  const prints = printsOf(order).filter(isChangeable)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(prints.filter(({ id }) => printId === undefined || id === printId).map(({ id }) => id)),
  )
  const draft = useDraftText(`changes of ${order.id}`)
  const message = draft.text.trim()
  const decision = useDecision('request_changes', {
    inDialog: true,
    onDone: () => {
      draft.write('')
      onClose()
      toasts.good(`${order.number}: changes requested`, {
        description: 'The order comes back here when the customer sends a new file.',
      })
    },
  })
  return (
    <ActionDialog
      title="Request changes"
      submitLabel="Send to customer"
      onClose={onClose}
      action={decision}
      missing={
        chosen.size === 0
          ? 'Select at least one print.'
          : message === ''
            ? 'Describe what needs to change.'
            : undefined
      }
      onSubmit={() => decision.run({ placementIds: [...chosen], message })}
    >
      <ReasonField
        label="What needs to change (shown to the customer)"
        name="message"
        value={draft.text}
        onChange={draft.write}
        suggestions={SUGGESTIONS[language]}
        maxLength={2000}
      />
      {prints.length > 1 && (
        <ChoosePrints label="Prints" prints={prints} chosen={chosen} onChange={setChosen} />
      )}
    </ActionDialog>
  )
}
