export { kept } from '@platen/ui'
