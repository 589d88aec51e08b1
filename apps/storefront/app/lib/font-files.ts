import type { FontId } from '@platen/brand'
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/opsz.css?url'
import instrumentSans from '@fontsource-variable/instrument-sans/wght.css?url'
import archivo from '@fontsource-variable/archivo/wght.css?url'
import dmSans from '@fontsource-variable/dm-sans/wght.css?url'
import figtree from '@fontsource-variable/figtree/wght.css?url'
import fraunces from '@fontsource-variable/fraunces/wght.css?url'
import lora from '@fontsource-variable/lora/wght.css?url'
import nunito from '@fontsource-variable/nunito/wght.css?url'
import oswald from '@fontsource-variable/oswald/wght.css?url'
import outfit from '@fontsource-variable/outfit/wght.css?url'
import playfairDisplay from '@fontsource-variable/playfair-display/wght.css?url'
import spaceGrotesk from '@fontsource-variable/space-grotesk/wght.css?url'
import unbounded from '@fontsource-variable/unbounded/wght.css?url'
import bricolageGrotesqueLatin from '@platen/ui/fonts/bricolage-grotesque-latin.woff2?url'
import instrumentSansLatin from '@platen/ui/fonts/instrument-sans-latin.woff2?url'
import archivoLatin from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import dmSansLatin from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url'
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import loraLatin from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import nunitoLatin from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import oswaldLatin from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url'
import outfitLatin from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import playfairDisplayLatin from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url'
import spaceGroteskLatin from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url'
import unboundedLatin from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url'

/** `css` declares the family; `latin` is the file that pages in our languages need. Only chosen fonts are loaded. */
export const FONT_FILES: Readonly<Record<FontId, { readonly css: string; readonly latin: string }>> = {
  'bricolage-grotesque': { css: bricolageGrotesque, latin: bricolageGrotesqueLatin },
  'instrument-sans': { css: instrumentSans, latin: instrumentSansLatin },
  archivo: { css: archivo, latin: archivoLatin },
  'dm-sans': { css: dmSans, latin: dmSansLatin },
  figtree: { css: figtree, latin: figtreeLatin },
  fraunces: { css: fraunces, latin: frauncesLatin },
  lora: { css: lora, latin: loraLatin },
  nunito: { css: nunito, latin: nunitoLatin },
  oswald: { css: oswald, latin: oswaldLatin },
  outfit: { css: outfit, latin: outfitLatin },
  'playfair-display': { css: playfairDisplay, latin: playfairDisplayLatin },
  'space-grotesk': { css: spaceGrotesk, latin: spaceGroteskLatin },
  unbounded: { css: unbounded, latin: unboundedLatin },
}
