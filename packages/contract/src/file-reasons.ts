/** Why an uploaded file is refused: `reason` of the field `file`. */
export const FILE_REASONS = [
  'empty',
  'too_large',
  'wrong_format',
  'damaged',
  'several_pictures',
  'too_many_pixels',
  'unusual_colours',
  'transparent',
  'svg_without_size',
  'svg_unsafe',
  'password_protected',
  'ai_without_pdf',
  'psd_without_picture',
  'too_complex',
  'page_not_found',
  'no_flat_background',
  'too_many_colours',
  'unchanged',
  'proof_format',
  'malware',
] as const
export type FileReason = (typeof FILE_REASONS)[number]
