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
  },

  contact: {
    metaTitle: 'Contacto · {store}',
  },

  policies: {
    metaTitle: 'Políticas · {store}',
  },
}
