import { expect, test } from 'vitest'
import { readChat } from './read-chat.ts'

test.each([
  [
    '[25/11/26, 10:12:05] Ana Torres: Hola! Quiero 12 camisetas negras\n[25/11/26, 10:12:40] Ana Torres: mi correo es ana.torres@example.com',
    { name: 'Ana Torres', email: 'ana.torres@example.com' },
  ],
  [
    '11/25/26, 10:12 AM - +503 7111-2222: Hi, I’m Luis Mejía',
    { name: 'Luis Mejía', phone: '+503 7111-2222' },
  ],
  ['Hola, soy Rosa Cruz de la panadería, 7111 2222', { name: 'Rosa Cruz', phone: '7111 2222' }],
  ['Bonjour, je m’appelle Zoé Faure', { name: 'Zoé Faure' }],
  [
    'Rosa Cruz\n+50361112222\nrosa@example.com',
    { name: 'Rosa Cruz', phone: '+50361112222', email: 'rosa@example.com' },
  ],
  ['12 playeras talla M para el 25/11', {}],
  ['soy nueva aquí, cuánto cuestan 20 gorras?', {}],
])('finds who wrote %j', (text, contact) => {
  expect(readChat(text)).toEqual(contact)
})
