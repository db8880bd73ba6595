/** Addenda of contracts. `cuando`: 'DD/MM/YYYY HH:mm'. */
export const adendas = 'Adendas';
export const adendaAprobada = 'Aprobada';
export const adendaNoAprobada = 'No aprobada';
export const adendaAnulada = 'Anulada';
export const adendaDe = (numero: number | string, plan: string): string =>
  `Adenda No. ${numero} del contrato del plan ${plan}`;
export const adendaTitulo = (numero: number): string => `Adenda No. ${numero}`;
export const adendaAyudaDeMotivo = 'Para quien decide; no se imprime.';
export const adendaSinTexto = 'El texto de la adenda no puede estar vacío';
export const adendaNoConsta = 'No consta';
export const adendaYaDecidida = (estado: string, quien: string, cuando: string): string =>
  `La adenda fue ${estado} por ${quien} el ${cuando}`;
export const adendaYaRechazada = (quien: string, cuando: string): string =>
  `La adenda no fue aprobada por ${quien} el ${cuando}`;
export const adendaDesactualizada = (campos: readonly string[]): string =>
  `Los datos cambiaron después de escribir la adenda: ${campos.join(', ')}. Edítela y guárdela de nuevo`;
export const adendaEnBlanco = 'La adenda tiene una línea en blanco: escriba lo que se conviene';
export const adendaSinDecir = (campos: readonly string[]): string =>
  `El texto no dice el valor nuevo de: ${campos.join(', ')}`;
export const adendaDeOtra = (numero: number): string =>
  `El contrato ya tiene la adenda No. ${numero} sin aprobar: termínela o anúlela antes de hacer otra`;
export const adendaRepetida = 'El contrato ya tiene otra adenda, actualice la página';
export const adendaContratoSinAprobar =
  'El contrato todavía no está aprobado: sus bloques se editan, no hace falta una adenda';
/** Clauses. */
interface ContratoCitado {
  readonly numero: number;
  readonly naturaleza: string;
  readonly idCodigo: string;
  readonly ciudad: string;
  readonly fecha: string;
  readonly anteriores: string;
}
export const adendaClausulas = {
  antecedentes: ({ numero, naturaleza, idCodigo, ciudad, fecha, anteriores }: ContratoCitado): string =>
    `En la ciudad de ${ciudad}, el ${fecha}, las partes suscribieron el ${naturaleza} No. ${numero}, del plan ${idCodigo}${anteriores}, en adelante «EL CONTRATO».`,
  anteriores: (numeros: string, cuantas: number): string =>
    cuantas === 1 ? `, modificado por su adenda No. ${numeros}` : `, modificado por sus adendas Nos. ${numeros}`,
  modificacion:
    'Las partes acuerdan modificar EL CONTRATO en lo que sigue: donde consta lo que se transcribe bajo «Donde dice», se leerá lo que se transcribe bajo «Dirá».',
  estipulacion: (linea: string): string =>
    `Las partes acuerdan agregar a EL CONTRATO la siguiente estipulación: ${linea}`,
  tabla: ['Dato', 'Donde dice', 'Dirá'],
  ratificacion:
    'En todo lo que esta adenda no modifica, las partes ratifican EL CONTRATO, que continúa en plena vigencia. Esta adenda forma parte de él y no produce novación: las obligaciones contraídas y las garantías otorgadas subsisten.',
  aceptacion: (ejemplares: string): string =>
    `Leída esta adenda, las partes se ratifican en su contenido y la suscriben en ${ejemplares} de igual tenor.`,
} as const;
/** Notices. */
export const avisoDeAdendaEnviada = 'Adenda por aprobar';
export const avisoDeAdendaAprobada = 'Adenda aprobada';
export const avisoDeAdendaRechazada = 'Adenda no aprobada';
export const adendaAvisada = (adenda: string, cliente: string, quien: string): string =>
  `${adenda}, de ${cliente}, por ${quien}`;
/** Screens. */
export const adendaNueva = 'Nueva adenda';
export const adendaEditar = 'Editar adenda';
export const adendaVacia = 'El contrato no tiene adendas.';
export const adendaDiferencias = 'Lo que el contrato dice de otro modo';
export const adendaSinDiferencias =
  'El contrato dice lo mismo que el caso. La adenda puede agregar lo que las partes convengan.';
export const adendaUsarPropuesto = 'Usar el texto propuesto';
export const adendaGuardada = 'Adenda guardada';
export const adendaCambiaron = (campos: string): string => `Cambió después de escribirse:${campos}`;
export const adendaAlAprobar = 'Es definitiva: se imprime y se guarda el texto tal como está.';
export const adendaAlAnular = 'No se deshace. El número queda usado.';
export const adendaFueAnulada = 'Adenda anulada';
export const adendaDecidida = (estado: string, quien: string, cuando: string): string =>
  `${estado} por ${quien} el ${cuando}`;
export const adendaNoAprobar = 'No aprobar adenda';
export const adendaAnular = 'Anular adenda';
export const adendaVerPdf = 'Ver PDF';
export const adendaVerBorrador = 'Ver borrador';
