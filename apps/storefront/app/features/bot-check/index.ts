export { BotCheckUnsolved } from './turnstile.ts'
export { prepareBotToken, takeBotToken } from './bot-token.ts'
