import type { Brand, Picture } from './brand-document.ts'

/** Stored like a draft, so that it is deleted with the drafts; a draft has only ids of pictures. */
const PREFIX = 'platen.draft.picture.'
const known = new Map<string, Picture>()

export function rememberPictures({ logo, favicon, heroPicture }: Brand): void {
  for (const picture of [logo, favicon, heroPicture]) if (picture) known.set(picture.id, picture)
}

export function rememberUpload(picture: Picture): void {
  known.set(picture.id, picture)
  try {
    sessionStorage.setItem(PREFIX + picture.id, JSON.stringify(picture))
  } catch {
    // Without storage, a reload loses the draft too.
  }
}

export function knownPicture(id: string): Picture | undefined {
  const picture = known.get(id) ?? stored(id)
  if (picture) known.set(id, picture)
  return picture
}

function stored(id: string): Picture | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + id)
    return text === null ? undefined : (JSON.parse(text) as Picture)
  } catch {
    return undefined
  }
}
