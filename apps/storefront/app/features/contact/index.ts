export { ContactPage } from './contact-page.tsx'
export { MessageToShop } from './message-to-shop.tsx'
