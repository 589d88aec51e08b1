export { getCustomer } from './customer-record.ts'
export { customerRoutes } from './customers.routes.ts'
export { familyOf, joinCustomer, rootOf } from './join-customer.store.ts'
export { joinOldRecords } from './join-old-records.ts'
