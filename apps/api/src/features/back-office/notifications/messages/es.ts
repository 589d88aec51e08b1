import { NAMES } from '@platen/formats/default-names'
import type { Messages } from './messages.ts'

export const es: Messages = {
  names: NAMES.es,
  greeting: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
  closings: {
    customer: (storeName) => `${storeName} te envió este correo por tu pedido o solicitud.`,
    member: (storeName) => `${storeName} te envió este correo porque eres parte del equipo.`,
  },
  emails: {
    'order-received': {
      subject: ({ number, storeName }) => `Recibimos tu pedido ${number} – ${storeName}`,
      opening: ({ number }) => `Gracias por tu pedido. Tu número de pedido es ${number}.`,
    },
    'order-expired': {
      subject: ({ number, storeName }) => `Tu pedido ${number} venció – ${storeName}`,
      opening: ({ number }) =>
        `No recibimos el pago del pedido ${number} a tiempo, así que venció y sus prendas ya no están apartadas. No debes nada. Si todavía lo quieres, haz un pedido nuevo.`,
    },
    'order-changed': {
      subject: ({ number, storeName }) => `Cambiamos tu pedido ${number} – ${storeName}`,
      opening: ({ number }) =>
        `Cambiamos tu pedido ${number}. Así queda ahora. Si algo no está bien, avísanos antes de que lo imprimamos.`,
    },
    'order-cancelled': {
      subject: ({ number, storeName }) => `Tu pedido ${number} fue cancelado – ${storeName}`,
      opening: ({ number }) => `Tu pedido ${number} fue cancelado.`,
    },
    'payment-verified': {
      subject: ({ number, storeName }) => `Recibimos el pago de tu pedido ${number} – ${storeName}`,
      opening: ({ number }) => `¡Gracias! Recibimos el pago de tu pedido ${number}.`,
    },
    'payment-rejected': {
      subject: ({ number, storeName }) => `Revisa el pago de tu pedido ${number} – ${storeName}`,
      opening: ({ number }) =>
        `No encontramos el pago de tu pedido ${number}. Revísalo y envíanos de nuevo el comprobante.`,
    },
    'payment-refunded': {
      subject: ({ number, storeName }) => `Reembolso de tu pedido ${number} – ${storeName}`,
      opening: ({ number }) =>
        `Te enviamos un reembolso de tu pedido ${number}. Puede tardar unos días en llegar a tu cuenta.`,
    },
    'artwork-changes-requested': {
      subject: ({ number, storeName }) => `El arte de tu pedido ${number} necesita cambios – ${storeName}`,
      opening: ({ number }) =>
        `Revisamos el arte de tu pedido ${number} y necesitamos una nueva versión para poder imprimirlo.`,
    },
    'order-ready': {
      subject: ({ number, storeName }) => `Tu pedido ${number} está listo – ${storeName}`,
      opening: ({ number }) => `Buenas noticias: tu pedido ${number} está listo.`,
    },
    'order-link': {
      subject: ({ number, storeName }) => `Enlace a tu pedido ${number} – ${storeName}`,
      opening: ({ number }) => `Este es el enlace a tu pedido ${number}, como lo pediste.`,
    },
    'lead-acknowledged': {
      subject: ({ number, storeName }) => `Recibimos tu solicitud ${number} – ${storeName}`,
      opening: ({ number }) =>
        `¡Gracias! Recibimos tu solicitud ${number} y te responderemos por correo electrónico.`,
    },
    'shop-order-received': {
      subject: ({ number }) => `Pedido nuevo ${number}`,
      opening: ({ number }) => `Tienes un pedido nuevo: ${number}.`,
    },
    'shop-payment-submitted': {
      subject: ({ number }) => `Revisa el pago del pedido ${number}`,
      opening: ({ number }) =>
        `El cliente informó que pagó el pedido ${number}. Verifica que el dinero haya llegado.`,
    },
    'shop-lead-received': {
      subject: ({ number }) => `Solicitud nueva ${number}`,
      opening: ({ number }) => `Tienes una solicitud nueva: ${number}.`,
    },
    'team-invitation': {
      subject: ({ storeName }) => `Invitación al equipo de ${storeName}`,
      opening: ({ storeName }) =>
        `Ahora eres parte del equipo de ${storeName}. Elige una contraseña para iniciar sesión con este correo.`,
    },
    'team-reset': {
      subject: ({ storeName }) => `Elige una contraseña nueva – ${storeName}`,
      opening: ({ storeName }) =>
        `Un propietario de ${storeName} restableció tu cuenta. Tu contraseña anterior y tus códigos de un solo uso ya no sirven. Elige una contraseña nueva para iniciar sesión.`,
    },
  },
  headings: {
    items: 'Detalle',
    payment: 'Cómo pagar',
    handover: 'Entrega',
    customer: 'Cliente',
    reason: 'Motivo',
    changes: 'Qué cambiar',
    message: 'Mensaje',
  },
  labels: {
    subtotal: 'Subtotal',
    discount: 'Descuento',
    fee: 'Entrega',
    tax: 'Impuesto',
    taxIncluded: 'Impuesto incluido',
    total: 'Total',
    paid: 'Pagado',
    refunded: 'Reembolsado',
    due: 'Saldo pendiente',
    payWith: 'Forma de pago',
    payee: 'A nombre de',
    account: 'Cuenta',
    payBefore: 'Paga antes del',
    payNumber: 'Incluye esta referencia',
    thenSend: 'Luego envíanos',
    reference: 'Referencia',
    payer: 'Quien pagó',
    amount: 'Monto',
    handover: 'Forma de entrega',
    where: 'Lugar',
    when: 'Cuándo',
    deliveryTime: 'Tiempo de entrega',
    address: 'Dirección del taller',
    openingHours: 'Horario',
    promisedBy: 'Listo a más tardar',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    channel: 'Responder por',
    topic: 'Tema',
    orderNumber: 'Pedido',
    quantity: 'Cantidad',
    artworks: 'Archivos de arte',
  },
  methods: { pickup: 'Recoger en el taller', meetup: 'Punto de encuentro', delivery: 'Entrega a domicilio' },
  deliveryTime: ({ min, max }) =>
    min === max ? `${days(max)} después de estar listo` : `De ${min} a ${days(max)} después de estar listo`,
  topics: {
    quote: 'Una cotización',
    bulk: 'Un pedido grande',
    artwork: 'El arte',
    order: 'Un pedido',
    other: 'Otro asunto',
  },
  payNow: 'Pagar tu pedido',
  uploadVersion: 'Subir una nueva versión',
  followOrder: 'Ver tu pedido',
  openMap: 'Ver en el mapa',
  choosePassword: 'Elegir una contraseña',
  linkWorksOnce: (until) => `El enlace sirve una sola vez y vence el ${until}. No lo compartas con nadie.`,
  answerDirectly: 'Responde a este correo para escribirle al cliente.',
  openInConsole: 'Abrir el pedido',
  paymentBeingChecked: 'Estamos revisando tu pago y te avisaremos cuando esté confirmado.',
}

const days = (count: number) => `${count} ${count === 1 ? 'día' : 'días'}`
