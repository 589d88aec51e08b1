export { MeetupTicket } from './meetup-ticket.tsx'
export { PaymentSlip } from './payment-slip.tsx'
