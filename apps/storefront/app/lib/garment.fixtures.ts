/** Of a garment of which the shop says no more than is needed to sell it. */
export const NO_DETAILS = {
  categoryId: null,
  care: null,
  sizeGuide: null,
  translations: {},
  pictures: [],
}
