import type { Messages } from './messages.ts'

export const es: Messages = {
  greeting: (name) => (name === undefined ? 'Hola:' : `Hola, ${name}:`),
  closings: {
    customer: (storeName) => `${storeName} — recibe este correo por su pedido o solicitud.`,
    member: (storeName) => `${storeName} — recibe este correo por ser parte del equipo.`,
  },
  letters: {
    'order-received': {
      subject: ({ number, storeName }) => `Recibimos su pedido ${number} – ${storeName}`,
      opening: ({ number }) => `¡Gracias! Recibimos su pedido ${number}.`,
    },
    'order-expired': {
      subject: ({ number, storeName }) => `Su pedido ${number} venció – ${storeName}`,
      opening: ({ number }) =>
        `Su pedido ${number} no se pagó a tiempo, por lo que venció y sus prendas quedaron libres. No debe nada. Si todavía lo quiere, haga un pedido nuevo.`,
    },
    'order-cancelled': {
      subject: ({ number, storeName }) => `Su pedido ${number} fue cancelado – ${storeName}`,
      opening: ({ number }) => `Su pedido ${number} fue cancelado.`,
    },
    'payment-verified': {
      subject: ({ number, storeName }) => `Recibimos el pago de su pedido ${number} – ${storeName}`,
      opening: ({ number }) => `¡Gracias! Llegó el pago de su pedido ${number}.`,
    },
    'payment-rejected': {
      subject: ({ number, storeName }) => `Revise el pago de su pedido ${number} – ${storeName}`,
      opening: ({ number }) =>
        `No encontramos el pago que nos indicó para el pedido ${number}. Revíselo, por favor, y envíelo de nuevo.`,
    },
    'payment-refunded': {
      subject: ({ number, storeName }) => `Le devolvimos dinero del pedido ${number} – ${storeName}`,
      opening: ({ number }) =>
        `Le devolvimos dinero de su pedido ${number}. Puede tardar unos días en llegar.`,
    },
    'artwork-changes-requested': {
      subject: ({ number, storeName }) =>
        `Necesitamos una nueva versión de su diseño para el pedido ${number} – ${storeName}`,
      opening: ({ number }) =>
        `Revisamos el diseño de su pedido ${number}. Para poder imprimirlo necesitamos una nueva versión.`,
    },
    'order-ready': {
      subject: ({ number, storeName }) => `Su pedido ${number} está listo – ${storeName}`,
      opening: ({ number }) => `Buenas noticias: su pedido ${number} está listo.`,
    },
    'lead-acknowledged': {
      subject: ({ number, storeName }) => `Recibimos su solicitud ${number} – ${storeName}`,
      opening: ({ number }) =>
        `¡Gracias! Recibimos su solicitud ${number} y le responderemos por correo electrónico.`,
    },
    'shop-order-received': {
      subject: ({ number }) => `Pedido nuevo ${number}`,
      opening: ({ number }) => `Llegó el pedido ${number}.`,
    },
    'shop-payment-submitted': {
      subject: ({ number }) => `Revisar el pago del pedido ${number}`,
      opening: ({ number }) =>
        `El cliente indica que pagó el pedido ${number}. Verifique, por favor, que el dinero haya llegado.`,
    },
    'shop-lead-received': {
      subject: ({ number }) => `Solicitud nueva ${number}`,
      opening: ({ number }) => `Llegó la solicitud ${number}.`,
    },
    'team-invitation': {
      subject: ({ storeName }) => `Invitación al equipo de ${storeName}`,
      opening: ({ storeName }) =>
        `Usted fue agregado al equipo de ${storeName}. Elija una contraseña para iniciar sesión con este correo.`,
    },
    'team-reset': {
      subject: ({ storeName }) => `Elija una contraseña nueva – ${storeName}`,
      opening: ({ storeName }) =>
        `Un propietario de ${storeName} restableció su cuenta. Su contraseña anterior y sus códigos de un solo uso ya no sirven. Elija una contraseña nueva.`,
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
    refunded: 'Devuelto',
    due: 'Por pagar',
    payWith: 'Forma de pago',
    payee: 'A nombre de',
    account: 'Cuenta',
    payBefore: 'Pague antes de',
    reference: 'Referencia',
    payer: 'Pagador',
    amount: 'Monto',
    handover: 'Forma de entrega',
    where: 'Lugar y hora',
    promisedBy: 'Listo a más tardar',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    channel: 'Responder por',
    topic: 'Tema',
    orderNumber: 'Pedido',
    quantity: 'Cantidad',
    artworks: 'Archivos de diseño',
  },
  methods: { pickup: 'Recoger en la tienda', meetup: 'Punto de encuentro', delivery: 'Entrega a domicilio' },
  topics: {
    quote: 'Una cotización',
    bulk: 'Un pedido por mayor',
    artwork: 'Diseño',
    order: 'Un pedido',
    other: 'Otro asunto',
  },
  followOrder: 'Ver su pedido',
  choosePassword: 'Elegir una contraseña',
  linkWorksOnce: (until) => `El enlace sirve una sola vez, hasta el ${until}. No lo comparta con nadie.`,
  answerDirectly: 'Responda a este correo para escribirle al cliente.',
  paymentBeingChecked: 'Estamos revisando su pago y le avisaremos cuando llegue.',
  placeAndTime: (place, day, time) => `${place}, ${day}, ${time}`,
}
