/** Formats of clauses and the merge fields in them: our own texts. */
export const formato = {
  formatoTodosLosCasos: 'Todos los casos',
  formatoCampoDesconocido: (nombre: string): string => `El campo «${nombre}» no existe`,
  formatoCampoImposible: (campo: string, cuando: string): string =>
    `El campo «${campo}» solo existe ${cuando}: ajuste las condiciones o quítelo`,
  formatoCampoPartido: (nombre: string): string => `El campo «${nombre}» tiene formato adentro: insértelo de nuevo`,
  formatoTablaSola: (campo: string): string => `El campo «${campo}» es una tabla y va solo en su párrafo`,
  formatoSignoSuelto: 'Los signos [[ ]] y {{ }} solo se usan para los campos: inserte el campo desde la lista',
  formatoEnLinea: (linea: number, mensaje: string): string => `Línea ${linea}: ${mensaje}`,
  formatoHueco: (casos: string): string => `Ningún formato para: ${casos}`,
  formatoDoble: (formatos: string, casos: string): string => `Más de un formato (${formatos}) para: ${casos}`,
  formatoYMasCasos: (n: number): string => (n === 1 ? 'y un caso más' : `y ${n} casos más`),
  formatoBorrador: 'Borrador',
  formatoPorRegir: 'Por regir',
  formatoVigente: 'Vigente',
  formatoReemplazado: 'Reemplazado',
  formatoDescartado: 'Descartado',
  formatoYaAprobado: (quien: string, cuando: string): string => `El formato ya fue aprobado por ${quien} el ${cuando}`,
  formatoYaDescartado: (quien: string, cuando: string): string =>
    `El formato ya fue descartado por ${quien} el ${cuando}`,
  formatoCobertura: (problemas: string): string =>
    `Cada combinación de condiciones debe tener un solo formato. ${problemas}`,
  formatoSinCombinacion: 'Ningún contrato cumple a la vez estas condiciones',
  formatoTextoVacio: 'El texto de la cláusula no puede estar vacío',
  formatoDesdePasado: 'La vigencia no puede comenzar antes de hoy',
  formatoOtroBloque: 'Este formato es de otro bloque',
  formatoConBorrador: 'Este formato ya tiene un borrador: edítelo o descártelo',
  formatoNoEsBorrador: (codigo: string): string => `${codigo} ya no es un borrador de este bloque`,
  formatoNoRige: (codigo: string): string => `${codigo} no es un formato aprobado de este bloque`,
  formatoSinNinguno: (bloque: string, caso: string): string => `No hay un formato vigente de «${bloque}» para: ${caso}`,
  formatoConVarios: (bloque: string, caso: string): string =>
    `Hay más de un formato vigente de «${bloque}» para: ${caso}`,
} as const;
