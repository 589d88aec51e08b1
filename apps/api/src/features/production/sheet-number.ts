/** `GS-000042`: what people call a gang sheet. */
export function sheetNumber(number: number): string {
  return `GS-${String(number).padStart(6, '0')}`
}
