/**
 * Long passwords that stand at the top of published lists of leaked ones (SecLists, "10-million-password-list",
 * those of 12 characters and more), without case.
 */
const COMMON: ReadonlySet<string> = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789123',
  '1234567891234',
  '123123123123',
  '111111111111',
  '000000000000',
  '123412341234',
  '1qaz2wsx3edc',
  '1q2w3e4r5t6y',
  '1q2w3e4r5t6y7u8i',
  'qwertyuiop12',
  'qwertyuiop123',
  'qwertyuiopasdfgh',
  'qwertyuiop[]',
  'qwerty123456',
  'qwerty1234567',
  'asdfghjkl123',
  'zxcvbnm12345',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'password2026',
  'letmein12345',
  'iloveyou1234',
  'iloveyouforever',
  'welcome12345',
  'administrator',
  'admin1234567',
  'admin12345678',
  'changeme1234',
  'unbelievable',
  'thisisapassword',
  'abcdefghijkl',
  'abcdefghijklmnop',
  'abc123abc123',
  'contrasena123',
  'contraseña123',
  'correcthorsebatterystaple',
])

/** Why nobody should use this password, or undefined. */
export function passwordProblem(password: string, { email }: { email: string }): string | undefined {
  const plain = password.toLowerCase()
  if (COMMON.has(plain) || new Set(plain).size < 4)
    return 'is one of those that are tried first; choose another'
  const name = email.toLowerCase().split('@')[0] ?? ''
  if (plain === email.toLowerCase() || (name.length >= 6 && plain.startsWith(name))) {
    return 'must not be made of the e-mail address'
  }
  return undefined
}
