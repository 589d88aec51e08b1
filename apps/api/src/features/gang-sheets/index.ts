export { gangSheetRoutes } from './gang-sheets.routes.ts'
export { createSheetPacker, type SheetPacker } from './sheet-packer.ts'
