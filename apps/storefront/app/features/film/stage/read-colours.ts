import type { StageColours } from './paint-stage.ts'

/** Resolved by the browser, because a canvas knows no variables. */
export function readColours(element: HTMLElement, scheme?: 'light'): StageColours {
  const probe = document.createElement('span')
  if (scheme) probe.style.colorScheme = scheme
  element.append(probe)
  const of = (token: string) => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  const colours = {
    ...{
      paper: of('paper'),
      sheet: of('sheet'),
      film: of('film'),
      filmCheck: of('film-check'),
      tray: of('tray'),
      ink: of('ink'),
      inkSoft: of('ink-soft'),
    },
    ...{
      rule: of('rule'),
      ruleStrong: of('rule-strong'),
      press: of('press'),
      warn: of('warn'),
      bad: of('bad'),
    },
    figures: getComputedStyle(document.documentElement).getPropertyValue('--font-figures') || 'monospace',
  }
  probe.remove()
  return colours
}
