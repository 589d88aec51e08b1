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
    heading: 'Diseña tu {garment}',
    noScript:
      'El diseñador necesita JavaScript. Mejor envíanos tu arte y unas palabras, y lo preparamos por ti:',
    canvas: '{garment} con sus zonas de impresión',
    undo: 'Deshacer',
    redo: 'Rehacer',
    views: 'Lado de la prenda',
    front: 'Frente',
    back: 'Espalda',
    zoomIn: 'Acercar a la zona',
    zoomOut: 'Prenda completa',
    tools: 'Herramientas',
    artworkTab: 'Arte',
    sizeTab: 'Medidas',
    garmentTab: 'Prenda',
    quantityTab: 'Tallas',
    offlineTitle: 'Estás sin conexión',
    offlineText:
      'Tu diseño queda guardado en este dispositivo. Las cargas y revisiones siguen al reconectarte.',

    zones: 'Dónde imprimir',
    zoneEmpty: '{zone}, hasta {size}, vacía',
    zonePrinted: '{zone}, hasta {size}, impresa',
    upTo: 'hasta {size}',
    empty: 'Vacía',
    addHere: 'Arte para: {zone}',
    dropHere: 'Suéltalo para imprimirlo en: {zone}',
    chooseFile: 'Elegir un archivo',
    replaceFile: 'Elegir otro archivo',
    dropOrPaste: 'o arrástralo o pégalo aquí. PNG, JPEG, WebP, TIFF o SVG, hasta {size} MB.',
    bestFile: 'Lo mejor: PNG con fondo transparente, o SVG.',
    uploading: 'Subiendo {file}',
    inspecting: 'Revisando {file}…',
    cancel: 'Cancelar',
    tooLargeTitle: '{file} pesa demasiado',
    tooLargeText: 'Aceptamos archivos de hasta {size} MB. Guárdalo más ligero o envíanoslo por otro medio.',
    lostTitle: 'Se perdió la conexión',
    lostText: '{file} no llegó. No se pierde nada: intenta de nuevo y continúa.',
    reuse: 'Tus artes',
    useHere: 'Imprimir {file} en: {zone}',
    remove: 'Quitar de: {zone}',
    removeShort: 'Quitar impresión',

    printRole: 'impresión',
    printLabel: 'Impresión en {zone}: {file}',
    printKeys:
      'Las flechas la mueven 1 mm; con Mayús, 10 mm; con Alt, 0.1 mm. Más y menos cambian su tamaño, R la gira, Supr la quita.',
    keysTitle: 'Con el teclado',
    status: '{width} × {height} mm, {x}, {y}',
    right: '{mm} mm a la derecha del centro',
    left: '{mm} mm a la izquierda del centro',
    below: '{mm} mm debajo del centro',
    above: '{mm} mm encima del centro',
    middleX: 'centrada a lo ancho',
    middleY: 'centrada a lo alto',
    removed: 'Sin impresión en: {zone}',

    noPrint: 'Primero pon un arte en «{zone}»; luego podrás fijar aquí su tamaño y su lugar.',
    width: 'Ancho, mm',
    height: 'Alto, mm',
    offsetX: 'A la derecha del centro, mm',
    offsetY: 'Debajo del centro, mm',
    proportions: 'Ancho y alto conservan las proporciones de tu arte.',
    offsetHint: 'Menos significa a la izquierda o arriba.',
    centreX: 'Centrar a lo ancho',
    centreY: 'Centrar a lo alto',
    fillZone: 'Llenar la zona',
    turn: 'Girar un cuarto',
    turned: 'Girada {degrees}°',
    sharpSize: 'Tamaño nítido máximo',

    dpi: 'Nitidez',
    dpiValue: '{dpi} DPI',
    dpiVector: 'Vector',
    dpiVectorWord: 'nítido a cualquier tamaño',
    dpiSharp: 'nítido',
    dpiSoft: 'algo suave',
    dpiCoarse: 'muy borroso',
    dpiScale: 'mínimo {min}, ideal desde {best}',

    checks: 'Revisión de impresión',
    checking: 'Revisando…',
    checkPassed: 'Nada que mejorar: listo para imprimir.',
    checkUnreachable: 'No se pudo hacer la revisión. Tu diseño queda guardado.',
    overlapTitle: 'Dos impresiones se enciman',
    overlapText: '«{one}» y «{other}» se enciman. Película sobre película se pega mal; mueve una.',
    findings: {
      RESOLUTION_TOO_LOW: {
        title: 'Muy pocos píxeles para este tamaño',
        text: 'Con {dpi} DPI saldría borroso. No pases de {minSize}, o sube una versión con más píxeles.',
      },
      RESOLUTION_LOW: {
        title: 'Algo suave a este tamaño',
        text: 'Con {dpi} DPI se ve bien de lejos. Para detalles finos no pases de {bestSize}.',
      },
      STRETCHED: {
        title: 'El arte está estirado',
        text: 'Su forma impresa difiere del archivo. Vuelve a fijar el ancho para recuperar sus proporciones.',
      },
      SEMI_TRANSPARENT: {
        title: 'Partes semitransparentes',
        text: 'El {semi} % se transparenta. Debajo va blanco, así que sombras y brillos se ven lechosos. Hazlos opacos o en puntos.',
      },
      OPAQUE_BOX: {
        title: 'Sin fondo transparente',
        text: 'Se imprime como un cuadro sólido. Si no lo quieres, quita el fondo y guárdalo como PNG.',
      },
      THIN_LINES: {
        title: 'Líneas finas',
        text: 'Las más finas miden unos {line} mm; por debajo de 0.35 mm podrían no aguantar. Hazlas más gruesas o imprímelo más grande.',
      },
      LINES_WILL_BREAK: {
        title: 'Líneas demasiado finas',
        text: 'Las más finas miden unos {line} mm y se romperían. Hazlas de al menos 0.35 mm o imprímelo más grande.',
      },
      LIVE_TEXT: {
        title: 'Texto que depende de una fuente',
        text: 'Las letras pueden verse distintas al imprimir. Convierte el texto en trazos o revisa bien la vista previa.',
      },
      EMPTY_MARGIN: {
        title: 'Borde vacío',
        text: 'Lo que se ve medirá {visible}. Recorta el borde si debe llenar todo el tamaño.',
      },
      CARRIED_PICTURES: {
        title: 'Fotos dentro del dibujo',
        text: 'No ganan nitidez al agrandarse. Verifica que tengan 300 DPI a este tamaño.',
      },
      COLOURS_CONVERTED: {
        title: 'Colores convertidos',
        text: 'El archivo no es RGB y los colores pueden variar un poco. Expórtalo en sRGB si deben ser exactos.',
      },
    },
    severity: { info: 'Bueno saberlo', warning: 'Dale una mirada', error: 'Quedará en revisión' },

    inkLayers: 'Capas de tinta',
    asPrinted: 'Impreso',
    whiteLayer: 'Blanco debajo',
    underbaseText:
      'En tela oscura imprimimos primero tinta blanca, apenas más pequeña que tu arte, para que los colores sigan vivos.',
    noUnderbase: 'En esta tela clara los colores se ven por sí solos; ves la impresión tal cual.',

    garmentField: 'Prenda',
    keepsArtwork: 'Tu arte viene contigo.',
    colours: 'Color',
    from: '{garment}, desde {price}',

    sizes: '¿Cuántas de cada talla?',
    sizeLow: 'Quedan pocas',
    sizeOut: 'Agotada en {colour}. Quizá haya en otro color.',
    fewer: 'Una {size} menos',
    more: 'Una {size} más',
    quantityOf: 'Cantidad de {size}',
    maxQuantity: 'Aceptamos hasta {count} de una talla. Para más, escríbenos.',
    each: '{price} c/u',
    breakNext: '{count} más y cada {kind} cuesta {percent} % menos.',
    breakReached: '{percent} % menos: mientras más pides, menos cuesta cada una.',
    breakBeside: {
      one: 'También cuenta {count} prenda de tu carrito.',
      other: 'También cuentan {count} prendas de tu carrito.',
    },
    kinds: { tee: 'camiseta', long_sleeve: 'manga larga', hoodie: 'sudadera', tote: 'bolsa' },
    kindOther: 'prenda',
    note: 'Unas palabras para el taller',
    notePlaceholder: 'Algo que debamos saber de este diseño',

    price: 'Precio',
    line: '{count} × {size}',
    blank: 'Prenda',
    printOn: 'Impresión, {zone}',
    noTier: 'sin precio',
    discount: 'Descuento por cantidad',
    taxIncluded: 'Impuesto incluido: {tax}',
    taxAdded: 'Impuesto',
    total: 'Total',
    nothingYet: 'Elige tallas para ver el total.',
    ready: 'Listo a más tardar el {day}',
    priceDiffersTitle: 'El precio de la tienda cambió',
    priceDiffers: 'Aquí: {ours}. La tienda dice: {theirs}.',
    reload: 'Cargar los precios nuevos',

    put: 'Poner en el carrito',
    putChanged: 'Guardar el cambio',
    needArtwork: 'Primero pon un arte en una zona.',
    needQuantity: 'Elige al menos una talla.',
    needTier: 'No tenemos precio para una impresión de este tamaño. Hazla más pequeña.',
    cartFull: 'El carrito admite {count} líneas. Pide estas primero.',
    held: 'La revisión encontró un problema. Puedes pedirlo igual; lo detenemos y te escribimos antes de imprimir.',
    refused: 'La tienda no puede imprimirlo así',

    consequences: {
      smaller: 'La impresión en «{zone}» se hizo más pequeña: tu talla menor admite {size} ahí.',
      moved: 'La impresión en «{zone}» se movió: tu talla menor admite {size} ahí.',
      sizeGone: 'La talla {size} quedó fuera: aquí no la hay.',
      zoneGone: 'La impresión en «{zone}» quedó fuera: esta prenda no tiene lugar para ella.',
      otherZone: 'La impresión en «{from}» está ahora en «{zone}».',
    },
    understood: 'De acuerdo',
  },

  cart: {
    metaTitle: 'Carrito · {store}',
  },

  checkout: {
    metaTitle: 'Finalizar pedido · {store}',
  },

  order: {
    metaTitle: 'Pedido {number} · {store}',
  },

  contact: {
    metaTitle: 'Contacto · {store}',
  },

  policies: {
    metaTitle: 'Políticas · {store}',
  },
}
