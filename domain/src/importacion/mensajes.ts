/** '3 avisos y una fila oculta' */
function porConfirmar(avisos: number, ocultas: number): string {
  const contado = (n: number, singular: string, plural: string): string[] =>
    n === 0 ? [] : [n === 1 ? singular : `${n.toLocaleString('es-EC')} ${plural}`];
  return [...contado(avisos, 'un aviso', 'avisos'), ...contado(ocultas, 'una fila oculta', 'filas ocultas')].join(
    ' y ',
  );
}

/** Messages about the data of the database; a row by itself is refused with `mensajes.propios`. */
export const mensajesDeImportacion = {
  grupoNoExiste: 'El grupo no existe: impórtelo primero',
  titularNoExiste: 'No hay una persona con esta identificación: impórtela primero',
  planNoExiste: 'El plan no existe: impórtelo primero',
  planSinTitular: 'El plan no tiene titular',
  asambleaNoExiste: 'La asamblea no existe: impórtela primero',
  usuarioNoExiste: 'El usuario no existe: impórtelo primero',
  mesFuturo: 'El mes no puede ser posterior al actual',
  noEsEjecutivo: 'El usuario no es ejecutivo ni jefatura de adjudicaciones',
  usuarioPropio: 'No puede desactivar su propio usuario ni cambiar su propio rol',
  usuarioDeServicio: 'Es una cuenta de servicio: se cambia en su propia pantalla',
  numeroSobreMeses: 'El número de asamblea supera los meses del plan',
  asambleaConActa: 'La asamblea ya tiene un acta generada y no puede cambiar',
  otraAdjudicacion: 'El plan ya tiene una adjudicación vigente de otra asamblea',
  diferenciasPendientes: 'Las diferencias con las cifras de control aún no están calculadas',
  planRepetido: 'El plan está adjudicado más de una vez en el archivo',
  provinciaNoExiste: 'La provincia no existe',
  cantonNoExiste: 'El cantón no existe en la provincia indicada',
  cantonAmbiguo: 'Hay más de un cantón con este nombre: indique la provincia',
  parroquiaNoExiste: 'La parroquia no existe en el cantón indicado',
  parroquiaAmbigua: 'Hay más de una parroquia con este nombre: indique el cantón',
  marcaNoExiste: 'La marca no existe: impórtela primero',
  concesionarioNoExiste: 'El concesionario no existe: impórtelo primero',
  dispositivoDeVarios: 'Varios concesionarios tienen este dispositivo: diga de cuál es',
  modeloNoExiste: 'El modelo no existe en la marca: impórtelo primero',
  claseNoExiste: (clases: string): string => `La clase no existe. Use una de estas: ${clases}`,
  marcaDeDosFormas: 'La marca está escrita de dos formas en el archivo',
  nombreSinCodigo: (maximo: number): string => `El nombre necesita letras o números, y hasta ${maximo} de ellos`,
  codigoDeTarea: 'Use letras, números y guiones, empezando con una letra',
  tareaDeDosFormas: 'El tipo de tarea lleva datos distintos en otra fila del archivo',
  tareaSinCierre: 'El tipo de tarea necesita un resultado que la cierre',
  estadoPlan: 'Use A (activo), C (cesión en curso) o un código de una letra',
  archivoVacio: 'El archivo no tiene filas',
  archivoInterrumpido: 'El sistema se detuvo mientras revisaba el archivo; vuelva a subirlo.',
  archivoNoAceptado: 'El archivo no es CSV ni Excel (.xlsx); guárdelo en uno de esos formatos.',
  archivoAncho: (maximo: number): string => `El archivo tiene más de ${maximo} columnas.`,
  lineasVacias: (maximo: number, linea: number): string =>
    `El archivo tiene más de ${maximo.toLocaleString('es-EC')} líneas vacías seguidas desde la línea ${linea}: bórrelas y guárdelo de nuevo.`,
  fechaImposible: 'La fecha debe estar entre 01/01/1900 y 31/12/2100',
  fechaDeInicio: (desde: string, hasta: string): string => `La fecha de inicio debe estar entre ${desde} y ${hasta}`,
  pagoFuturo: 'La fecha del movimiento no puede ser posterior a hoy',
  pagoAnterior: (inicio: string): string => `La fecha es anterior al inicio del grupo (${inicio})`,
  planConCeros: (idCodigo: string): string =>
    `Ya existe el plan ${idCodigo}: el puesto perdió los ceros del inicio. Dé formato de texto a la columna`,
  puestoConCeros: 'El mismo puesto está con y sin ceros al inicio en otra fila del archivo',
  documentoConCeros: 'El mismo documento está con y sin ceros al inicio en otra fila del archivo',
  avisoMismoDocumento: (documento: string): string =>
    `El plan ya tiene el documento ${documento}, que solo difiere en los ceros del inicio`,
  avisoMismoPago: (documento: string): string => `El plan ya tiene un movimiento del mismo día y valor: ${documento}`,
  avisoCodificacion: 'Parece texto de otra codificación (tildes o eñes cambiadas). Guarde el archivo como CSV UTF-8',
  avisosSinConfirmar: (avisos: number, ocultas: number): string =>
    `El archivo tiene ${porConfirmar(avisos, ocultas)}: revise y confirme que se aplica así`,
  confirmaAvisos: (avisos: number, ocultas: number): string => `Revisé ${porConfirmar(avisos, ocultas)}; se aplica así`,
  sinHojaVisible: 'El libro de Excel no tiene ninguna hoja visible con filas.',
  celdaIlegible: 'No se puede leer la celda: tiene un error o una fórmula sin resultado. Escriba el valor',
  celdaConSaltos: 'La celda tiene un salto de línea: escríbala en una sola línea',
  lecturaLenta: 'La lectura del archivo tardó demasiado. Vuelva a subirlo en unos minutos.',
  excelMuyGrande: 'El archivo de Excel supera los 25 MB; use CSV.',
  maximoUsuarios: (maximo: number): string => `Máximo ${maximo} usuarios por archivo`,
  noAplicable: 'Solo se aplica una importación revisada y sin errores.',
  yaAplicada: (usuario: string | null): string => `La importación ya fue aplicada por ${usuario ?? 'otro usuario'}.`,
  noRevisable: 'Solo se revisa de nuevo una importación revisada que aún no se aplicó.',
  datosCambiados: (filas: number, linea: number): string =>
    filas === 1
      ? `Los datos de la línea ${linea} cambiaron desde la revisión: no se aplicó nada. Revise el archivo de nuevo.`
      : `Los datos de ${filas} filas cambiaron desde la revisión, la primera en la línea ${linea}: no se aplicó nada. Revise el archivo de nuevo.`,
  rectificado: (solicitud: string): string =>
    `Este dato se rectificó a pedido de la persona (solicitud ${solicitud} en «Derechos del titular»): deje en el archivo el valor rectificado o, si volvió a cambiar, registre otra rectificación`,
  suspendido: (solicitud: string): string =>
    `El tratamiento de los datos de esta persona está suspendido (solicitud ${solicitud} en «Derechos del titular»): deje la fila como está guardada o quítela del archivo hasta que se levante la suspensión`,
  existe: 'existe',
  noExiste: 'no existe',
  sinRevisar: 'se revisó con una versión anterior del sistema',
  si: 'Sí',
  no: 'No',
  demasiadasColumnas: 'La fila tiene más celdas que el encabezado',
} as const;
