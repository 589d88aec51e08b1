export { keepOrder } from './kept-orders.ts'
export { YourOrdersPage } from './your-orders-page.tsx'
