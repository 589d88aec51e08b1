import { fillShop } from './shop.ts'
await fillShop('postgresql://platen@127.0.0.1:55432/bench', 10000)
