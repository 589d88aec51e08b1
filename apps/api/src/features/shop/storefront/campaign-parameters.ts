/** What mail and advertising networks add to links. No page depends on it. */
const CAMPAIGN =
  /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|igshid|igsh|mc_[ce]id|_ga|_gl)(?:=|$)/

/** The address of the same page without them: visitors from a campaign get the page that is kept. */
export function withoutCampaign(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const parameters = url.slice(at + 1).split('&')
  const left = parameters.filter((parameter) => !CAMPAIGN.test(parameter))
  if (left.length === parameters.length) return url
  return left.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${left.join('&')}`
}
