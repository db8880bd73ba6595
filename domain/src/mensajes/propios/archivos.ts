/** Why a stored file can't be shown, by the code of the problem. */

export const archivos = {
  'archivo-alterado':
    'El archivo fue alterado después de guardarse y no se entrega. Avise al administrador del sistema.',
  'archivo-perdido': 'El archivo no está en el almacén. Avise al administrador del sistema.',
  'rango-fuera': 'El archivo no tiene la parte que se pidió.',
} as const;
/** In the index of a folder, in place of the document's state. */
export const archivoEnIndice = { alterado: 'Alterado', perdido: 'No está' } as const;
