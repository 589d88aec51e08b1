import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { m } from '../../messages/messages.ts'
import { useToday } from '../formats.ts'
import { useAction } from '../requests/use-action.ts'
import { saveFile } from '../save-file.ts'
import type { ImportResult, TableFormat, TablePreview, TableSubject } from './table-import.ts'

const words = m.tableImport.export

interface ExportSectionProps<Preview extends TablePreview, Result extends ImportResult> {
  readonly subject: TableSubject<Preview, Result>
}

export function ExportSection<Preview extends TablePreview, Result extends ImportResult>({
  subject,
}: ExportSectionProps<Preview, Result>) {
  const { title, what, fileName, templateFileName } = subject.texts.export
  return (
    <section
      aria-labelledby="export-heading"
      className="grid content-start gap-6 border-rule lg:border-l lg:pl-8"
    >
      <div className="grid gap-3">
        <h2 id="export-heading" className="text-2xl">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{what}</p>
        <Downloads name={fileName} template={false} download={subject.download} />
      </div>
      <div className="grid gap-3">
        <h3 className="text-lg">{words.template}</h3>
        <p className="text-sm text-ink-soft">{words.templateWhat}</p>
        <Downloads name={templateFileName} template download={subject.download} />
      </div>
    </section>
  )
}

interface DownloadsProps extends Pick<TableSubject<TablePreview, ImportResult>, 'download'> {
  readonly name: string
  readonly template: boolean
}

function Downloads({ name, template, download: send }: DownloadsProps) {
  const today = useToday()
  const download = useAction({
    send: (format: TableFormat) => send(format, template),
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
          unavailable={download.unavailable}
          aria-label={template ? words.templateAs[format] : words.as[format]}
          onClick={() => download.run(format)}
        >
          {words.formats[format]}
        </Button>
      ))}
    </p>
  )
}
