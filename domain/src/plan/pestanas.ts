import { admiteConyuge } from '../codigos';
import { EST } from '../mensajes';

/** EST-502: below this score, and without an exception, a guarantor is required. */
export const UMBRAL_DE_RIESGO = 800;

/** What decides the tabs of the status page; a part of `EstadoDePlan`. */
export interface HechosDePestanas {
  /** Number of the approval, given at the first Guardar; `null` before. */
  readonly numAprobacion: number | null;
  /** Of the holder: S, C, D, V, U; `null` = not declared. */
  readonly estadoCivil: string | null;
  /** 'S' or 'N'; `null` = not declared. */
  readonly separacionBienes: string | null;
  readonly situacionLaboral: string | null;
  /** Score; 0 while risk has not scored the plan. */
  readonly riesgo: number;
  readonly excepcion: boolean;
  readonly garante: { readonly admiteConyuge: boolean } | null;
}

export type CodigoDePestana = 'cliente' | 'conyuge-cliente' | 'garante' | 'conyuge-garante' | 'depositario';
export type CodigoDeSubpestana =
  | 'informacion'
  | 'datos-financieros'
  | 'referencias-personales'
  | 'detalle-pagos'
  | 'documentos'
  | 'historial'
  | 'seguro';

/** `codigo` stands in the URL (`?tab=&sub=`), `titulo` is the label. */
export interface Subpestana {
  readonly codigo: CodigoDeSubpestana;
  readonly titulo: string;
}

export interface Pestana {
  readonly codigo: CodigoDePestana;
  readonly titulo: string;
  readonly subpestanas: readonly Subpestana[];
}

const titulos: Readonly<Record<CodigoDeSubpestana, string>> = {
  informacion: EST.informacion,
  'datos-financieros': EST.datosFinancieros,
  'referencias-personales': EST.referenciasPersonales,
  'detalle-pagos': EST.detallePagos,
  documentos: EST.documentos,
  historial: EST.historial,
  seguro: EST.seguro,
};

const con = (...codigos: readonly CodigoDeSubpestana[]): Subpestana[] =>
  codigos.map((codigo) => ({ codigo, titulo: titulos[codigo] }));

/** EST-501: married or in a de facto union, without separation of goods: the spouse is liable too. */
export const respondeElConyuge = (
  datos: Pick<HechosDePestanas, 'estadoCivil' | 'separacionBienes'>,
): datos is { estadoCivil: 'C' | 'U'; separacionBienes: 'N' } => admiteConyuge(datos) && datos.separacionBienes === 'N';

/** EST-502 */
export const admiteGarante = (h: HechosDePestanas): boolean =>
  (h.riesgo < UMBRAL_DE_RIESGO && !h.excepcion) || h.garante !== null || h.situacionLaboral === 'A';

/**
 * Tabs and sub-tabs of the client status page, in their order (EST-500…511): the full specified set. A screen draws those for which it has a
 * component.
 */
export function pestanasDe(h: HechosDePestanas): Pestana[] {
  const conAprobacion = h.numAprobacion !== null;
  return [
    {
      codigo: 'cliente',
      titulo: EST.cliente,
      subpestanas: conAprobacion
        ? con(
            'informacion',
            'datos-financieros',
            'referencias-personales',
            'detalle-pagos',
            'documentos',
            'historial',
            'seguro',
          )
        : con('informacion', 'detalle-pagos', 'historial'),
    },
    ...(respondeElConyuge(h)
      ? [
          {
            codigo: 'conyuge-cliente' as const,
            titulo: EST.conyugeCliente,
            subpestanas: con('informacion', 'documentos'),
          },
        ]
      : []),
    ...(admiteGarante(h)
      ? [
          {
            codigo: 'garante' as const,
            titulo: EST.garante,
            subpestanas: con('informacion', 'datos-financieros', 'referencias-personales', 'documentos'),
          },
        ]
      : []),
    ...(h.garante?.admiteConyuge
      ? [
          {
            codigo: 'conyuge-garante' as const,
            titulo: EST.conyugeGarante,
            subpestanas: con('informacion', 'documentos'),
          },
        ]
      : []),
    { codigo: 'depositario', titulo: EST.depositario, subpestanas: con('informacion', 'documentos') },
  ];
}
