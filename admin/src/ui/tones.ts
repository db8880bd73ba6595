import type {
  ColorDeIndicador,
  EstadoDeCarta,
  EstadoDeClave,
  EstadoDeContrato,
  EstadoDeCorreo,
  EstadoDeCuota,
  EstadoDeDerecho,
  EstadoDeEnvio,
  EstadoDeImportacion,
  EstadoDeLinea,
  EstadoDeMedio,
  EstadoDeOrden,
  EstadoDePagare,
  EstadoDePago,
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

export type Tono = 'neutro' | 'info' | 'exito' | 'aviso' | 'error';

/** The closed lists of the rules package, by what they are the state of. */
interface States {
  asamblea: EtiquetaDeEstado;
  carta: EstadoDeCarta;
  clave: EstadoDeClave;
  contrato: EstadoDeContrato;
  correo: EstadoDeCorreo;
  cuota: EstadoDeCuota;
  derecho: EstadoDeDerecho;
  envio: EstadoDeEnvio;
  formato: SituacionDeFormato;
  importacion: EstadoDeImportacion;
  lineaDePago: EstadoDeLinea;
  medio: EstadoDeMedio;
  orden: EstadoDeOrden;
  pagare: EstadoDePagare;
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

/** THE table of the colours of states: a new state does not compile without its own. The colour only repeats the word. */
export const tones: { readonly [K in keyof States]: Readonly<Record<States[K], Tono>> } = {
  // ASA-021, ASA-022: an open assembly is work to do, a closed one is done
  asamblea: { Abierta: 'info', Cerrada: 'neutro' },
  carta: { pendiente: 'aviso', generada: 'aviso', realizada: 'exito' },
  clave: { vigente: 'exito', vencida: 'neutro', revocada: 'error' },
  contrato: { P: 'aviso', A: 'exito', R: 'error' },
  correo: { pendiente: 'info', enviado: 'exito', fallido: 'error', descartado: 'neutro' },
  cuota: { Pagada: 'exito', Vencida: 'error', Pendiente: 'neutro' },
  derecho: { recibida: 'info', atendida: 'exito', negada: 'neutro', levantada: 'neutro' },
  envio: { pendiente: 'info', entregado: 'exito', fallido: 'error', descartado: 'neutro' },
  formato: { borrador: 'aviso', porRegir: 'info', vigente: 'exito', reemplazado: 'neutro', descartado: 'neutro' },
  importacion: {
    VALIDANDO: 'info',
    VALIDADA: 'aviso',
    'CON ERRORES': 'error',
    FALLIDA: 'error',
    APLICADA: 'exito',
  },
  lineaDePago: {
    sinLista: 'error',
    sinArchivo: 'error',
    rechazado: 'error',
    pendiente: 'aviso',
    incorrecto: 'aviso',
    correcto: 'exito',
  },
  medio: { espera: 'aviso', enviado: 'info', aprobado: 'exito', rechazado: 'error' },
  orden: { pendiente: 'aviso', aprobada: 'exito', anulada: 'error' },
  pagare: { P: 'aviso', A: 'exito', R: 'error' },
  pago: { pendiente: 'aviso', aprobado: 'exito', anulado: 'neutro' },
  participante: { participa: 'exito', 'no participa': 'neutro', 'participa cesion': 'aviso' },
  prenda: { porIngresar: 'aviso', ingresada: 'info', firme: 'exito' },
  referencia: { P: 'aviso', C: 'exito' },
  semaforo: { rojo: 'error', amarillo: 'aviso', verde: 'exito' },
  sorteo: { sinLista: 'neutro', sinFuente: 'neutro', publicado: 'neutro', escrito: 'neutro', sorteado: 'exito' },
  suscripcion: { activa: 'exito', fallando: 'error', rechazada: 'error', inactiva: 'neutro' },
  tarea: { P: 'info', A: 'info', S: 'aviso', C: 'neutro' },
  tramite: { Ninguno: 'neutro', Pagare: 'aviso', Contrato: 'info', Realizado: 'exito' },
};

/** Of a state that comes as text: one of a later release has no colour. */
export const toneOf = (what: keyof States, state: string): Tono =>
  (tones[what] as Readonly<Record<string, Tono>>)[state] ?? 'neutro';
