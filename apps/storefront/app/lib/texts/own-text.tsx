/** What the owner wrote, made by `markdown.ts`. */
export function OwnText({ html }: { html: string }) {
  return (
    <div
      className="grid gap-3 [&_h3]:mt-2 [&_h3]:text-lg [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
