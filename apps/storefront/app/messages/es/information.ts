import type { Messages } from '../en.ts'

export const contact: Messages['contact'] = {
  metaTitle: 'Contacto · {store}',
  title: 'Habla con quienes estampan tus prendas',
  lead: 'Una cotización, una duda sobre un archivo, cuarenta sudaderas para el viernes: escríbenos y te responde una persona.',
  direct: 'Contáctanos directamente',
  hours: 'Horario',
  form: 'Envíanos un mensaje',
  scriptless:
    'Este formulario necesita JavaScript. Usa otra de las opciones de esta página: llegan a las mismas personas.',
  channel: '¿Cómo te respondemos?',
  channels: { email: 'Por correo', whatsapp: 'Por WhatsApp' },
  topic: '¿De qué se trata?',
  topics: {
    quote: 'Una cotización',
    bulk: 'Un pedido grande',
    artwork: 'Mi arte',
    order: 'Un pedido que hice',
    other: 'Otra cosa',
  },
  name: 'Tu nombre',
  email: 'Tu correo',
  phone: 'Tu número de WhatsApp',
  phoneHint: 'Por ejemplo, {example}. Si no escribes el +, usamos +{code}.',
  phoneHintAbroad: 'Con el código del país, por ejemplo {example}.',
  orderNumber: 'Número de pedido',
  orderNumberHint: 'Por ejemplo, PL-2026-000042.',
  quantity: '¿Cuántas piezas, más o menos?',
  message: 'Tu mensaje',
  messageLeft: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
  artworks: 'Tu arte',
  artworksHint: 'Hasta {count} archivos: PNG, JPEG, WebP, TIFF o SVG, de {size} MB cada uno.',
  artworksPick: 'Agregar archivos',
  artworksWait: 'Tus archivos todavía se están subiendo.',
  consent: 'Pueden contactarme por esta solicitud.',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  wait: 'Espera {time}',
  kept: 'Lo que escribes queda guardado en este dispositivo hasta que lo envías.',
  errors: {
    name: 'Escribe tu nombre.',
    email: 'Escribe un correo, como ana@example.com.',
    phone: 'Escribe un teléfono completo. Si es de otro país, empieza con + y su código.',
    message: 'Escribe unas palabras sobre tu solicitud.',
    quantityEstimate: 'Escribe un número entero, desde 1.',
    consent: 'Marca esta casilla para que podamos responderte.',
  },
  sentTitle: 'Recibimos tu mensaje',
  reference: 'Tu referencia',
  openWhatsapp: 'Abrir WhatsApp',
  openWhatsappHint:
    'Se abre un chat con nosotros con tu referencia ya escrita. No se envía nada hasta que tú lo envíes.',
  another: 'Enviar otro mensaje',
}

export const policies: Messages['policies'] = {
  metaTitle: 'Políticas · {store}',
  metaDescription:
    'Cómo funcionan los pedidos, el pago, tu arte, el estampado, la entrega y la privacidad en {store}. Versión {version}.',
  title: 'La letra chica, en tamaño normal',
  version: 'Versión {version}',
  intro: 'Esto es lo que aceptas cuando haces un pedido. Tu pedido registra la versión que aceptaste.',
  contents: 'En esta página',
  ordering: {
    title: 'Pedir y pagar',
    reservation:
      'Cuando haces un pedido, apartamos tus prendas. Si no recibimos un pago en el plazo indicado abajo, el pedido vence, las prendas vuelven al inventario y no debes nada.',
    method: 'Forma de pago',
    window: 'Plazo para pagar',
    hours: { one: '{count} hora', other: '{count} horas' },
    start: 'Imprimimos cuando tu pago está verificado y tu arte aprobado.',
    prices: 'Los precios están en {currency}. {tax} El precio que confirmas es el que pagas.',
  },
  time: {
    title: 'Cuánto tarda',
    text: 'Normalmente {days} desde el pedido. La página de tu pedido muestra el día en que lo prometemos. Un pago tardío o un arte que haya que cambiar puede mover ese día, y entonces te avisamos.',
  },
  artwork: {
    title: 'Tu arte',
    yours:
      'Sigue siendo tuyo. Nos permites estamparlo para tu pedido y nada más: ni catálogo, ni portafolio, ni otra tirada sin preguntarte.',
    rights:
      'Al hacer el pedido confirmas que puedes mandarlo a estampar. No estampamos lo que es de otra persona ni lo que busca hacer daño; en ese caso rechazamos el arte y te reembolsamos.',
    sharp:
      'Con menos de {minDpi} DPI al tamaño del estampado, el arte sale borroso y te pedimos otro tamaño u otro archivo. Desde {recommendedDpi} DPI sale nítido.',
    check:
      'Revisamos cada archivo antes de imprimirlo. Si algo no fuera a salir bien, ponemos el pedido en pausa y te preguntamos.',
  },
  colours: {
    title: 'Colores y posición',
    text: 'Las pantallas brillan más que la tela: los colores impresos pueden verse un poco más suaves, y un lote de tela varía ligeramente de otro. Los estampados se planchan a mano y pueden quedar unos milímetros corridos. Nada de esto es un defecto.',
  },
  handover: {
    title: 'Entrega y recogida',
    text: 'Al hacer el pedido eliges cómo lo recibes. Si no puedes llegar, avísanos antes y acordamos otra hora. Lo que no se recogió te espera en el taller.',
  },
  changes: {
    title: 'Cambiar y cancelar',
    text: 'Puedes cancelar gratis hasta que se imprime el primer estampado de tu pedido; contáctanos con tu número de pedido. Después la prenda es tuya, porque nadie más puede usarla. Los reembolsos se hacen por el mismo medio con que pagaste.',
  },
  faults: {
    title: 'Si algo salió mal',
    text: 'Una prenda equivocada, o un estampado que se despega, se agrieta o quedó torcido: envíanos una foto en cuanto lo veas. Lo estampamos de nuevo gratis o te reembolsamos, como prefieras. Lávala al revés a 30 °C y no planches el estampado, y va a durar.',
  },
  privacy: {
    title: 'Privacidad',
    kept: 'Guardamos lo que un pedido necesita: tu nombre, tus datos de contacto, qué pediste, tu arte y cómo pagaste. Usamos tu nombre y tus datos de contacto para hacer el pedido, entregarlo y responderte. Nunca los vendemos ni los usamos para publicidad.',
    ended: 'El arte de los pedidos cancelados o vencidos se borra después de un tiempo.',
    rights:
      'Contáctanos para recibir una copia de todo lo que guardamos de ti o para que lo borremos. Los montos quedan en nuestra contabilidad, sin tu nombre.',
    browserTitle: 'Lo que guarda tu navegador',
    browser:
      'Estas páginas no usan cookies, no cuentan visitas y no cargan nada de otras empresas. Tu carrito, tus diseños sin terminar y lo que escribiste al finalizar el pedido quedan en tu propio navegador hasta que hagas el pedido o los borres.',
    challenge:
      'Antes de enviar un pedido o un mensaje, tu dispositivo resuelve un pequeño cálculo que deja fuera a los bots. No se comparte con otras empresas.',
    turnstile:
      'Antes de enviar un pedido o un mensaje, Cloudflare Turnstile comprueba que no eres un bot. Para eso, tu navegador se conecta con Cloudflare.',
    noCookiesTurnstile:
      'Estas páginas no usan cookies propias ni cuentan visitas. Tu carrito, tus diseños sin terminar y lo que escribiste al finalizar el pedido quedan en tu propio navegador hasta que hagas el pedido o los borres.',
  },
  contact: {
    title: 'Preguntas',
    text: 'Si algo aquí no queda claro, pregunta antes de pedir.',
  },
}
