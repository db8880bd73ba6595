export const textoConFormatoAjeno =
  'El texto tiene un formato que no se acepta: use párrafos, negrita, cursiva, subrayado, listas, tablas y alineación';
export const editorAlTocar = 'Haga clic en el texto para editarlo.';
export const editorNegrita = 'Negrita';
export const editorCursiva = 'Cursiva';
export const editorSubrayado = 'Subrayado';
export const editorVinetas = 'Lista con viñetas';
export const editorNumeros = 'Lista numerada';
export const editorIzquierda = 'Alinear a la izquierda';
export const editorCentro = 'Centrar';
export const editorDerecha = 'Alinear a la derecha';
export const editorJustificar = 'Justificar';
export const editorTabla = 'Insertar tabla';
export const editorFilaMas = 'Agregar fila';
export const editorFilaMenos = 'Quitar fila';
export const editorColumnaMas = 'Agregar columna';
export const editorColumnaMenos = 'Quitar columna';
export const editorTablaMenos = 'Quitar tabla';
