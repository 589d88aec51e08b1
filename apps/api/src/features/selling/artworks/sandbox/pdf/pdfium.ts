/** What is used of PDFium's functions (`fpdfview.h`, `fpdf_edit.h`, `fpdf_text.h`). Pointers are numbers; 0 is none. */
export interface Pdfium {
  HEAPU8: Uint8Array
  _malloc(bytes: number): number
  _free(pointer: number): void
  _PDFium_Init(): void
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number
  _FPDF_CloseDocument(document: number): void
  _FPDF_GetLastError(): number
  _FPDF_GetPageCount(document: number): number
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidthF(page: number): number
  _FPDF_GetPageHeightF(page: number): number
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, bytes: number, stride: number): number
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDF_RenderPageBitmap(
    ...parameters: [
      bitmap: number,
      page: number,
      x: number,
      y: number,
      width: number,
      height: number,
      turn: number,
      flags: number,
    ]
  ): void
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFFormObj_CountObjects(form: number): number
  _FPDFFormObj_GetObject(form: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  _FPDFImageObj_GetImagePixelSize(object: number, width: number, height: number): number
  _FPDFTextObj_GetFont(object: number): number
  _FPDFFont_GetIsEmbedded(font: number): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(text: number): void
  _FPDFText_GetText(text: number, start: number, count: number, result: number): number
}

let loading: Promise<Pdfium> | undefined

/** PDFium as WebAssembly, built without scripts and forms of its own (XFA). It reaches no file and no network. */
export function loadPdfium(): Promise<Pdfium> {
  return (loading ??= start())
}

async function start(): Promise<Pdfium> {
  const { PDFiumModule } = await import('@hyzyla/pdfium')
  // Its types name a few functions only.
  const pdfium = (await PDFiumModule({})) as unknown as Pdfium
  pdfium._PDFium_Init()
  return pdfium
}

/** The memory of a crashed PDFium is in an unknown state. */
export function forgetPdfium(): void {
  loading = undefined
}
