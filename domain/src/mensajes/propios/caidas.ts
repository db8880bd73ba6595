/** What does not work while a service that it needs is down, by the code of the problem. */

export const caidas = {
  'base-no-disponible': 'La base de datos no responde en este momento. Intente de nuevo en unos segundos.',
  'base-ocupada': 'La base de datos está muy ocupada en este momento. Intente de nuevo en unos segundos.',
  'sin-espacio': 'El servidor se quedó sin espacio en disco. Avise al administrador del sistema.',
  'almacen-no-disponible':
    'El almacén de archivos no responde en este momento. Intente de nuevo en unos minutos; lo demás funciona.',
  'pdf-no-disponible':
    'No se pueden generar documentos PDF en este momento. Intente de nuevo en unos minutos; lo demás funciona.',
} as const;
