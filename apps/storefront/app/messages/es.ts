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
    title: 'Tu carrito',
    designs: { one: '{count} diseño', other: '{count} diseños' },
    garments: { one: '{count} prenda', other: '{count} prendas' },
    front: 'frente',
    back: 'espalda',
    edit: 'Cambiar diseño',
    duplicate: 'Duplicar',
    remove: 'Quitar',
    removed: 'El diseño en {colour} ya no está en el carrito.',
    undo: 'Devolverlo',
    addNote: 'Agregar una nota para el taller',
    note: 'Nota para el taller',
    each: 'c/u',
    low: 'quedan pocas',
    less: 'Una menos',
    more: 'Una más',
    quantity: 'Cantidad',
    dropSize: 'Quitar esta talla',
    problemTitle: 'La tienda cambió desde que hiciste esto',
    problems: {
      garment_gone: 'Ya no vendemos esta prenda. Quita el diseño o empiézalo en otra prenda.',
      sizes_gone: 'Ya no vendemos una talla o este color. Quítala o cambia el diseño.',
      size_out: 'La talla {size} está agotada. Quítala o elige otra talla o color.',
      too_many: 'La talla {size} supera lo que cabe en un pedido. Baja la cantidad o escríbenos.',
      zone_gone: 'Ya no imprimimos «{zone}» en esta prenda. Cambia el diseño para mover esa impresión.',
      no_tier:
        'La impresión en «{zone}» es más grande de lo que imprimimos ahora. Cambia el diseño para reducirla.',
    },
    summary: 'Resumen',
    subtotal: 'Prendas e impresiones',
    discount: 'Descuento por cantidad',
    free: 'gratis',
    taxAdded: 'Impuesto, {rate} %',
    taxInside: 'Incluye {amount} de impuesto ({rate} %)',
    total: 'Total hasta ahora',
    handOverLater: 'En la página siguiente eliges cómo recibirlo y ves cuánto cuesta.',
    advice: {
      one: 'Una {garment} más y todas cuestan {percent} % menos.',
      other: '{count} {garment} más y todas cuestan {percent} % menos.',
    },
    toCheckout: 'Hacer el pedido',
    addAnother: 'Agregar otra prenda',
    mendFirst: 'Algunos diseños necesitan un cambio primero. Están marcados en rojo.',
    tooManyLines: 'Un pedido admite hasta {max} tallas distintas. Quita algunas o haz dos pedidos.',
    emptyTitle: 'Todavía no hay nada en la película',
    emptyText:
      'Elige una prenda, ponle tu diseño y te espera aquí. Se queda en este dispositivo hasta que hagas el pedido.',
    emptyAction: 'Elegir una prenda',
    needsScript:
      'El carrito vive en tu navegador y necesita JavaScript. Sin él, escríbenos y tomamos tu pedido a mano.',
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
