export { BotCheckUnsolved } from './bot-check-unsolved.ts'
export { prepareBotToken, takeBotToken } from './bot-token.ts'
