/** A draw that anyone can repeat. */
export const sorteo = 'Sorteo';
export const fuenteBombo = 'Bombo de la notaría';
export const fuenteLoteria = 'Lotería Nacional';
export const fuenteFaro = 'Faro público de azar';
export const ayudaBombo = 'De 1 a 12 cifras, con sus ceros a la izquierda';
export const ayudaLoteria = 'De 3 a 12 cifras, con sus ceros a la izquierda';
export const ayudaFaro = 'El valor del pulso: de 64 a 128 dígitos hexadecimales';

export const publicarFuente = 'Registrar la fuente del sorteo';
export const cambiarFuente = 'Cambiar la fuente';
export const alPublicarFuente =
  'Queda escrito, antes de conocerse el número, de dónde saldrá. Después nadie podrá cambiar la lista ni la fuente.';
export const fuentePublicada = 'Fuente registrada';
export const escribirNumero = 'Escribir el número';
export const corregirNumero = 'Escribirlo de nuevo';
export const alEscribirNumero = 'Otra persona lo escribirá otra vez, sin verlo; si coinciden, se sortea.';
export const numeroGuardado = 'Número guardado: falta que otra persona lo confirme';
export const confirmarNumero = 'Confirmar y sortear';
export const alConfirmarNumero = (quien: string): string =>
  `Escriba el número como lo ve en su fuente. Si es el mismo que escribió ${quien}, se sortea; no se puede repetir.`;
export const sorteoHecho = 'Sorteo realizado';

export const resultadoConocido = 'Elija un resultado que todavía no se conozca: de hoy en adelante';
export const resultadoPorVenir = (fecha: string): string => `El resultado es del ${fecha}: todavía no existe`;
export const fuenteConNumero = 'El número ya se escribió: la fuente ya no cambia';
export const sorteoSinElegibles = 'Ningún plan de la lista cerrada entra en el sorteo';
export const sorteoSinFuente = 'Primero se registra la fuente del sorteo';
export const sorteoSinNumero = 'Todavía nadie ha escrito el número';
export const sorteoConActa = 'El acta ya está generada: el sorteo ya no cambia';
export const listaAlterada = 'La lista cerrada no coincide con su huella: avise al administrador';
export const yaSorteado = 'El sorteo ya se realizó';
export const yaSorteadoPor = (quien: string, cuando: string): string =>
  `El sorteo ya se realizó: lo confirmó ${quien} el ${cuando}`;
export const confirmaOtraPersona = 'El número lo confirma otra persona: usted lo escribió';
export const numeroDistinto = (quien: string): string =>
  `No es el número que escribió ${quien}. Revisen la fuente ambas personas; si el primer número está mal, se escribe de nuevo.`;
export const sorteoDistinto = (diferencia: string): string =>
  `Las marcas no coinciden con el sorteo: escriba el motivo, que constará en el acta. ${diferencia}`;
export const tocabaSinMarcar = (planes: string): string => `Por el orden del sorteo tocaba a ${planes}.`;
export const marcadoFueraDeOrden = (planes: string): string => `Marcado sin que le tocara: ${planes}.`;
export const observacionDeSorteo = (acta: string, diferencia: string, motivo: string): string =>
  `${acta}. ${diferencia} Motivo: ${motivo}`;

// the panel
export const pasoLista = 'Lista cerrada';
export const pasoFuente = 'Fuente del sorteo publicada';
export const pasoNumero = 'Número escrito por una persona';
export const pasoConfirmacion = 'Confirmado por otra persona y sorteado';
export const pasoMarcas = 'Comparado con las marcas';
export const pasoListaFalta = 'La lista se cierra en Constancia, con «Instalar la asamblea».';
export const enSorteo = (n: number): string =>
  n === 1 ? 'Entra 1 plan en el sorteo.' : `Entran ${n} planes en el sorteo.`;
export const motivoDelSorteo = 'Motivo de la diferencia con el sorteo';
export const ordenDelSorteo = 'Orden del sorteo';
export const ganador = 'Ganador';
export const suplente = (n: number): string => `Suplente ${n}`;
export const marcadoComoSorteado = 'Las marcas coinciden con el sorteo.';
export const descargarListaCongelada = 'Descargar la lista cerrada';
export const comoRepetirlo =
  'Con la lista cerrada, la fuente, la fecha y el número, cualquiera repite el sorteo en la página /verificar.';
/** In the record of the assembly. */
export const numeroDeDos = (numero: string, escrito: string | null, confirmado: string | null): string =>
  `Número ${numero}, escrito por ${escrito ?? 'una persona'} y otra vez por ${confirmado ?? 'otra'}.`;
export const ganadorYSuplentes = (nombre: string, suplentes: number): string =>
  `${ganador}: ${nombre}, y ${suplentes === 1 ? '1 suplente' : `${suplentes} suplentes`}.`;
export const estadosDeSorteo = {
  sinLista: 'Lista sin cerrar',
  sinFuente: 'Sin fuente registrada',
  publicado: 'Falta el número',
  escrito: 'Falta confirmar el número',
  sorteado: 'Realizado',
} as const;

// verification
export const semilla = 'Semilla';
export const numeroNoEsDeFuente = 'El número no tiene la forma de esa fuente';
export const impresaDistinta = (nombre: string, impresa: string, calculada: string): string =>
  `${nombre}: impresa ${impresa}, calculada ${calculada}`;
export const ordenDistinto = (lugar: number, impreso: string, calculado: string): string =>
  `Orden, lugar ${lugar}: impreso ${impreso}, calculado ${calculado}`;
