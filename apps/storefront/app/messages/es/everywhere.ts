import type { Messages } from '../en.ts'

export const shared: Messages['shared'] = {
  contactUs: 'Contáctanos',
  offline: 'Estás sin conexión',
  from: 'desde {price}',
  free: 'gratis',
  freeUpTo: 'gratis o hasta {price}',
  total: 'Total',
  tax: 'Impuesto',
  delivery: 'Entrega',
  price: 'Precio',
  method: 'Método',
  studio: 'Nuestro taller',
  viewOnMap: 'Ver en el mapa',
  payee: 'A nombre de',
  account: 'Cuenta',
  quantityDiscount: 'Descuento por cantidad',
  priceChanged: 'El precio cambió',
  noteForPrinter: 'Nota para el taller',
  checking: 'Revisando…',
  artworkFormats: 'PNG, JPEG, WebP, TIFF o SVG, hasta {size} MB.',
  views: { front: 'Frente', back: 'Espalda' },
  sides: { front: 'frente', back: 'espalda' },
}

export const shell: Messages['shell'] = {
  skip: 'Ir al contenido',
  garments: 'Prendas',
  contact: 'Contacto',
  policies: 'Políticas',
  orders: 'Tus pedidos',
  cart: 'Carrito',
  cartCount: { one: 'Carrito, {count} prenda', other: 'Carrito, {count} prendas' },
  menu: 'Principal',
  languages: 'Idioma',
  footerMeet: 'Puntos de encuentro',
  footerShop: 'Tienda',
  optional: 'opcional',
  retry: 'Intentar de nuevo',
}

export const problems: Messages['problems'] = {
  notFoundTitle: 'No encontramos esta página',
  notFoundText: 'No hay nada en esta dirección. Revisa el enlace o ve al inicio.',
  busyTitle: 'La tienda está saturada',
  busyText: 'No se pierde nada. Intenta de nuevo en unos segundos.',
  offlineText:
    'Lo que escribiste está guardado en este dispositivo. Continuamos en cuanto vuelvas a tener conexión.',
  brokenTitle: 'Algo salió mal',
  brokenText: 'Fue un error nuestro. Intenta de nuevo o contáctanos si sigue pasando.',
  home: 'Ir al inicio',
}

export const errors: Messages['errors'] = {
  invalid: {
    title: 'Hay algo que no podemos aceptar',
    text: 'Revisa lo que escribiste, o contáctanos y lo resolvemos.',
  },
  tooLarge: { title: 'Es demasiado grande', text: 'Envía un archivo más pequeño o un texto más corto.' },
  refused: {
    title: 'No se puede hacer desde aquí',
    text: 'Recarga la página e intenta de nuevo, o contáctanos.',
  },
  bot: {
    title: 'No pudimos comprobar que eres una persona',
    text: 'Intenta de nuevo, recarga la página o contáctanos por correo o WhatsApp.',
  },
  gone: { title: 'Esto ya no está aquí', text: 'Recarga la página o contáctanos.' },
  changed: {
    title: 'Esto ya no es posible',
    text: 'Algo cambió mientras tanto. Recarga la página para ver cómo está ahora.',
  },
  stock: { title: 'No hay suficientes', text: 'Elige menos, u otra talla o color.' },
  price: { title: 'El precio cambió', text: 'Revisa el nuevo total antes de continuar.' },
  policy: { title: 'Nuestras políticas cambiaron', text: 'Léelas y acéptalas de nuevo, por favor.' },
  duplicate: {
    title: 'Esto ya lo tenemos',
    text: 'Ya nos avisaron de un pago con esta referencia. Revisa el número.',
  },
  sending: {
    title: 'Todavía lo estamos procesando',
    text: 'Tu primer intento sigue en curso. Espera un momento.',
  },
  file: { title: 'No podemos usar este archivo', text: 'Expórtalo otra vez y sube el archivo nuevo.' },
  wait: { title: 'Demasiados intentos', text: 'No se pierde nada. Espera un poco e intenta de nuevo.' },
  busy: { title: 'La tienda está saturada', text: 'No se pierde nada. Intenta de nuevo en unos segundos.' },
  broken: {
    title: 'Algo salió mal',
    text: 'Fue culpa nuestra. Intenta de nuevo, o contáctanos si sigue pasando.',
  },
  files: {
    empty: 'El archivo está vacío. Elígelo otra vez.',
    too_large: 'El archivo es demasiado grande. Redúcelo a 300 DPI en su tamaño impreso.',
    wrong_format:
      'No podemos imprimir este tipo de archivo. Expórtalo como PNG con fondo transparente, JPEG, WebP, TIFF o SVG.',
    damaged: 'El archivo está dañado o incompleto. Expórtalo otra vez y sube el archivo nuevo.',
    several_pictures: 'El archivo tiene varias imágenes o páginas. Guarda solo la que quieres imprimir.',
    too_many_pixels:
      'La imagen es más grande de lo que podemos leer. Redúcela a 300 DPI en su tamaño impreso.',
    unusual_colours: 'Guarda la imagen con 8 o 16 bits por canal.',
    transparent:
      'El archivo es completamente transparente. Revisa que sus capas se vean y expórtalo otra vez.',
    svg_without_size: 'El SVG no tiene un tamaño que sirva. Ajusta su página al diseño y guárdalo otra vez.',
    svg_unsafe:
      'El SVG contiene scripts, enlaces o partes de otro lugar. Guárdalo como SVG simple o expórtalo como PNG.',
    too_complex: 'El archivo es demasiado complejo. Simplifícalo o expórtalo como PNG a 300 DPI.',
    proof_format: 'Usa una imagen PNG, JPEG o WebP, o un PDF.',
    malware:
      'Nuestro antivirus rechazó el archivo. Revisa tu equipo, exporta el archivo otra vez y sube el nuevo.',
  },
}

export const submission: Messages['submission'] = {
  unreachableTitle: 'No se envió',
  unreachableText:
    'La conexión se perdió. Todo lo que escribiste está guardado: intenta de nuevo cuando vuelvas a tener conexión.',
  unprovenTitle: 'No pudimos comprobar que eres una persona',
  unprovenText:
    'La verificación no terminó en este navegador. Todo lo que escribiste está guardado: intenta otra vez, recarga la página o contáctanos por correo o WhatsApp.',
  incompleteTitle: 'Una parte de esta página no se cargó',
  incompleteText: 'Recarga la página: lo que escribiste está guardado en este dispositivo.',
  reload: 'Recargar la página',
  waitFor: 'Puedes intentar de nuevo en {time}.',
}

export const clipboard: Messages['clipboard'] = {
  copy: 'Copiar',
  copied: 'Copiado',
  copyOf: 'Copiar: {what}',
  failed: 'Selecciona el texto y cópialo',
}

export const proof: Messages['proof'] = {
  label: 'Foto del comprobante',
  hint: 'PNG, JPEG, WebP o PDF, hasta {size} MB. Solo la ve la tienda.',
  pick: 'Elegir un archivo',
}

export const uploads: Messages['uploads'] = {
  sending: 'Subiendo, {percent}\u00a0%',
  arrived: 'Subido',
  tooLarge: 'Este archivo pesa más de {size}. Elige uno más liviano.',
  interrupted: 'La conexión se perdió durante la carga.',
  remove: 'Quitar {file}',
}

export const preflight: Messages['preflight'] = {
  advice: {
    RESOLUTION_TOO_LOW: 'Con {dpi} DPI saldría borroso. Sube una versión con más píxeles.',
    RESOLUTION_LOW:
      'Con {dpi} DPI se ve bien de lejos. Para detalles finos, sube una versión con más píxeles.',
    STRETCHED:
      'Sus proporciones son distintas a las del archivo. Sube un archivo con las mismas proporciones que antes.',
    SEMI_TRANSPARENT:
      'Debajo de las partes semitransparentes va tinta blanca, así que las sombras y los brillos se ven lechosos. Hazlos opacos o usa una trama de puntos.',
    THIN_LINES: 'Las líneas de menos de 0.35 mm podrían no fijarse. Hazlas más gruesas.',
    LINES_WILL_BREAK: 'Se romperían. Hazlas de al menos 0.35 mm al tamaño impreso.',
    EMPTY_MARGIN:
      'La parte visible es menor que el estampado. Recorta el borde si debe llenar todo el tamaño.',
    CARRIED_PICTURES: 'No ganan nitidez al agrandarse. Verifica que tengan 300 DPI al tamaño impreso.',
  },
}
