const YES = new Set([
  ...['yes', 'y', 'true', '1', 'x', '✓', 'active', 'si', 's', 'verdadero', 'activo', 'sim', 'verdadeiro'],
  ...['ativo', 'oui', 'o', 'vrai', 'actif', 'ya', 'benar', 'aktif', 'on'],
])
const NO = new Set([
  ...['no', 'n', 'false', '0', 'inactive', 'draft', 'archived', 'falso', 'inactivo', 'nao', 'inativo'],
  ...['non', 'faux', 'inactif', 'tidak', 'salah', 'nonaktif', 'off'],
])

/** In any of our languages, and as other systems write it. */
export function yesOrNo(text: string): boolean | undefined {
  const word = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}
