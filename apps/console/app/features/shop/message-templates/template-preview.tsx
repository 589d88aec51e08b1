import { PlatenError } from '@platen/api-client'
import { SelectField, Spinner } from '@platen/ui'
import { useState, type SyntheticEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { requestTextOf, type Template, type TemplateForm } from './template.ts'

const texts = m.templates.preview
const SETTLE_MS = 400
const SHOWN_ORDERS = 20

export function TemplatePreview({ template, readOnly }: { template: Template; readOnly: boolean }) {
  const { name, language } = template
  const [orderId, setOrderId] = useState('')
  const { subject, body } = useWatch<TemplateForm, 'text'>({ name: 'text' })
  const text = useDebounced(JSON.stringify(requestTextOf(template, { subject, body })), SETTLE_MS)
  const orders = useRead(['orders', 'for-preview'], (signal) =>
    api.listOrders({ query: { limit: SHOWN_ORDERS }, signal }),
  )
  const preview = useRead(
    ['message-templates', 'preview', name, language, text, orderId],
    (signal) =>
      api.previewMessageTemplate({
        name,
        language,
        body: { text: JSON.parse(text) as Template['original'], ...(orderId !== '' && { orderId }) },
        signal,
      }),
    { enabled: !readOnly, keepPrevious: true, retry: false },
  )
  if (readOnly) return null
  const { data, error } = preview
  const broken = error instanceof PlatenError && error.code === 'VALIDATION_FAILED'
  return (
    <section aria-labelledby="preview-title" className="grid min-w-0 gap-4 xl:sticky xl:top-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="preview-title" className="text-xl">
          {texts.title} {preview.isFetching && <Spinner />}
        </h2>
        <SelectField
          label={texts.order}
          value={orderId}
          onChange={({ target }) => setOrderId(target.value)}
          className="w-56"
        >
          <option value="">{texts.newest}</option>
          {orders.data?.map(({ id, number, customerName }) => (
            <option key={id} value={id}>
              {number} · {customerName}
            </option>
          ))}
        </SelectField>
      </div>
      {broken ? (
        <p role="status" className="border border-rule bg-sheet p-4">
          {texts.broken}
        </p>
      ) : (
        data && (
          <div className="grid gap-3" lang={language}>
            {data.number === null && <p className="text-sm text-ink-soft">{texts.sample}</p>}
            {data.subject !== null && (
              <p className="border-b border-rule pb-2 font-semibold [overflow-wrap:anywhere]">
                {data.subject}
              </p>
            )}
            {data.html === null ? (
              <p className="rounded-platen border border-rule bg-sheet p-4 whitespace-pre-wrap [overflow-wrap:anywhere]">
                {data.text}
              </p>
            ) : (
              <EmailFrame html={data.html} />
            )}
          </div>
        )
      )}
    </section>
  )
}

/** The page's policy refuses styles within a document, so they are adopted as a sheet. Scripts stay off. */
function EmailFrame({ html }: { html: string }) {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []

  function onLoad({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
    const { contentDocument: page, contentWindow } = frame
    if (!page || !contentWindow) return
    const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(style)
    page.adoptedStyleSheets = [sheet]
    page.addEventListener('click', (event) => event.preventDefault())
  }

  return (
    <iframe
      title={texts.frame}
      srcDoc={html.replace(/<style>[\s\S]*?<\/style>/, '')}
      sandbox="allow-same-origin"
      onLoad={onLoad}
      className="h-[min(44rem,75dvh)] w-full border border-rule bg-white"
    />
  )
}
