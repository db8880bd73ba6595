/** Formats of clauses and their merge fields. */

export const formatoTodosLosCasos = 'Todos los casos';
export const formatoConCamposDesconocidos = (codigo: string, nombres: readonly string[]): string =>
  `El formato ${codigo} nombra campos que ya no existen: ${nombres.join(', ')}. Escriba otra versión del formato`;
export const formatoCampoDesconocido = (nombre: string): string => `El campo «${nombre}» no existe`;
export const formatoCampoImposible = (campo: string, cuando: string): string =>
  `El campo «${campo}» solo existe ${cuando}: ajuste las condiciones o quítelo`;
export const formatoCampoPartido = (nombre: string): string =>
  `El campo «${nombre}» tiene formato adentro: insértelo de nuevo`;
export const formatoTablaSola = (campo: string): string => `El campo «${campo}» es una tabla y va solo en su párrafo`;
export const formatoSignoSuelto =
  'Los signos [[ ]] y {{ }} solo se usan para los campos: inserte el campo desde la lista';
export const formatoEnLinea = (linea: number, mensaje: string): string => `Línea ${linea}: ${mensaje}`;
export const formatoHueco = (casos: string): string => `Ningún formato para: ${casos}`;
export const formatoDoble = (formatos: string, casos: string): string =>
  `Más de un formato (${formatos}) para: ${casos}`;
export const formatoYMasCasos = (n: number): string => (n === 1 ? 'y un caso más' : `y ${n} casos más`);
export const formatoBorrador = 'Borrador';
export const formatoPorRegir = 'Programado';
export const formatoVigente = 'Vigente';
export const formatoReemplazado = 'Reemplazado';
export const formatoDescartado = 'Descartado';
export const formatoYaAprobado = (quien: string, cuando: string): string =>
  `El formato ya fue aprobado por ${quien} el ${cuando}`;
export const formatoYaDescartado = (quien: string, cuando: string): string =>
  `El formato ya fue descartado por ${quien} el ${cuando}`;
export const formatoCobertura = (problemas: string): string =>
  `Cada combinación de condiciones debe tener un solo formato. ${problemas}`;
export const formatoSinCombinacion = 'Ningún contrato cumple a la vez estas condiciones';
export const formatoTextoVacio = 'El texto de la cláusula no puede estar vacío';
export const formatoDesdePasado = 'La vigencia no puede comenzar antes de hoy';
export const formatoOtroBloque = 'Este formato es de otro bloque';
export const formatoConBorrador = 'Este formato ya tiene un borrador: edítelo o descártelo';
export const formatoNoRige = (codigo: string): string => `${codigo} no es un formato aprobado de este bloque`;
export const formatoSinNinguno = (bloque: string, caso: string): string =>
  `No hay un formato vigente de «${bloque}» para: ${caso}`;
export const formatoConVarios = (bloque: string, caso: string): string =>
  `Hay más de un formato vigente de «${bloque}» para: ${caso}`;
export const formatoInsertarCampo = 'Insertar campo';
export const formatoEsTabla = 'Una tabla: va sola en su párrafo';
export const formatoNuevaVersion = 'Nueva versión';
export const formatoBuscar = 'código o nombre';
export const formatoTexto = 'Texto de la cláusula';
export const formatoCondiciones = 'Condiciones';
export const formatoCondicionesAyuda = 'Sin marcar nada en una fila, el formato sirve para todos sus valores.';
export const formatoSeCompleta = 'Se aprobará junto con otros borradores del bloque';
export const formatoSeCompletaAyuda = 'Guarda aunque por ahora alguna combinación quede sin formato o con dos.';
export const formatoGuardado = 'Borrador guardado';
export const formatoAprobar = 'Aprobar formato';
export const formatoAprobado = 'Formato aprobado';
export const formatoRige = (codigo: string, numero: number, desde: string): string =>
  `${codigo}, versión ${numero}, desde el ${desde}`;
export const formatoAvisado = (rigen: readonly string[], terminan: readonly string[], quien: string): string =>
  `${quien} aprobó: ${rigen.join('; ')}.${terminan.length === 0 ? '' : ` Dejan de regir: ${terminan.join(', ')}.`}`;
export const formatoDescartar = 'Descartar borrador';
export const formatoDescartadoExito = 'Borrador descartado';
export const formatoVistaPrevia = 'Vista previa';
export const formatoConEjemplos = 'Con los ejemplos de cada campo';
export const formatoPlan = 'Código del plan';
export const formatoNoEncaja = 'El plan no cumple las condiciones de este formato.';
export const formatoFaltan = (campos: string): string => `Sin valor: ${campos}`;
export const formatoComparar = (numero: number): string => `Comparar con la versión ${numero}`;
export const formatoEntregado = 'Borrador entregado con el programa: debe revisarlo la asesoría legal de la empresa.';
export const formatoJunto = 'Aprobar también';
export const formatoRetira = 'Dejan de regir';
export const formatoRigeDesde =
  'Rige desde la fecha indicada o, si ya pasó, desde hoy. La versión anterior termina el día previo.';
export const formatoSinProblemas = 'Cada combinación de condiciones tiene un solo formato.';
export const formatoConProblemas = 'Hay combinaciones sin formato o con más de uno:';
export const formatoEnBorradores = 'Si se aprobaran todos los borradores:';
export const formatosVacio = 'No hay formatos con estos filtros.';
export const comparacionIgual = 'Los textos dicen lo mismo. Negritas, alineación y tablas no se comparan.';
export const formatosPorAprobar = (cuantos: number): string =>
  cuantos === 1 ? 'Un borrador espera aprobación' : `${cuantos} borradores esperan aprobación`;
export const comparacionCambio = (cual: number, de: number): string => `Cambio ${cual} de ${de}`;
export const comparacionAnterior = 'Cambio anterior';
export const comparacionSiguiente = 'Cambio siguiente';
export const comparacionIguales = (parrafos: number): string => `Ver ${parrafos} párrafos iguales`;
