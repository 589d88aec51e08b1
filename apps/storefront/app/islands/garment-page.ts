import { WHOLE, moveBy, zoomAt, type ZoomView } from '../lib/pictures/zoom-view.ts'

// The gallery of a garment's page, and its choice of centimetres or inches, on a page without the router.
const gallery = document.querySelector<HTMLElement>('[data-gallery]')
if (gallery) {
  startThumbnails(gallery)
  const dialog = gallery.querySelector<HTMLDialogElement>('[data-zoom]')
  if (dialog) startZoom(gallery, dialog)
}
rememberUnits()

function startThumbnails(gallery: HTMLElement): void {
  const strip = one(gallery, '[data-strip]')
  const thumbnails = [...gallery.querySelectorAll<HTMLElement>('[data-thumbnail]')]
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  thumbnails.forEach((thumbnail, index) => {
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault()
      strip.scrollTo({ left: index * strip.clientWidth, behavior })
    })
  })
  strip.addEventListener(
    'scroll',
    () => {
      const current = Math.round(strip.scrollLeft / strip.clientWidth)
      thumbnails.forEach((thumbnail, index) => {
        if (index === current) thumbnail.setAttribute('aria-current', 'true')
        else thumbnail.removeAttribute('aria-current')
      })
    },
    { passive: true },
  )
}

function startZoom(gallery: HTMLElement, dialog: HTMLDialogElement): void {
  const stage = one(dialog, '[data-stage]')
  const picture = stage.appendChild(new Image())
  picture.className = 'max-h-dvh max-w-dvw object-contain transition-transform data-moving:transition-none'
  picture.draggable = false
  const status = one(dialog, '[data-status]')
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-enlarge]')]
  const buttons = (what: string) => one(dialog, `[data-do="${what}"]`)
  const pointers = new Map<number, { x: number; y: number }>()
  let index = 0
  let view: ZoomView = WHOLE
  let swipe = 0

  const actions: Readonly<Record<string, () => void>> = {
    close: () => dialog.close(),
    next: () => open(index + 1),
    previous: () => open(index - 1),
    in: () => zoom(1.5),
    out: () => zoom(1 / 1.5),
  }
  for (const [what, act] of Object.entries(actions)) buttons(what).addEventListener('click', act)
  links.forEach((link, at) => {
    link.addEventListener('click', (event) => {
      // A new tab shows the picture by itself.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      dialog.showModal()
      open(at)
    })
  })
  const isAlone = links.length < 2
  for (const what of ['previous', 'next']) buttons(what).hidden = isAlone
  status.hidden = isAlone

  dialog.addEventListener('close', () => {
    const strip = one(gallery, '[data-strip]')
    strip.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' })
  })
  dialog.addEventListener('keydown', (event) => {
    const act = keyAction(event.key)
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  })
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), fromMiddle(event))
    },
    { passive: false },
  )
  stage.addEventListener('dblclick', (event) => (view.scale > 1 ? show(WHOLE) : zoom(2.5, fromMiddle(event))))
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, fromMiddle(event))
    swipe = 0
    picture.dataset.moving = ''
  })
  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = fromMiddle(event)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, now)
    const by = { x: now.x - before.x, y: now.y - before.y }
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      const grown = distance(now, other) / Math.max(1, distance(before, other))
      show(moveBy(zoomAt(view, grown, middle, room()), { x: by.x / 2, y: by.y / 2 }, room()))
      swipe = Number.NaN
    } else if (view.scale > 1) show(moveBy(view, by, room()))
    else swipe += by.x
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(end, (event) => {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return
      delete picture.dataset.moving
      if (end === 'pointerup' && Math.abs(swipe) > 60) open(index - Math.sign(swipe))
    })
  }

  function open(at: number): void {
    index = (at + links.length) % links.length
    const link = links[index]
    const shown = link?.querySelector('img')
    if (!link || !shown) return
    picture.src = link.href
    picture.alt = shown.alt
    picture.width = Number(shown.getAttribute('width'))
    picture.height = Number(shown.getAttribute('height'))
    status.textContent = (dialog.dataset.number ?? '')
      .replace('{{number}}', String(index + 1))
      .replace('{{total}}', String(links.length))
    show(WHOLE)
  }

  function zoom(factor: number, at = { x: 0, y: 0 }): void {
    show(zoomAt(view, factor, at, room()))
  }

  function show(wanted: ZoomView): void {
    view = wanted
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    // Not disabled, so that it keeps the focus.
    buttons('out').setAttribute('aria-disabled', String(view.scale === 1))
  }

  function keyAction(key: string): (() => void) | undefined {
    const arrow = ARROWS[key]
    if (arrow && view.scale > 1) return () => show(moveBy(view, { x: -arrow.x, y: -arrow.y }, room()))
    return KEYS[key] === undefined ? undefined : actions[KEYS[key]]
  }

  function room() {
    return {
      stage: { width: stage.clientWidth, height: stage.clientHeight },
      fitted: { width: picture.offsetWidth, height: picture.offsetHeight },
    }
  }

  function fromMiddle({ clientX, clientY }: MouseEvent) {
    return { x: clientX - stage.clientWidth / 2, y: clientY - stage.clientHeight / 2 }
  }
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

const STEP_PX = 80
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
}
const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '+': 'in',
  '=': 'in',
  '-': 'out',
}

function rememberUnits(): void {
  const units = document.querySelectorAll<HTMLInputElement>('input[data-unit]')
  const kept = read()
  for (const unit of units) {
    if (unit.value === kept) unit.checked = true
    unit.addEventListener('change', () => {
      try {
        localStorage.setItem('platen.units', unit.value)
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    })
  }

  function read(): string | null {
    try {
      return localStorage.getItem('platen.units')
    } catch {
      return null
    }
  }
}

function one(within: ParentNode, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
