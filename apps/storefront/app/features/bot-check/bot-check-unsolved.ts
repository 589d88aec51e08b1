/** The check came to no end in this browser: it could not be loaded, it failed, or it never answered. */
export class BotCheckUnsolved extends Error {
  override readonly name = 'BotCheckUnsolved'
}
