import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { useConflict } from '../../../lib/drafts/conflict.tsx'
import { DocumentForm } from '../../../lib/drafts/document-form.tsx'
import { FormCheck } from '../../../lib/forms/form-fields.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useKeptForm } from '../../../lib/drafts/use-kept-form.ts'
import { useRefusal } from '../../people/session/index.ts'
import { EndpointFields } from './endpoint-fields.tsx'
import { draftKey, ENDPOINTS_KEY, readEndpoints, type Endpoint, type EndpointForm } from './endpoints.ts'
import { m } from '../../../messages/messages.ts'

export function EndpointEditor({ endpoint }: { endpoint: Endpoint }) {
  const { kept, save, refusal } = useEndpointForm(endpoint)
  return (
    <section aria-label={m.webhooks.settingsLabel} className="mt-10">
      <h2 className="mb-4 text-xl">{m.webhooks.settings}</h2>
      <DocumentForm
        label={m.webhooks.one}
        what={m.webhooks.whatOne}
        kept={kept}
        save={save}
        refusal={refusal}
      >
        <fieldset disabled={refusal !== undefined} className="grid min-w-0 gap-4">
          <EndpointFields />
          <FormCheck name="active" label={m.webhooks.active} hint={m.webhooks.activeHint} />
        </fieldset>
      </DocumentForm>
    </section>
  )
}

interface Save {
  readonly form: EndpointForm
  readonly revision: number
}

function useEndpointForm(endpoint: Endpoint) {
  const queries = useQueryClient()
  const refusal = useRefusal('webhooks:write')
  const { id } = endpoint
  const kept = useKeptForm<EndpointForm>({ key: draftKey(id), ...stateOf(endpoint) })
  const action = useAction({
    send: ({ form, revision }: Save) =>
      api.replaceWebhookEndpoint({ endpointId: id, body: { ...form, revision } }),
    changes: ['webhooks', 'audit-log'],
    onDone: (saved, { form }) => kept.saved(stateOf(saved), form),
    done: () => m.webhooks.saved,
    onRefused: (error) => conflict.onRefused(error) || kept.refuse(error),
  })
  const conflict = useConflict<EndpointForm>({
    what: m.webhooks.whatOne,
    entity: { type: 'webhook_endpoint', id },
    editing: kept,
    read: async () => {
      const all = await readEndpoints()
      queries.setQueryData(ENDPOINTS_KEY, all)
      return stateOf(all.find((one) => one.id === id) ?? endpoint)
    },
    onResolved: (form, { revision }) => action.run({ form, revision }),
  })
  return {
    kept,
    refusal,
    save: {
      ...action,
      run: (form: EndpointForm) => action.run({ form, revision: kept.base.revision }),
      conflict: conflict.dialog,
    },
  }
}

function stateOf({ revision, updatedAt, url, description, eventTypes, active }: Endpoint) {
  const values = { url, description, eventTypes: eventTypes as EndpointForm['eventTypes'], active }
  return { revision, updatedAt, values }
}
