import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { useToday } from '../../../lib/formats.ts'
import { api } from '../../../lib/requests/api.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useRefusal } from '../../people/session/index.ts'
import { locale, m } from '../../../messages/messages.ts'
import { saveFile } from '../../../lib/save-file.ts'

const words = m.productImport.export

export function ExportSection() {
  return (
    <section
      aria-labelledby="export-heading"
      className="grid content-start gap-6 border-rule lg:border-l lg:pl-8"
    >
      <div className="grid gap-3">
        <h2 id="export-heading" className="text-2xl">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.what}</p>
        <Downloads name={words.fileName} template={false} />
      </div>
      <div className="grid gap-3">
        <h3 className="text-lg">{words.template}</h3>
        <p className="text-sm text-ink-soft">{words.templateWhat}</p>
        <Downloads name={words.templateFileName} template />
      </div>
    </section>
  )
}

function Downloads({ name, template }: { name: string; template: boolean }) {
  const today = useToday()
  const refusal = useRefusal('catalog:import')
  const download = useAction({
    send: (format: 'csv' | 'xlsx') => api.exportProducts({ query: { format, template, language: locale } }),
    changes: [],
    onDone: (file, format) => saveFile(file, fill(name, { day: today, format })),
  })
  return (
    <p className="flex flex-wrap gap-2">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="line"
          busy={download.busy ? words.busy : undefined}
          unavailable={refusal ?? download.unavailable}
          aria-label={template ? words.templateAs[format] : words.as[format]}
          onClick={() => download.run(format)}
        >
          {words.formats[format]}
        </Button>
      ))}
    </p>
  )
}
