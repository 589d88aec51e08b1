import type { Messages } from './en.ts'

/** Every text of the storefront in Spanish. */
export const es: Messages = {
  languageName: 'Español',

  shell: {
    skip: 'Ir al contenido',
    garments: 'Prendas',
    contact: 'Contacto',
    policies: 'Políticas',
    cart: 'Carrito',
    cartCount: { one: 'Carrito, {count} prenda', other: 'Carrito, {count} prendas' },
    menu: 'Principal',
    languages: 'Idioma',
    footerMeet: 'Puntos de encuentro',
    footerTalk: 'Habla con nosotros',
    footerShop: 'Tienda',
    optional: 'opcional',
    close: 'Cerrar',
    retry: 'Intentar de nuevo',
  },

  problems: {
    notFoundTitle: 'Esta página se salió de la plancha',
    notFoundText: 'No hay nada en esta dirección. Quizá falta una letra o la página cambió de lugar.',
    busyTitle: 'Un momento, por favor',
    busyText: 'La tienda está ocupada en este momento. No se pierde nada; intenta de nuevo en unos segundos.',
    offlineTitle: 'Estás sin conexión',
    offlineText:
      'Lo que escribiste queda guardado en este dispositivo. Seguimos en cuanto vuelvas a tener conexión.',
    brokenTitle: 'Algo falló de nuestro lado',
    brokenText: 'No fue culpa tuya. Intenta de nuevo; si sigue igual, escríbenos y lo resolvemos.',
    home: 'Ir al inicio',
  },

  home: {
    metaTitle: '{store} · prendas con tu diseño',
  },

  garments: {
    metaTitle: 'Prendas · {store}',
  },

  garment: {
    metaTitle: '{garment} · {store}',
  },

  designer: {
    metaTitle: 'Diseña tu {garment} · {store}',
  },

  cart: {
    metaTitle: 'Carrito · {store}',
  },

  checkout: {
    metaTitle: 'Finalizar pedido · {store}',
  },

  order: {
    metaTitle: 'Pedido {number} · {store}',
    eyebrow: 'Pedido',
    orderedBy: 'Para {name}, hecho el {when}',
    nextHeading: 'Qué sigue',
    standings: {
      awaiting_payment: {
        title: 'Esperamos tu pago',
        next: 'Tus prendas están apartadas. En cuanto llegue tu pago, preparamos tu diseño para la película.',
      },
      rest_due: {
        title: 'Falta una parte del pago',
        next: 'Ya tenemos la primera parte, gracias. Empezamos cuando llegue el resto.',
      },
      payment_rejected: {
        title: 'No encontramos tu pago',
        next: 'Revísalo y avísanos de nuevo. Mientras tanto, tus prendas siguen apartadas.',
      },
      payment_review: {
        title: 'Estamos revisando tu pago',
        next: 'Una persona revisa cada pago. Cuando encontremos el tuyo, seguimos con tu diseño.',
      },
      artwork_review: {
        title: 'Estamos revisando tu diseño',
        next: 'Revisamos bordes, resolución y líneas finas antes de imprimir, y te escribimos si algo no saldría bien.',
      },
      artwork_changes: {
        title: 'Tu diseño necesita otra versión',
        next: 'Envíala aquí mismo. La revisamos al momento y el pedido sigue.',
      },
      ready_to_print: {
        title: 'En turno para imprimirse',
        next: 'Todo está resuelto. Tu diseño espera su lugar en el próximo rollo.',
      },
      in_production: {
        title: 'En la plancha',
        next: 'Imprimimos, planchamos y revisamos cada pieza. Te avisamos cuando pase la última.',
      },
      ready_pickup: {
        title: 'Tu pedido está listo',
        next: 'Pasa a recogerlo. Trae tu número de pedido.',
      },
      ready_meetup: {
        title: 'Tu pedido está listo',
        next: 'Nos vemos en el lugar y a la hora que elegiste. Trae tu número de pedido.',
      },
      ready_delivery: {
        title: 'Tu pedido está listo',
        next: 'Está empacado y por salir hacia tu dirección.',
      },
      handover_missed: {
        title: 'No nos encontramos',
        next: 'Tu pedido está empacado y te espera aquí. Escríbenos y acordamos otra hora.',
      },
      completed: {
        title: 'Pedido entregado',
        next: 'Tu pedido fue entregado. Lávalo al revés y con agua fría, y la impresión durará.',
      },
      returned: {
        title: 'Tu pedido volvió con nosotros',
        next: 'Tenemos lo que devolviste. Escríbenos si queda algo pendiente.',
      },
      on_hold: {
        title: 'En pausa',
        next: 'Nada avanza hasta resolver esto. Escríbenos y lo arreglamos juntos.',
      },
      cancelled: {
        title: 'Cancelado',
        next: 'No pasará nada más con este pedido. Si te sorprende, escríbenos.',
      },
      expired: {
        title: 'Venció sin pagarse',
        next: 'Las prendas quedaron libres y no debes nada. Si todavía las quieres, haz un pedido nuevo.',
      },
    },
    progress: 'Avance',
    stations: {
      paid: 'Pago',
      artwork: 'Diseño',
      film: 'Película',
      press: 'Plancha',
      check: 'Revisión',
      ready: 'Listo',
    },
    stationStates: { done: 'hecho', now: 'ahora', later: 'por venir' },
    stationOf: 'Estación {at} de {all}',
    reason: 'Motivo',
    refunded: 'Te devolvimos {amount}. Los bancos pueden tardar unos días en mostrarlo.',
    settle: 'De lo que pagaste, {amount} siguen con nosotros. Escríbenos para arreglar eso también.',
    orderAgain: 'Diseñar algo nuevo',

    todo: 'Qué tienes que hacer',
    nothingToDo: 'Nada por ahora. Te escribiremos.',

    pay: 'Paga tu pedido',
    due: 'Por pagar',
    payBefore: 'Paga antes de {moment}',
    timeLeft: {
      day: { one: '{count} día', other: '{count} días' },
      hour: { one: '{count} hora', other: '{count} horas' },
      minute: { one: '{count} minuto', other: '{count} minutos' },
      one: 'Queda {first}',
      several: 'Quedan {first}',
      two: 'Quedan {first} y {second}',
      moment: 'Queda menos de un minuto',
      over: 'El plazo para pagar ya pasó',
    },
    payWith: 'Forma de pago',
    payee: 'A nombre de',
    account: 'Cuenta',
    amount: 'Monto exacto',
    howToPay: 'Cómo',
    payNumber: 'Escribe en el pago',
    thenSend: 'Luego envíanos',
    copy: 'Copiar',
    copied: 'Copiado',
    copyOf: 'Copiar: {what}',
    notCopied: 'Selecciónalo y cópialo a mano',
    otherWays: 'Otras formas de pagar',

    paidAlready: '¿Ya pagaste? Avísanos',
    paidHow: 'Cómo pagaste',
    reference: 'Número del comprobante',
    referenceHint: 'Qué enviar: {hint}',
    referenceMissing: 'Necesitamos el número para encontrar tu pago.',
    payerName: 'Nombre de la cuenta desde la que pagaste',
    proof: 'Foto del comprobante',
    proofHint: 'PNG, JPEG, WebP o PDF, hasta {size} MB.',
    proofMissing: 'Necesitamos una foto del comprobante o de la confirmación.',
    proofPick: 'Elegir un archivo',
    proofWait: 'Un momento, la foto todavía está en camino.',
    sendPayment: 'Avisar a la tienda',
    sendingPayment: 'Enviando',
    paymentSent: '¡Gracias! Lo revisamos y te escribimos.',
    scriptless: 'Sin JavaScript esta página no puede enviar nada. Escríbenos por una de las vías de abajo.',

    newVersion: 'Envía otra versión',
    newVersionOf: 'Nueva versión de {file}',
    changesAsked: 'Qué cambiar',
    printedAt: 'Se imprime a {size}',
    versionHint:
      'PNG, JPEG, WebP, TIFF o SVG, hasta {size} MB. Con la misma forma, desde {width} × {height} px sale nítido.',
    versionHintAnyShape: 'PNG, JPEG, WebP, TIFF o SVG, hasta {size} MB.',
    versionPick: 'Elegir el archivo nuevo',
    versionBefore: 'Ahora',
    versionAfter: 'Nueva',
    versionChecking: 'La estamos mirando',
    versionVerdicts: {
      passed: 'La revisión no encontró nada malo.',
      warning: 'Se imprime. Una persona también mirará esto:',
      failed: 'Todavía no saldría bien:',
    },
    dpi: '{dpi} DPI al tamaño impreso',
    useVersion: 'Usar esta versión',
    usingVersion: 'Revisándola',
    versionTaken: 'Recibimos tu nueva versión y la revisamos.',
    versionFailed: 'La revisión todavía encontró algo. Mira abajo qué cambiar.',

    items: 'Lo que imprimimos',
    artworkAlt: 'Tu diseño {file}, {zone}',
    garmentAlt: '{garment} en {colour}, {view}',
    views: { front: 'frente', back: 'espalda' },
    each: '{price} cada una',
    artworkStates: {
      checking: 'en revisión',
      passed: 'se ve bien',
      warning: 'lo revisará una persona',
      failed: 'necesita otra versión',
      approved: 'aprobado',
      changes_requested: 'necesita cambios',
    },
    findings: 'Lo que encontró la revisión',
    note: 'Tu nota',

    subtotal: 'Subtotal',
    discount: 'Descuento',
    fee: 'Entrega',
    tax: 'Impuesto',
    taxIncluded: 'Impuesto incluido',
    total: 'Total',
    paid: 'Pagado',
    sentBack: 'Te devolvimos',

    handover: 'Cómo lo recibes',
    method: 'Forma',
    methods: {
      pickup: 'Recoger en la tienda',
      meetup: 'Punto de encuentro',
      delivery: 'Entrega a domicilio',
    },
    where: 'Lugar',
    when: 'Cuándo',
    address: 'Dirección',
    promisedBy: 'Listo a más tardar',
    neededBy: 'Lo necesitas para',

    timeline: 'Hasta ahora',
    events: {
      'order.created': 'Recibimos tu pedido',
      'order.held': 'El pedido quedó en pausa',
      'order.cancelled': 'El pedido fue cancelado',
      'order.expired': 'El pedido venció sin pagarse',
      'order.completed': 'El pedido está completo',
      'payment.submitted': 'Nos avisaste de tu pago',
      'payment.verified': 'Verificamos tu pago',
      'payment.rejected': 'No encontramos tu pago',
      'payment.refunded': 'Te devolvimos dinero',
      'artwork.approved': 'Aprobamos tu diseño',
      'artwork.changes_requested': 'Pedimos cambios en tu diseño',
      'job.printed': 'Tu diseño se imprimió',
      'fulfilment.ready': 'Tu pedido está listo',
      'fulfilment.handed_over': 'Tu pedido fue entregado',
    },

    questions: '¿Preguntas?',
    whatsapp: 'Escribir por WhatsApp',
    email: 'Enviar un correo',
    hello: 'Hola, les escribo por mi pedido {number}.',
    subject: 'Pedido {number}',
    share: 'El enlace de esta página',
    keepSecret:
      'El enlace es una llave: quien lo tenga ve este pedido y su dirección. Compártelo con cuidado.',
    copyLink: 'Copiar el enlace',

    upToDate: 'Al {time}. La página vuelve a mirar sola.',
    lastState: 'Al {time}.',
    offline: 'Estás sin conexión. Así estaba al {time}.',
    unreachable: 'No pudimos preguntar a la tienda. Así estaba al {time}.',
    lookAgain: 'Mirar de nuevo',
    looking: 'Mirando',

    lostTitle: 'Aquí no hay ningún pedido',
    lostText:
      'Revisa el enlace: tal vez te llegó incompleto. Ábrelo otra vez desde nuestro correo, completo, o escríbenos con tu número de pedido.',
  },

  contact: {
    metaTitle: 'Contacto · {store}',
    title: 'Habla con quienes están en la plancha',
    lead: 'Una cotización, una duda sobre un archivo, cuarenta sudaderas para el viernes: escríbenos y te responde una persona.',
    direct: 'Directo con nosotros',
    hours: 'Horario',
    form: 'Déjanos un mensaje',
    scriptless:
      'Sin JavaScript este formulario no se puede enviar. Usa una de las otras vías: llegan a las mismas personas.',
    channel: '¿Cómo te respondemos?',
    channels: { email: 'Por correo', whatsapp: 'Por WhatsApp' },
    topic: '¿De qué se trata?',
    topics: {
      quote: 'Una cotización',
      bulk: 'Un pedido grande',
      artwork: 'Mi diseño',
      order: 'Un pedido que hice',
      other: 'Otra cosa',
    },
    name: 'Tu nombre',
    email: 'Tu correo',
    phone: 'Tu número de WhatsApp',
    phoneHint: 'Con el código del país, como {example}.',
    orderNumber: 'Número de pedido',
    orderNumberHint: 'Se ve así: PL-2026-000042.',
    quantity: '¿Cuántas piezas, más o menos?',
    message: 'Tu mensaje',
    messageLeft: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
    artworks: 'Tu diseño',
    artworksHint: 'Hasta {count} archivos: PNG, JPEG, WebP, TIFF o SVG, de {size} MB cada uno.',
    artworksPick: 'Agregar archivos',
    artworksWait: 'Un momento, tus archivos todavía están en camino.',
    consent: 'Pueden contactarme por esta solicitud.',
    send: 'Enviar el mensaje',
    sending: 'Enviando',
    wait: 'Espera {time}',
    kept: 'Lo que escribes queda en este dispositivo hasta que se envía.',
    missing: 'Hay campos que necesitan otra mirada.',
    errors: {
      name: 'Dinos cómo te llamas.',
      email: 'Necesitamos un correo para responderte, como ana@example.com.',
      phone: 'Necesitamos el número completo con el código del país, como +503 7000 1234.',
      message: 'Escribe unas palabras para saber de qué se trata.',
      quantityEstimate: 'Un número entero, desde 1.',
      consent: 'Sin esto no podemos responderte.',
    },
    sentTitle: 'Ya lo tenemos',
    reference: 'Tu referencia',
    openWhatsapp: 'Abrir WhatsApp',
    openWhatsappHint:
      'Abre un chat con nosotros con tu referencia ya escrita. No se envía nada hasta que tú lo envíes.',
    another: 'Escribir otro mensaje',
  },

  submission: {
    unreachableTitle: 'No llegó a enviarse',
    unreachableText:
      'Se perdió la conexión. Aquí no se pierde nada: intenta de nuevo cuando vuelvas a tenerla.',
    waitFor: 'Puedes intentar de nuevo en {time}.',
  },

  uploads: {
    sending: 'En camino, {percent} %',
    arrived: 'Ya llegó',
    tooLarge: 'Este archivo pasa de {size}. Uno más liviano sirve.',
    interrupted: 'Se perdió la conexión en el camino.',
    remove: 'Quitar {file}',
  },

  policies: {
    metaTitle: 'Políticas · {store}',
  },
}
