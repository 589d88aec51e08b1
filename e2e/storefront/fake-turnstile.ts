import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Behaviour = 'answers' | 'errors' | 'silent' | 'times-out' | 'unsupported' | 'needs-click'

/**
 * Implements the documented part of Turnstile that pages may use
 * (developers.cloudflare.com/turnstile/get-started/client-side-rendering). `window.widgets` has the outcome of each.
 */
export const FAKE_TURNSTILE = `
  const widgets = (window.widgets = [])
  const call = (id, name, ...words) => setTimeout(() => {
    const { options, gone } = widgets[id]
    if (!gone) options[name]?.(...words)
  })
  const run = (id) => {
    const token = 'token-' + Math.random()
    const behaviour = window.behaviour ?? 'answers'
    if (behaviour === 'answers') call(id, 'callback', token)
    if (behaviour === 'errors') call(id, 'error-callback', '300030')
    if (behaviour === 'times-out') call(id, 'timeout-callback')
    if (behaviour === 'unsupported') call(id, 'unsupported-callback')
    if (behaviour === 'needs-click') {
      call(id, 'before-interactive-callback')
      const button = widgets[id].element.appendChild(document.createElement('button'))
      button.textContent = 'I am human'
      button.onclick = () => call(id, 'callback', token)
    }
  }
  window.turnstile = {
    render(element, options) {
      if (!options.sitekey) throw new Error('A widget without a site key.')
      widgets.push({ element, options, gone: false })
      const id = widgets.length - 1
      if (options.execution !== 'execute') run(id)
      return String(id)
    },
    execute: (id) => run(Number(id)),
    reset: (id) => run(Number(id)),
    remove(id) {
      widgets[id].gone = true
      widgets[id].element.replaceChildren()
    },
  }
`

/** Accepts each token once, except those to be refused. */
export async function startSiteverify() {
  const asked: string[] = []
  let refusals = 0
  const server = createServer((request, response) => {
    let form = ''
    request.setEncoding('utf8').on('data', (part: string) => (form += part))
    request.on('end', () => {
      const token = new URLSearchParams(form).get('response') ?? ''
      const refused = refusals > 0 || asked.includes(token)
      if (refusals > 0) refusals -= 1
      asked.push(token)
      const answer = refused ? { success: false, 'error-codes': ['timeout-or-duplicate'] } : { success: true }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    asked,
    refuseNext: (times: number) => (refusals = times),
    close: () => server.close(),
  }
}
