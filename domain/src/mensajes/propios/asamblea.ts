/** Its day has passed and it is still open. */
export const asambleaAtrasada = 'Atrasada';
export const mesDeAsamblea = 'Mes';
/** Why the workbook of the calendar can't be had. */
export const calendarioDeUnGrupo =
  'Elija un producto y un grupo con asambleas: el archivo es el calendario de un grupo';
export const elijaGrupoDeFecha =
  'Elija producto y grupo: ellos dicen qué número sigue y desde qué fecha se puede convocar.';
export const acta = 'Acta';
export const generarElActa = 'Generar el acta';
export const conActa = 'Con acta';
export const sinActa = 'Sin acta';

// correcting and removing an open one
export const fechaMaxima = (fecha: string): string => `La fecha más tardía permitida es ${fecha}`;
export const confirmeFechaPasada = 'Confirme la fecha: ya pasó';
export const esaFechaPaso = 'Sé que esa fecha ya pasó';
export const asambleaYaCerrada = 'La asamblea ya está cerrada';
export const asambleaNoEsUltima = 'Solo se elimina la última asamblea del grupo';
export const asambleaConMarcas = (marcados: number): string =>
  marcados === 1
    ? 'La asamblea tiene un participante marcado o adjudicado'
    : `La asamblea tiene ${marcados} participantes marcados o adjudicados`;
export const estadoNoSeProcesa = (estado: string): string =>
  `La asamblea llegó por importación con el estado '${estado}'. Solo se procesan las abiertas (sin estado) y las cerradas ('C'): por eso no se puede marcar, generar el acta ni corregirla.`;
export const corregirAsamblea = 'Corregir datos';
export const asambleaCorregida = 'Asamblea corregida';
export const eliminarAsamblea = 'Eliminar asamblea';
export const asambleaEliminada = 'Asamblea eliminada';
export const alEliminarAsamblea =
  'Se quitan la fecha y sus participantes; queda constancia de quién la eliminó y por qué.';
export const alCambiarFecha =
  'Con otra fecha se vuelven a leer titulares y cuotas vencidas; las filas ya marcadas se conservan.';
export const avisoDeCorreccion = (numero: number, grupo: string): string =>
  `Asamblea ${numero} del grupo ${grupo} corregida`;
export const avisoDeEliminacion = (numero: number, grupo: string): string =>
  `Asamblea ${numero} del grupo ${grupo} eliminada`;

// generating the minutes
export const seAdjudicara = 'Se adjudicará a';
export const actaSinAdjudicados = 'No hay participantes marcados: el acta se emitirá sin adjudicados.';
export const verActaEnListado = 'Ver el acta en el listado';
export const siguienteAsamblea = (grupo: string, numero: number, fecha: string): string =>
  `Siguiente asamblea abierta: ${grupo} No. ${numero}, ${fecha}`;
export const marcasGuardandose = 'Guardando…';
export const marcasGuardadas = 'Guardado';
export const marcaSinGuardar = 'El último cambio no se guardó';

/** Button that opens what a member gets of the minutes. */
export const actaExtracto = 'Extracto para un titular';
export const extractoDeActa = (numero: number): string => `Extracto del acta No. ${numero}`;
export const planDelTitular = 'Plan del titular (opcional)';
