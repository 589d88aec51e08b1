import { expect, test } from 'vitest'
import { languageOfChat } from './language-of-chat.ts'

test.each([
  ['Hola! Quiero camisetas para la panadería, 2 en M', 'es'],
  ['buenas, cuánto cuestan 20 gorras con mi logo?', 'es'],
  ['Hi, how much are 24 black tees with our logo?', 'en'],
  ['Oi! Quero 10 camisetas para o time, tamanho M', 'pt-BR'],
  ['Bonjour, je voudrais 12 tee-shirts pour mon équipe', 'fr'],
  ['Halo kak, berapa harga kaos untuk 30 orang?', 'id'],
] as const)('%j is in %s', (text, language) => {
  expect(languageOfChat(text)).toBe(language)
})

test.each(['', '+503 7111-2222', 'Rosa Cruz\nrosa@example.com', 'Maria Para', '12 camisetas'])(
  'the language of %j is nobody’s guess',
  (text) => {
    expect(languageOfChat(text)).toBeUndefined()
  },
)
