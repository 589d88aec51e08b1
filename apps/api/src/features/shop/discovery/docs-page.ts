import { PLACES } from './places.ts'

const TITLE = 'Platen API'
/** A registration mark, in the page itself so that browsers ask for no icon elsewhere. */
const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='%23e8431f' stroke-width='3'><circle cx='16' cy='16' r='8'/><path d='M16 1v30M1 16h30'/></svg>"

/** The frame of the documentation page; its content is drawn by the scripts that it names. */
export function docsPage(paths: {
  /** Undefined where the page's script was not built. */
  readonly bundle: string | undefined
  readonly start: string
  readonly styles: string
}): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${TITLE}</title>
    <link rel="icon" href="${ICON}">
    <link rel="stylesheet" href="${paths.styles}">
    <link rel="service-desc" type="application/json" href="${PLACES.description}">
  </head>
  <body>
    <div id="reference" data-description="${PLACES.description}"></div>
    <noscript>
      <p>This page needs JavaScript. Without it, read <a href="${PLACES.llms}">the short text</a> or
      <a href="${PLACES.description}">the API description</a>.</p>
    </noscript>
${scripts(paths)}
  </body>
</html>
`
}

function scripts({ bundle, start }: { readonly bundle: string | undefined; readonly start: string }): string {
  return bundle === undefined
    ? `    <p>This page was not built; run "npm run build:web". Until then, read <a href="${PLACES.description}">the API description</a>.</p>`
    : `    <script src="${bundle}"></script>\n    <script src="${start}"></script>`
}
