import type { Messages } from '../en.ts'

export const order: Messages['order'] = {
  metaTitle: 'Pedido {number} · {store}',
  eyebrow: 'Pedido',
  orderedBy: 'Para {name}, hecho el {when}',
  nextHeading: 'Siguiente paso',
  statuses: {
    awaiting_payment: {
      title: 'Esperamos tu pago',
      next: 'Apartamos tus prendas. En cuanto llegue tu pago, preparamos tu arte para imprimirlo.',
    },
    rest_due: {
      title: 'Falta una parte del pago',
      next: 'Recibimos el anticipo, gracias. Empezamos cuando llegue el resto.',
    },
    rest_overdue: {
      title: 'Venció el plazo del resto',
      next: 'Recibimos el anticipo y tus prendas siguen apartadas. Paga el resto ahora, o contáctanos si necesitas más tiempo o quieres cancelar.',
    },
    payment_rejected: {
      title: 'No encontramos tu pago',
      next: 'Revisa los datos y envíalos de nuevo. Mientras tanto, tus prendas siguen apartadas.',
    },
    payment_review: {
      title: 'Estamos revisando tu pago',
      next: 'Una persona revisa cada pago. Cuando encontremos el tuyo, revisamos tu arte.',
    },
    payment_review_approved: {
      title: 'Estamos revisando tu pago',
      next: 'Una persona revisa cada pago. Tu arte ya está aprobado: cuando encontremos tu pago, lo imprimimos.',
    },
    artwork_review: {
      title: 'Estamos revisando tu arte',
      next: 'Revisamos bordes, resolución y líneas finas antes de imprimir, y te contactamos si algo no saldría bien.',
    },
    artwork_changes: {
      title: 'Tu arte necesita una nueva versión',
      next: 'Súbela en esta página. La revisamos al instante y tu pedido continúa.',
    },
    ready_to_print: {
      title: 'Listo para imprimir',
      next: 'Todo está resuelto. Tu arte espera su lugar en el próximo rollo de film.',
    },
    in_production: {
      title: 'En producción',
      next: 'Imprimimos, planchamos y revisamos cada pieza, y te avisamos cuando pase la última.',
    },
    ready_pickup: {
      title: 'Tu pedido está listo',
      next: 'Ya puedes recogerlo. Trae tu número de pedido.',
    },
    ready_meetup: {
      title: 'Tu pedido está listo',
      next: 'Nos vemos en el lugar y a la hora que elegiste. Trae tu número de pedido.',
    },
    ready_delivery: {
      title: 'Tu pedido está listo',
      next: 'Está empacado y pronto saldrá hacia tu dirección.',
    },
    handover_missed: {
      title: 'No nos encontramos',
      next: 'Tu pedido está empacado y te espera. Contáctanos para acordar otra hora.',
    },
    completed: {
      title: 'Pedido completado',
      next: 'Tu pedido fue entregado. Lávalo al revés y con agua fría, y el estampado durará.',
    },
    returned: {
      title: 'Recibimos tu devolución',
      next: 'Tenemos lo que devolviste. Contáctanos si queda algo pendiente.',
    },
    on_hold: {
      title: 'En pausa',
      next: 'Continuamos cuando esto se resuelva. Contáctanos y lo arreglamos juntos.',
    },
    cancelled: {
      title: 'Pedido cancelado',
      next: 'Este pedido no continuará. Contáctanos si no lo esperabas.',
    },
    expired: {
      title: 'Pedido vencido',
      next: 'No recibimos un pago a tiempo. Las prendas quedaron libres y no debes nada. Si todavía las quieres, haz un pedido nuevo.',
    },
  },
  progress: 'Avance',
  steps: {
    paid: 'Pago',
    artwork: 'Arte',
    film: 'Film',
    press: 'Plancha',
    check: 'Revisión',
    ready: 'Listo',
  },
  stepStates: { done: 'hecho', now: 'ahora', later: 'pendiente' },
  stepOf: 'Paso {at} de {all}',
  reason: 'Motivo',
  money: {
    toReturn: 'Te debemos {amount} de tu pago. Contáctanos para acordar el reembolso.',
    kept: 'Guardamos {amount} de tu pago como saldo a favor para tu próximo pedido.',
    refunded: 'Te reembolsamos {amount}. Los bancos pueden tardar unos días en mostrarlo.',
  },
  orderAgain: 'Diseñar algo nuevo',

  todo: 'Qué tienes que hacer',
  nothingToDo: 'Nada por ahora. Te contactaremos.',

  pay: 'Paga tu pedido',
  due: 'Por pagar',
  payBefore: 'Paga antes del {moment}',
  timeLeft: {
    day: { one: '{count} día', other: '{count} días' },
    hour: { one: '{count} hora', other: '{count} horas' },
    minute: { one: '{count} minuto', other: '{count} minutos' },
    one: { one: 'Queda {first}', other: 'Quedan {first}' },
    two: 'Quedan {first} y {second}',
    moment: 'Queda menos de un minuto',
    over: 'El plazo para pagar ya pasó',
  },
  payWith: 'Forma de pago',
  amount: 'Monto exacto',
  howToPay: 'Instrucciones',
  payNumber: 'Incluye esta referencia',
  thenSend: 'Luego envíanos',

  paidAlready: '¿Ya pagaste? Avísanos',
  paidHow: '¿Cómo pagaste?',
  reference: 'Referencia del pago',
  referenceHint: 'Qué enviar: {hint}',
  referenceMissing: 'Escribe la referencia para que encontremos tu pago.',
  payerName: 'Nombre del titular de la cuenta desde la que pagaste',
  proofMissing: 'Agrega una foto del comprobante o de la confirmación.',
  proofWait: 'La foto todavía se está subiendo.',
  sendPayment: 'Enviar datos del pago',
  sendingPayment: 'Enviando…',
  paymentUnanswered: 'No sabemos si esto llegó',
  paymentUnansweredText:
    'La conexión se perdió antes de la respuesta. Envíalo otra vez tal como está: cuenta una sola vez.',
  paymentSent: '¡Gracias! Lo revisaremos y te contactaremos.',
  scriptless:
    'Esta página necesita JavaScript para enviar datos. Contáctanos con una de las opciones de abajo.',

  newVersion: 'Sube una nueva versión',
  newVersionOf: 'Nueva versión de {file}',
  changesAsked: 'Qué cambiar',
  printedAt: 'Se imprime a {size}',
  versionHint:
    'PNG, JPEG, WebP, TIFF o SVG, hasta {size} MB. Con las mismas proporciones, desde {width} × {height} px sale nítido.',
  versionPick: 'Elegir el archivo nuevo',
  versionBefore: 'Actual',
  versionAfter: 'Nueva',
  versionVerdicts: {
    passed: 'La revisión no encontró problemas.',
    warning: 'Se puede imprimir. Una persona también revisará esto:',
    failed: 'Todavía no saldría bien:',
  },
  dpi: '{dpi} DPI al tamaño impreso',
  useVersion: 'Usar esta versión',
  usingVersion: 'Guardando…',
  versionTaken: 'Recibimos tu nueva versión y la revisamos.',
  versionFailed: 'La revisión todavía encontró un problema. Mira abajo qué cambiar.',

  items: 'Lo que pediste',
  artworkAlt: 'Tu arte {file}, {zone}',
  garmentAlt: '{garment} en {colour}, {view}',
  each: '{price} cada una',
  artworkStates: {
    checking: 'en revisión',
    passed: 'se ve bien',
    warning: 'pendiente de nuestra revisión',
    failed: 'necesita una nueva versión',
    approved: 'aprobado',
    changes_requested: 'necesita cambios',
  },
  note: 'Tu nota',

  subtotal: 'Subtotal',
  discount: 'Descuento',
  taxIncluded: 'Impuesto incluido',
  paid: 'Pagado',
  refundedTotal: 'Reembolsado',

  methods: {
    pickup: 'Recoger en el taller',
    meetup: 'Punto de encuentro',
    delivery: 'Entrega a domicilio',
  },
  where: 'Lugar',
  when: 'Cuándo',
  address: 'Dirección',
  deliveryTime: 'Tiempo de entrega',
  days: 'De {min} a {max} días después de estar listo',
  daysExactly: '{max} días después de estar listo',
  promisedBy: 'Listo a más tardar',
  neededBy: 'Lo necesitas para',

  timeline: 'Historial',
  events: {
    'order.created': 'Recibimos tu pedido',
    'order.held': 'El pedido quedó en pausa',
    'order.changed': 'Cambiamos tu pedido',
    'order.cancelled': 'El pedido fue cancelado',
    'order.expired': 'El pedido venció sin pagarse',
    'order.completed': 'El pedido se completó',
    'payment.submitted': 'Enviaste los datos de tu pago',
    'payment.verified': 'Verificamos tu pago',
    'payment.rejected': 'No encontramos tu pago',
    'payment.refunded': 'Te reembolsamos un pago',
    'artwork.approved': 'Aprobamos tu arte',
    'artwork.changes_requested': 'Pedimos cambios en tu arte',
    'job.printed': 'Tu arte se imprimió',
    'fulfilment.ready': 'Tu pedido está listo',
    'fulfilment.handed_over': 'Tu pedido fue entregado',
  },

  questions: '¿Preguntas?',
  whatsapp: 'Escribir por WhatsApp',
  email: 'Enviar un correo',
  hello: 'Hola, les escribo por mi pedido {number}.',
  subject: 'Pedido {number}',
  share: 'Enlace de esta página',
  keepSecret: 'Quien tenga este enlace puede ver el pedido y su dirección. Compártelo con cuidado.',
  copyLink: 'Copiar enlace',

  upToDate: 'Esta página se actualiza sola. Última vez: {time}',
  lastState: 'Actualizado: {time}',
  offline: 'Estás sin conexión. Última actualización: {time}',
  unreachable: 'No pudimos comunicarnos con la tienda. Última actualización: {time}',
  refresh: 'Actualizar',
  refreshing: 'Actualizando',

  lostTitle: 'No encontramos este pedido',
  lostText:
    'Revisa el enlace: puede faltarle una parte. Ábrelo otra vez desde nuestro mensaje, o deja que te lo enviemos de nuevo.',
}

export const yourOrders: Messages['yourOrders'] = {
  metaTitle: 'Tus pedidos · {store}',
  title: 'Tus pedidos',
  device: 'En este dispositivo',
  deviceText: 'Los pedidos que hiciste o abriste en este navegador. Nadie más ve esta lista.',
  noneTitle: 'Aquí todavía no hay pedidos',
  noneText: 'Los pedidos que hagas en este navegador aparecerán aquí.',
  forget: 'Quitar el pedido {number} de esta lista',
  clear: 'Borrar esta lista',
  find: 'Encontrar mi pedido',
  findText: 'Te enviamos el enlace de tu pedido al correo o teléfono con el que lo hiciste.',
  number: 'Número de pedido',
  contact: 'Correo o teléfono',
  hints: {
    number: 'Por ejemplo, PL-2026-000042.',
    contact: 'El que nos diste al hacer el pedido.',
  },
  missing: {
    number: 'Escribe el número de pedido.',
    contact: 'Escribe un correo o un número de teléfono.',
  },
  send: 'Enviarme el enlace',
  sending: 'Enviando…',
  sentTitle: 'Gracias',
  sentText:
    'Si el número y el contacto son de un mismo pedido, te enviaremos su enlace: por correo en unos minutos, o por WhatsApp en nuestro horario.',
}
