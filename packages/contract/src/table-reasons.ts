/** Why a table, one of its rows or one of its cells cannot be imported. */
export const TABLE_REASONS = [
  // The file.
  'not_a_table',
  'old_spreadsheet',
  'unreadable_letters',
  'unpacks_too_large',
  'no_rows',
  'too_many_rows',
  'too_many_columns',
  'open_quote',
  'merged',
  'outdated_preview',
  // A column.
  'same_column',
  // A row or a cell.
  'more_cells',
  'formula',
  'error_value',
  'date_value',
  'not_a_number',
  'which_decimal',
  'other_decimal',
  'other_currency',
  'not_yes_or_no',
  'same_as_row',
  'differs_from_row',
  'several_match',
  'too_many_variants',
  'slug_taken',
  'sku_taken',
  'has_other_sku',
  'stock_below_reserved',
] as const
