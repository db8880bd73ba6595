import type {
  ColorDeIndicador,
  EstadoDeAdenda,
  EstadoDeCarta,
  EstadoDeClave,
  EstadoDeCoincidencia,
  EstadoDeContrato,
  EstadoDeCorreo,
  EstadoDeCuota,
  EstadoDeDerecho,
  EstadoDeEnvio,
  EstadoDeImportacion,
  EstadoDeLinea,
  EstadoDeMedio,
  EstadoDeOperacionInusual,
  EstadoDeOrden,
  EstadoDePagare,
  EstadoDePago,
  EstadoDePapel,
  EstadoDePrenda,
  EstadoDeReferencia,
  EstadoDeSorteo,
  EstadoDeSuscripcion,
  EstadoDeTarea,
  EstadoParticipante,
  EtiquetaDeEstado,
  SituacionDeFormato,
} from '@adjudica/domain';
import type { TramiteVista } from '../generated/api';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** The closed lists of the rules package, by the kind of record. */
interface States {
  adenda: EstadoDeAdenda;
  asamblea: EtiquetaDeEstado;
  carta: EstadoDeCarta;
  clave: EstadoDeClave;
  coincidencia: EstadoDeCoincidencia;
  contrato: EstadoDeContrato;
  correo: EstadoDeCorreo;
  cuota: EstadoDeCuota;
  derecho: EstadoDeDerecho;
  envio: EstadoDeEnvio;
  formato: SituacionDeFormato;
  importacion: EstadoDeImportacion;
  lineaDePago: EstadoDeLinea;
  medio: EstadoDeMedio;
  operacionInusual: EstadoDeOperacionInusual;
  orden: EstadoDeOrden;
  pagare: EstadoDePagare;
  papel: EstadoDePapel;
  pago: EstadoDePago;
  participante: EstadoParticipante;
  prenda: EstadoDePrenda;
  referencia: EstadoDeReferencia;
  /** Red, yellow and green of the rules, in the screens' own palette. */
  semaforo: ColorDeIndicador;
  sorteo: EstadoDeSorteo;
  suscripcion: EstadoDeSuscripcion;
  tarea: EstadoDeTarea;
  tramite: TramiteVista['porHacer'];
}

/** The tones of all states: a new state does not compile without one. The colour only repeats the word. */
export const tones: { readonly [K in keyof States]: Readonly<Record<States[K], Tone>> } = {
  // ASA-021, ASA-022: an open assembly needs work, a closed one is done.
  asamblea: { Abierta: 'info', Cerrada: 'neutral' },
  adenda: { P: 'warning', A: 'success', R: 'error', X: 'neutral' },
  carta: { pendiente: 'warning', generada: 'warning', realizada: 'success' },
  clave: { vigente: 'success', vencida: 'neutral', revocada: 'error' },
  coincidencia: { 'por-revisar': 'warning', descartada: 'neutral', confirmada: 'error' },
  contrato: { P: 'warning', A: 'success', R: 'error' },
  correo: { pendiente: 'info', enviado: 'success', fallido: 'error', descartado: 'neutral' },
  cuota: { Pagada: 'success', Vencida: 'error', Pendiente: 'neutral' },
  derecho: { recibida: 'info', atendida: 'success', negada: 'neutral', levantada: 'neutral' },
  envio: { pendiente: 'info', entregado: 'success', fallido: 'error', descartado: 'neutral' },
  formato: { borrador: 'warning', porRegir: 'info', vigente: 'success', reemplazado: 'neutral', descartado: 'neutral' },
  importacion: {
    VALIDANDO: 'info',
    VALIDADA: 'warning',
    'CON ERRORES': 'error',
    FALLIDA: 'error',
    APLICADA: 'success',
  },
  lineaDePago: {
    sinLista: 'error',
    sinArchivo: 'error',
    rechazado: 'error',
    pendiente: 'warning',
    incorrecto: 'warning',
    correcto: 'success',
  },
  medio: { espera: 'warning', enviado: 'info', aprobado: 'success', rechazado: 'error' },
  operacionInusual: { 'por-decidir': 'warning', reportada: 'info', archivada: 'neutral' },
  orden: { pendiente: 'warning', aprobada: 'success', anulada: 'error' },
  papel: { emitido: 'warning', firmado: 'success', anulado: 'neutral' },
  pagare: { P: 'warning', A: 'success', R: 'error', X: 'neutral' },
  pago: { pendiente: 'warning', aprobado: 'success', anulado: 'neutral' },
  participante: { participa: 'neutral', 'no participa': 'warning', 'participa cesion': 'info' },
  prenda: { porIngresar: 'warning', ingresada: 'info', firme: 'success', anulada: 'neutral' },
  referencia: { P: 'warning', C: 'success' },
  semaforo: { rojo: 'error', amarillo: 'warning', verde: 'success' },
  sorteo: { sinLista: 'neutral', sinFuente: 'neutral', publicado: 'neutral', escrito: 'neutral', sorteado: 'success' },
  suscripcion: { activa: 'success', fallando: 'error', rechazada: 'error', inactiva: 'neutral' },
  tarea: { P: 'info', A: 'info', S: 'warning', C: 'neutral' },
  tramite: { Ninguno: 'neutral', Pagare: 'warning', Contrato: 'info', Realizado: 'success' },
};

/** Tone of a state that is a plain text; an unknown one is neutral. */
export const toneOf = (what: keyof States, state: string): Tone =>
  (tones[what] as Readonly<Record<string, Tone>>)[state] ?? 'neutral';
