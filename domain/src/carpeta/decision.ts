import { type Centavos, formatearMonto } from '../dinero';
import { etiquetaDeEstado } from '../documento/resumen';
import type { ResumenDeDocumentos } from '../documento/tipos';
import { type Fecha, formatearFecha, formatearInstante } from '../fechas';
import type { ListasDeDecision } from '../lista-control/reglas';
import { type RangoDePrecio, textoDeDesvio, textoDeRango } from '../medio/precio';
import { propios, RIE } from '../mensajes';

/** A parameter of the risk matrix as it stood when the folder was decided. */
export interface ParametroDeDecision {
  readonly codigo: string;
  readonly nombre: string;
  readonly cumple: boolean;
  /** Points given, and points when it is met. */
  readonly puntos: number;
  readonly valor: number;
  readonly encontrado: string | null;
  /** Set by hand by risk; null = evaluated by its rule, or not at all. `antes` and `motivo`: null = not recorded with the mark. */
  readonly marca: {
    readonly usuario: string;
    readonly fecha: string;
    readonly antes: string | null;
    readonly motivo: string | null;
  } | null;
}

/** Price of the good that the plan pays, beside the price lists of the dealers. */
export interface PrecioDeDecision {
  /** Number of the approval ('medio de aprobación') and its state as shown. */
  readonly medio: number;
  readonly estado: string;
  /** 'Kia Sportage 2026 Nuevo'. */
  readonly bien: string;
  readonly valor: Centavos;
  /** Lowest and highest list price; null = in no list. */
  readonly lista: RangoDePrecio | null;
}

/** Basis of the decision on a folder: risk sees it before it approves, and the approval freezes it. */
export interface BaseDeDecision {
  /** Today in Ecuador. */
  readonly hoy: Fecha;
  /** null = not calculated. */
  readonly puntaje: {
    readonly valor: number;
    readonly usuario: string;
    readonly fecha: string;
    /** Parameters whose result differs with what is registered now. */
    readonly cambiados: readonly string[];
  } | null;
  readonly parametros: readonly ParametroDeDecision[];
  readonly excepcion: {
    readonly observacion: string;
    readonly puntaje: number;
    readonly usuario: string;
    readonly fecha: string;
  } | null;
  /** Last answer about the holder; `puntaje` null = unknown to the bureau. null = never asked. */
  readonly buro: { readonly puntaje: number | null; readonly fecha: Fecha; readonly usuario: string } | null;
  readonly garante: { readonly identificacion: string; readonly nombre: string | null } | null;
  /** Review of the guarantees; `usuario` null = not reviewed. */
  readonly garantias: {
    readonly confirmadas: boolean;
    readonly usuario: string | null;
    readonly fecha: string | null;
  };
  readonly documentos: ResumenDeDocumentos;
  /** Everything that the folder lacks, as its list says it. */
  readonly faltantes: readonly string[];
  /** Documents that were uploaded and not reviewed. */
  readonly sinRevisar: readonly string[];
  /** Holder, guarantor and their spouses in the control lists; null = the company loaded none. */
  readonly listas: ListasDeDecision | null;
  /** null = no approval of a good in force. */
  readonly precio: PrecioDeDecision | null;
}

/** One fact of the basis, as screen and paper show it. */
export interface LineaDeDecision {
  readonly etiqueta: string;
  readonly valor: string;
}

const instante = (iso: string): string => formatearInstante(new Date(iso));

/** All facts of the basis in order; what is unknown is listed as unknown. */
export function lineasDeDecision(base: BaseDeDecision): LineaDeDecision[] {
  const { excepcion, garante, garantias, precio } = base;
  return [
    { etiqueta: propios.riesgoPuntajeTitulo, valor: textoDePuntaje(base) },
    {
      etiqueta: propios.riesgoExcepcion,
      valor:
        excepcion === null
          ? propios.decisionSinExcepcion
          : `${propios.riesgoExcepcionDe(excepcion.usuario, instante(excepcion.fecha), excepcion.puntaje)}. ${excepcion.observacion}`,
    },
    { etiqueta: propios.decisionBuro, valor: textoDeBuro(base) },
    {
      etiqueta: propios.decisionGarante,
      valor:
        garante === null
          ? propios.riesgoSinGarante
          : `${garante.nombre ?? propios.decisionSinNombre}, ${garante.identificacion}`,
    },
    {
      etiqueta: propios.riesgoRevisionDeGarantias,
      valor:
        garantias.usuario === null || garantias.fecha === null
          ? etiquetaDeGarantias(garantias.confirmadas)
          : `${etiquetaDeGarantias(garantias.confirmadas)}. ${propios.riesgoGarantiasPor(garantias.usuario, instante(garantias.fecha))}`,
    },
    { etiqueta: propios.decisionDocumentos, valor: textoDeDocumentos(base) },
    ...(base.listas === null ? [] : [{ etiqueta: propios.decisionListas, valor: textoDeListas(base) }]),
    { etiqueta: propios.decisionBien, valor: precio === null ? propios.decisionSinMedio : textoDeBien(precio) },
    { etiqueta: propios.decisionPrecio, valor: precio === null ? propios.decisionSinMedio : textoDePrecio(precio) },
  ];
}

function textoDePuntaje({ puntaje, parametros }: Pick<BaseDeDecision, 'puntaje' | 'parametros'>): string {
  if (puntaje === null) return propios.riesgoSinPuntaje;
  const marcas = parametros.filter(({ marca }) => marca !== null).length;
  const partes = [
    String(puntaje.valor),
    propios.riesgoCalculadoPor(puntaje.usuario, instante(puntaje.fecha)),
    ...(marcas === 0 ? [] : [propios.decisionMarcas(marcas)]),
    ...(puntaje.cambiados.length === 0 ? [] : [propios.riesgoCambiados(puntaje.cambiados)]),
  ];
  return partes.join('. ');
}

function textoDeBuro({ buro }: Pick<BaseDeDecision, 'buro'>): string {
  if (buro === null) return propios.decisionSinConsulta;
  const fecha = formatearFecha(buro.fecha);
  return buro.puntaje === null
    ? propios.decisionBuroSinRegistro(fecha, buro.usuario)
    : propios.decisionBuroHallado(buro.puntaje, fecha, buro.usuario);
}

export const textoDeDocumentos = ({ documentos }: Pick<BaseDeDecision, 'documentos'>): string =>
  propios.riesgoDocumentosHallados(documentos.listos, documentos.total, etiquetaDeEstado(documentos.estado));

export const textoDeListas = ({ listas }: Pick<BaseDeDecision, 'listas'>): string =>
  propios.politicaListasHalladas(listas?.porRevisar ?? 0, listas?.confirmadas ?? 0, listas?.porCotejar ?? 0);

export const etiquetaDeGarantias = (confirmadas: boolean): string => (confirmadas ? RIE.confirmado : RIE.sinConfirmar);

const textoDeBien = ({ bien, medio, estado }: PrecioDeDecision): string =>
  propios.decisionBienDe(bien, medio, estado.toLocaleLowerCase('es'));

const textoDePrecio = ({ valor, lista }: PrecioDeDecision): string =>
  lista === null
    ? propios.decisionSinLista(formatearMonto(valor))
    : propios.decisionPrecioFrente(formatearMonto(valor), textoDeRango(lista), textoDeDesvio(valor, lista));
