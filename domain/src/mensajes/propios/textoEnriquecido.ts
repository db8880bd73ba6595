/** Rich text: our own texts. */
export const textoEnriquecido = {
  textoConFormatoAjeno:
    'El texto tiene un formato que no se acepta: use párrafos, negrita, cursiva, subrayado, listas, tablas y alineación',
  editorNegrita: 'Negrita',
  editorCursiva: 'Cursiva',
  editorSubrayado: 'Subrayado',
  editorVinetas: 'Lista con viñetas',
  editorNumeros: 'Lista numerada',
  editorIzquierda: 'Alinear a la izquierda',
  editorCentro: 'Centrar',
  editorDerecha: 'Alinear a la derecha',
  editorJustificar: 'Justificar',
  editorTabla: 'Insertar tabla',
  editorFilaMas: 'Agregar fila',
  editorFilaMenos: 'Quitar fila',
  editorColumnaMas: 'Agregar columna',
  editorColumnaMenos: 'Quitar columna',
  editorTablaMenos: 'Quitar tabla',
} as const;
