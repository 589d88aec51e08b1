/** By the stored name. */
export type Names = Readonly<Record<string, string>>

const SPANISH: Names = {
  'Your artwork, pressed to last.': 'Tu diseño, estampado para durar.',
  Email: 'Correo',
  'E-mail': 'Correo',
  'Mon–Sat 9:00–18:00': 'Lun–sáb 9:00–18:00',
  'Pick up at the studio': 'Recoger en el taller',
  'Meet-up point': 'Punto de encuentro',
  'Home delivery': 'Entrega a domicilio',
  'San Salvador, historic centre': 'San Salvador, centro histórico',
  'In front of the National Theatre': 'Frente al Teatro Nacional',
  'Clock tower': 'Torre del reloj',
  'Main entrance, by the fountain': 'Entrada principal, junto a la fuente',

  'Bank transfer': 'Transferencia bancaria',
  'Transfer the exact total and send us the transaction number or a photo of the receipt.':
    'Transfiere el total exacto y envíanos el número de transacción o una foto del comprobante.',
  'The transaction number on your receipt': 'El número de transacción del comprobante',
  'Transfer the exact total and send us the number on the slip, or a picture of it.':
    'Transfiere el total exacto y envíanos el número del comprobante o una foto.',
  'The transaction number on your slip': 'El número de transacción del comprobante',
  'Mobile wallet': 'Billetera móvil',
  'Send the total from your wallet app and upload a screenshot of the confirmation.':
    'Envía el total desde tu billetera y sube una captura de la confirmación.',
  'The confirmation code': 'El código de confirmación',
  'Cash at the studio': 'Efectivo en el taller',
  'Pay at the studio; we start printing once you have.':
    'Paga en el taller; empezamos a imprimir en cuanto lo hagas.',
  'Pay at the studio within three days; we start printing once you have.':
    'Paga en el taller dentro de tres días; empezamos a imprimir en cuanto lo hagas.',

  'Classic tee': 'Camiseta clásica',
  'Ring-spun cotton, 180 g/m². The one that everybody wears.':
    'Algodón peinado, 180 g/m². La que todo el mundo usa.',
  'Long sleeve': 'Manga larga',
  'Soft cotton with ribbed cuffs, 190 g/m².': 'Algodón suave con puños acanalados, 190 g/m².',
  'Pullover hoodie': 'Sudadera con capucha',
  'Brushed cotton and polyester, 320 g/m², with a lined hood.':
    'Algodón y poliéster afelpados, 320 g/m², con capucha forrada.',
  'Canvas tote': 'Bolsa de lona',
  'Heavy cotton canvas, 38 × 42 cm, long handles.': 'Lona gruesa de algodón, 38 × 42 cm, asas largas.',
  'One size': 'Talla única',

  Black: 'Negro',
  White: 'Blanco',
  Navy: 'Azul marino',
  'Heather grey': 'Gris jaspeado',
  Sand: 'Arena',
  Forest: 'Verde bosque',
  'Brick red': 'Rojo ladrillo',
  Sky: 'Celeste',
  Natural: 'Crudo',

  'Full front': 'Frente completo',
  'Hoodie front': 'Frente de la sudadera',
  'Full back': 'Espalda completa',
  'Left chest': 'Pecho izquierdo',
  'Right chest': 'Pecho derecho',
  'Left sleeve': 'Manga izquierda',
  'Right sleeve': 'Manga derecha',
  'Neck label': 'Etiqueta de cuello',

  'Label, up to 70 × 40 mm': 'Etiqueta, hasta 70 × 40 mm',
  'Small, up to 102 × 102 mm': 'Pequeño, hasta 102 × 102 mm',
  'Medium, up to 203 × 203 mm': 'Mediano, hasta 203 × 203 mm',
  'Large, up to 254 × 305 mm': 'Grande, hasta 254 × 305 mm',
  'Full, up to 305 × 381 mm': 'Completo, hasta 305 × 381 mm',
}

/** What a new shop calls its things, in other languages than English. */
export const NAMES = { en: {}, es: SPANISH, 'pt-BR': {}, fr: {}, id: {} } as const satisfies Record<
  string,
  Names
>

/** Names that an owner wrote stay as they are. */
export function named(text: string, names: Names): string {
  return Object.hasOwn(names, text) ? (names[text] ?? text) : text
}

/** A copy of the record with these of its texts translated. */
export function withNames<Value extends object>(
  value: Value,
  fields: readonly (keyof Value)[],
  names: Names,
): Value {
  const changed = fields.flatMap((field) => {
    const text = value[field]
    return typeof text === 'string' ? [[field, named(text, names)] as const] : []
  })
  return { ...value, ...Object.fromEntries(changed) }
}
