/** The check did not finish in this browser: it did not load, failed, or never answered. */
export class BotCheckUnsolved extends Error {
  override readonly name = 'BotCheckUnsolved'
}
