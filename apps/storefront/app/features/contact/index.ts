export { ContactPage } from './contact-page.tsx'
export { readIslandData } from './island-data.ts'
export { MessageToShop } from './message-to-shop.tsx'
