export { OpensSoonPage } from './opens-soon-page.tsx'
