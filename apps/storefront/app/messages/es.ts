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
    metaDescription:
      'Estampa tu propio arte en camisetas, sudaderas y bolsas, desde una sola pieza. Ves el tamaño real y el precio antes de pagar; listo en {days}.',
    pictureText: 'Una camiseta con un estampado de colores, entre marcas de corte y una regla',
    headline: ['Tú lo dibujas.', 'Nosotros lo estampamos.'],
    intro:
      'Estampados a todo color en la prenda que elijas, desde una sola pieza. Ves el tamaño real y el precio antes de pagar.',
    design: 'Diseña la tuya',
    browse: 'Ver todas las prendas',
    factFrom: 'prendas desde',
    factPrint: 'estampados desde',
    factTime: 'listo en',
    days: '{min} a {max} días',
    daysExactly: { one: '{count} día', other: '{count} días' },
    sample: '{garment}, {zone}: hasta {size}',
    stepsTitle: 'Cuatro pasos, cero vueltas',
    steps: [
      { title: 'Elige', text: 'Una prenda, un color de tela y las tallas que necesites.' },
      {
        title: 'Diseña',
        text: 'Sube tu arte y colócalo al milímetro. Te decimos enseguida si saldrá nítido.',
      },
      {
        title: 'Paga',
        text: 'Por transferencia, billetera o efectivo, como prefieras. Lo revisamos y encendemos la plancha.',
      },
      { title: 'Recoge', text: 'En un punto de encuentro o en el taller, o te lo llevamos.' },
    ],
    pricesTitle: 'Cuánto cuesta',
    pricesIntro:
      'La prenda, más cada estampado según su tamaño. Al final no aparece nada que no te hayamos dicho.',
    garmentsHeading: 'Prendas',
    printsHeading: 'Estampados',
    from: 'desde {price}',
    breaksHeading: 'Más piezas iguales, menos cada una',
    breaksFor: 'Para {garments}',
    breakFrom: 'desde {count}',
    breakOff: '−{percent}',
    meetTitle: 'Dónde nos vemos',
    meetIntro: 'Al pedir eliges el lugar y la hora.',
    free: 'gratis',
    otherWays: 'O de otra forma',
    contactTitle: '¿Todavía con dudas?',
    contactText: 'Pregúntanos por un pedido grande, un archivo difícil o una tela. Te responde una persona.',
    contactButton: 'Escríbenos',
  },

  garments: {
    metaTitle: 'Prendas · {store}',
    metaDescription:
      '{garments}: colores de tela, tallas y precios, listas para tu estampado. Desde {price}.',
    pictureText: 'Una camiseta, una de manga larga, una sudadera y una bolsa con estampados de colores',
    title: 'En qué estampamos',
    intro: 'Todas estas prendas están en nuestro estante o llegan en pocos días. Precios sin el estampado.',
    from: 'desde {price}',
    colours: { one: '{count} color', other: '{count} colores' },
    sizes: 'Tallas {sizes}',
    zones: { one: '{count} zona de estampado', other: '{count} zonas de estampado' },
    empty: 'Ahora mismo los estantes están vacíos',
    emptyText: 'Los estamos llenando. Escríbenos y te avisamos.',
  },

  garment: {
    metaTitle: '{garment} · {store}',
    metaDescription:
      '{garment}, {fabric}, en {colours}. Desde {price} sin estampado; tallas, zonas y precios.',
    pictureText: '{garment} con un estampado de colores al frente',
    crumbs: 'Estás aquí',
    views: 'Frente y espalda',
    front: 'Frente',
    back: 'Espalda',
    frontOf: '{garment}, frente, con sus zonas de estampado',
    backOf: '{garment}, espalda, con sus zonas de estampado',
    from: 'desde {price}',
    withoutPrint: 'sin estampado',
    colour: 'Color de la tela',
    design: 'Diseñar en {colour}',
    soldOut: '{colour} está agotado por ahora',
    askFor: 'Pregunta cuándo vuelve',
    sizesTitle: 'Tallas en {colour}',
    availability: { in_stock: 'disponible', low: 'quedan pocas', out: 'agotada' },
    fabric: 'Tela',
    fabrics: {
      cotton: 'Algodón',
      polyester: 'Poliéster',
      cotton_polyester: 'Algodón y poliéster',
      tri_blend: 'Mezcla de tres fibras',
      nylon: 'Nailon',
    },
    zonesTitle: 'Dónde estampamos',
    zonesIntro:
      'El estampado más grande de cada zona. El tuyo puede ser menor y quedar en cualquier punto dentro de ella.',
    zone: 'Zona',
    largest: 'Estampado más grande',
    forSizes: 'en {sizes}',
    pricesTitle: 'Precio por pieza, con un estampado',
    pricesIntro:
      'Según el tamaño del estampado y cuántas piezas iguales pides. Las tallas grandes pueden costar un poco más.',
    printSize: 'Tamaño del estampado',
    pieces: { one: '{count} pieza', other: '{count} piezas' },
    tax: {
      none: 'No se agregan impuestos.',
      inclusive: 'Los precios incluyen {percent} de impuesto.',
      exclusive: 'Más {percent} de impuesto.',
    },
    ready: 'Listo en {days}, por lo general.',
    care: 'Lávala al revés a 30 °C y no planches el estampado.',
    terms: 'Cómo trabajamos',
    printOnly: 'solo el estampado {price}',
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
    metaDescription:
      'Cómo funcionan los pedidos, el pago, tu arte, el estampado, la entrega y la privacidad en {store}. Versión {version}.',
    title: 'La letra chica, en tamaño normal',
    version: 'Versión {version}',
    intro: 'Esto es lo que aceptas cuando haces un pedido. Tu pedido anota la versión que viste.',
    contents: 'En esta página',
    ordering: {
      title: 'Pedir y pagar',
      holds:
        'Cuando pides, apartamos tus prendas. Si no nos llega un pago en el plazo de abajo, el pedido termina solo, las prendas vuelven al estante y no debes nada.',
      method: 'Forma de pago',
      window: 'Plazo para pagar',
      hours: { one: '{count} hora', other: '{count} horas' },
      start: 'Estampamos cuando tu pago está revisado y tu arte aprobado.',
      prices: 'Los precios están en {currency}. {tax} El precio que confirmas es el precio que pagas.',
    },
    time: {
      title: 'Cuánto tarda',
      text: 'Normalmente {days} desde el pedido. La página de tu pedido muestra el día en que lo prometemos; un pago tardío o un arte que haya que cambiar puede moverlo, y entonces te avisamos.',
    },
    artwork: {
      title: 'Tu arte',
      yours:
        'Sigue siendo tuyo. Nos dejas estamparlo para tu pedido y nada más: ni catálogo, ni portafolio, ni otra tirada sin preguntarte.',
      rights:
        'Con el pedido nos dices que puedes mandarlo a estampar. No estampamos lo que es de otra persona ni lo que busca hacer daño; en ese caso rechazamos el arte y devolvemos el dinero.',
      sharp:
        'Con menos de {minDpi} DPI al tamaño del estampado, el arte sale borroso y te pedimos otro tamaño u otro archivo. Desde {recommendedDpi} DPI sale nítido.',
      check:
        'Miramos cada archivo antes de estamparlo. Si algo fuera a salir mal, paramos el pedido y te preguntamos.',
    },
    colours: {
      title: 'Colores y posición',
      text: 'Una pantalla brilla y una tela no: los colores impresos pueden verse un poco más tranquilos, y un lote de tela cambia ligeramente de otro. Los estampados se planchan a mano y pueden quedar unos milímetros corridos. Ninguna de las dos cosas es un defecto.',
    },
    handover: {
      title: 'La entrega',
      text: 'Al pedir eliges cómo lo recibes. Si no puedes llegar, avísanos antes y buscamos otra hora. Lo que no se recogió te espera en el taller.',
      way: 'Forma',
      fee: 'Precio',
      free: 'gratis',
    },
    changes: {
      title: 'Cambiar y cancelar',
      text: 'Hasta que se imprime lo primero de tu pedido puedes cancelarlo sin costo; escríbenos con el número de pedido. Después la prenda es tuya, porque nadie más puede usarla. Lo que devolvemos vuelve por donde se pagó.',
    },
    faults: {
      title: 'Cuando algo salió mal',
      text: 'Una prenda equivocada, un estampado que se despega, se agrieta o quedó torcido: mándanos una foto en cuanto lo veas. Lo estampamos de nuevo sin costo o devolvemos el dinero, como prefieras. Lávala al revés a 30 °C y no planches el estampado, y va a durar.',
    },
    privacy: {
      title: 'Privacidad',
      kept: 'Guardamos lo que un pedido necesita: tu nombre, cómo contactarte, qué pediste, tu arte y cómo pagaste. Tu nombre y tu contacto sirven para hacer el pedido, entregarlo y responderte. No los vendemos ni los usamos para publicidad.',
      ended: 'El arte de los pedidos cancelados o que vencieron sin pago se borra después de un tiempo.',
      rights:
        'Escríbenos y te damos una copia de todo lo que guardamos de ti, o lo borramos. Los montos quedan en nuestras cuentas, sin tu nombre.',
      browserTitle: 'Lo que guarda tu navegador',
      browser:
        'Estas páginas no ponen cookies, no cuentan visitas y no cargan nada de otras empresas. Tu carrito, tus diseños sin terminar y lo que escribiste al finalizar el pedido quedan en el almacenamiento de tu propio navegador hasta que pidas o lo borres.',
      challenge:
        'Antes de enviar un pedido o un mensaje, tu dispositivo resuelve una pequeña cuenta que deja fuera a los robots. Queda entre tú y nosotros.',
      turnstile:
        'Antes de enviar un pedido o un mensaje, Cloudflare Turnstile comprueba que no eres un robot. Para eso tu navegador se conecta con Cloudflare.',
      noCookiesTurnstile:
        'Estas páginas no ponen cookies propias ni cuentan visitas. Tu carrito, tus diseños sin terminar y lo que escribiste al finalizar el pedido quedan en el almacenamiento de tu propio navegador hasta que pidas o lo borres.',
    },
    contact: {
      title: 'Preguntas',
      text: 'Si algo aquí no queda claro, pregunta antes de pedir.',
      button: 'Escríbenos',
    },
  },
}
