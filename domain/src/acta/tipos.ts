import type { CambiosDeCabecera } from '../asamblea/tipos';
import type { Centavos } from '../dinero';
import type { Fecha } from '../fechas';
import type { AdjudicadoPor, HechosDeParticipante } from '../participante/tipos';

/** A participant with what the minutes need: the row plus identity and money. */
export interface ParticipanteDelActa extends HechosDeParticipante {
  readonly cedula: string;
  readonly valorCuota: Centavos;
  readonly cuotaVencidas: number;
  /** Amount of the plan. */
  readonly monto: Centavos;
}

export interface CabeceraDeActa {
  readonly empresa: string;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  readonly numeroAsamblea: number;
  readonly fecha: Fecha;
  readonly hora: string;
  readonly lugar: string;
  readonly notario: string;
  readonly testigos: readonly string[];
}

/** Finished texts for the template: it only places them (arquitectura.md). */
export interface ActaHechos {
  empresa: string;
  producto: string;
  grupo: string;
  numeroAsamblea: number;
  /** 'veintiuno' */
  numeroEnPalabras: string;
  /** 'DD/MM/YYYY' */
  fecha: string;
  fechaLarga: string;
  fechaEnPalabras: string;
  hora: string;
  horaEnPalabras: string;
  lugar: string;
  notario: string;
  testigos: string[];
  quorum: { participantes: number; planes: number; porcentaje: string };
  participantes: FilaDeActa[];
  adjudicaciones: GrupoDeAdjudicaciones[];
  totales: {
    adjudicados: number;
    monto: string;
    montoEnPalabras: string;
    ofertado: string;
    ofertadoEnPalabras: string;
  };
  /** True for 'Vista previa': the template prints the watermark. */
  borrador: boolean;
}

export interface FilaDeActa {
  orden: number;
  codigo: string;
  idCodigo: string;
  nombreCliente: string;
  cedula: string;
  valorCuota: string;
  /** null = not shown, in an extract. */
  cuotaVencidas: number | null;
  /** 'PARTICIPA', 'NO PARTICIPA', 'PARTICIPA CESION' */
  estado: string;
  adjudicadoPor: AdjudicadoPor;
  /** Number of the assembly that awarded it, when it was not this one; null = this one, or no award. */
  otraAsamblea: number | null;
  /** What happened since the minutes. Only in the participants' list, which is of today; minutes keep the state of the assembly. */
  novedades: readonly string[];
}

export interface GrupoDeAdjudicaciones {
  tipo: Exclude<AdjudicadoPor, ''>;
  filas: FilaDeAdjudicacion[];
  /** Sum of the plan amounts of this type. */
  monto: string;
  montoEnPalabras: string;
}

export interface FilaDeAdjudicacion {
  orden: number;
  codigo: string;
  idCodigo: string;
  nombreCliente: string;
  cedula: string;
  monto: string;
  montoEnPalabras: string;
  /** Offers only: sequence, instalments, and their value. */
  prioridadOferta: number | null;
  cantidadOferta: number | null;
  valorOferta: string | null;
  valorOfertaEnPalabras: string | null;
}

/** One reason why minutes can't be generated, with the row that causes it. */
export interface ImpedimentoDeActa {
  code: 'oferta-sin-cuotas' | 'ofertas-misma-secuencia' | 'no-participa' | 'puesto-libre' | 'sin-fecha';
  mensaje: string;
  idCodigos: string[];
}

/** Body of POST /asamblea/{id}/generar-acta: the version of the participants that the user saw. */
export interface GeneracionDeActa {
  versionParticipantes: number;
  /** The user confirmed that the assembly's date is still to come. */
  confirmaFechaFutura?: boolean;
  /** Why the marks differ from the draw. */
  motivoSorteo?: string | undefined;
  /** Marks saved together with the minutes, beside those saved before. */
  marcas?: MarcaDeGeneracion[];
}

/** Body of POST /asamblea/{id}/regenerar-acta. Left-out heading data stay as they are; marks only for rows that change. */
export interface RegeneracionDeActa {
  versionParticipantes: number;
  motivo: string;
  cabecera?: CambiosDeCabecera;
  marcas?: MarcaDeRegeneracion[];
}

export interface MarcaDeRegeneracion {
  idCodigo: string;
  adjudicadoPor?: '' | 'Oferta' | 'Sorteo';
  prioridadOferta?: number;
  cantidadOferta?: number;
}

export interface MarcaDeGeneracion extends MarcaDeRegeneracion {
  /** The switch to PARTICIPA. */
  participa?: boolean;
}

/** An award issued by earlier minutes of the same assembly, and what happened to it since. */
export interface AdjudicacionEmitida {
  readonly idCodigo: string;
  readonly adjudicadoPor: Exclude<AdjudicadoPor, ''>;
  readonly prioridadOferta: number;
  readonly cantidadOferta: number;
  readonly retirada: boolean;
  /** The folder has a document, an event, an approval or a send. */
  readonly carpetaMovida: boolean;
}
