import { pestanaDeDueno } from '../documento/pestana';
import { cuentaEnCarpeta, estaListo } from '../documento/resumen';
import type { DocumentoContado, DuenoDeDocumento } from '../documento/tipos';
import { ErrorDeNegocio } from '../errores';
import { estaVacio } from '../formulario';
import { propios } from '../mensajes';
import { type CodigoDePestana, type CodigoDeSubpestana, respondeElConyuge, UMBRAL_DE_RIESGO } from '../plan/pestanas';
import { type TipoDeReferencia, tiposDeReferencia } from '../referencia/tipos';
import { type DatosDeSolicitud, formularioDeSolicitud, seccionesDeSolicitud } from '../solicitud/campos';
import type { ContextoDeSolicitud, RolDeSolicitud } from '../solicitud/tipos';

/** Data entered for one person of the folder. */
export interface HechosDePersonaDeCarpeta {
  readonly identificacion: string;
  /** Values of the application; until it is saved, those with which the form is prefilled. */
  readonly valores: DatosDeSolicitud;
  readonly guardada: boolean;
  /** `null` or '' until 'Generar Solicitud'. */
  readonly estadoSol: string | null;
  /** The latest document shows what is saved: form, spouse, finances and references. */
  readonly documentoVigente: boolean;
  /** Saved at least once. */
  readonly conyuge: boolean;
  readonly finanzas: boolean;
  /** Count by type. */
  readonly referencias: Readonly<Record<TipoDeReferencia, number>>;
}

export interface DocumentoDeCarpeta extends DocumentoContado {
  readonly id: number;
  readonly nombre: string;
  readonly dueno: DuenoDeDocumento;
  /** Why it was rejected. */
  readonly motivo: string | null;
}

export interface HechosDeCarpeta {
  /** Today in Ecuador. */
  readonly hoy: string;
  readonly titular: HechosDePersonaDeCarpeta;
  readonly garante: HechosDePersonaDeCarpeta | null;
  /** Saved at least once. */
  readonly depositario: boolean;
  /** Rows in force of the plan's list, in the order of the folder. */
  readonly documentos: readonly DocumentoDeCarpeta[];
  /** Score; 0 while risk has not scored the plan. */
  readonly riesgo: number;
  readonly excepcion: boolean;
}

/** Something that the folder needs before 'Enviar a Riesgo', and where it is entered. */
export interface Requisito {
  /** Unique in its list and stable: 'titular.celular', 'garante.finanzas'. */
  readonly codigo: string;
  /** What the list shows. */
  readonly texto: string;
  readonly pestana: CodigoDePestana;
  readonly subpestana: CodigoDeSubpestana;
  /** Field of the form that gets the focus. */
  readonly campo?: string;
  /** Whose application can be generated to meet it, without further input. */
  readonly generar?: RolDeSolicitud;
  readonly cumple: boolean;
}
export type Faltante = Omit<Requisito, 'cumple'>;

const nombresDeReferencias: Readonly<Record<TipoDeReferencia, string>> = {
  R: 'personales',
  C: 'comerciales',
  B: 'bancarias',
};

const pestanas = {
  titular: { persona: 'cliente', conyuge: 'conyuge-cliente' },
  garante: { persona: 'garante', conyuge: 'conyuge-garante' },
} as const satisfies Record<RolDeSolicitud, { persona: CodigoDePestana; conyuge: CodigoDePestana }>;

/**
 * Everything that the folder needs, met or not; read by the meter of completeness, the list of 'Enviar a Riesgo' and risk's board (modelo.md, "The
 * folder"). An incomplete folder may still be sent.
 */
export function requisitosDe(h: HechosDeCarpeta): Requisito[] {
  const { titular, garante } = h;
  const conGarante = garante !== null || titular.valores.situacionLaboral === 'A' || debilSinExcepcion(h);
  return [
    ...dePersona('titular', titular, h.hoy),
    ...tiposDeReferencia.map(
      ({ codigo: tipo, requeridas }): Requisito => ({
        codigo: `titular.referencias-${tipo}`,
        texto: propios.faltanReferencias(nombresDeReferencias[tipo], titular.referencias[tipo], requeridas),
        pestana: 'cliente',
        subpestana: 'referencias-personales',
        cumple: titular.referencias[tipo] >= requeridas,
      }),
    ),
    ...(conGarante
      ? [
          {
            codigo: 'garante',
            texto: propios.faltaGarante,
            pestana: 'garante' as const,
            subpestana: 'informacion' as const,
            cumple: garante !== null,
          },
        ]
      : []),
    ...(garante === null ? [] : dePersona('garante', garante, h.hoy)),
    {
      codigo: 'depositario',
      texto: propios.faltaDepositario,
      pestana: 'depositario',
      subpestana: 'informacion',
      cumple: h.depositario,
    },
    ...h.documentos.filter(cuentaEnCarpeta).map(
      (documento): Requisito => ({
        codigo: `documento.${documento.id}`,
        texto:
          documento.estado === false
            ? propios.documentoRechazado(documento.nombre, documento.motivo)
            : propios.faltaDocumento(documento.nombre),
        pestana: pestanaDeDueno[documento.dueno],
        subpestana: 'documentos',
        cumple: estaListo(documento),
      }),
    ),
  ];
}

/** Person of each tab, in the order of the tabs. */
export const personasDePestana = {
  cliente: propios.personaTitular,
  'conyuge-cliente': propios.personaConyuge,
  garante: propios.personaGarante,
  'conyuge-garante': propios.personaConyugeDelGarante,
  depositario: propios.personaDepositario,
} as const satisfies Record<CodigoDePestana, string>;

/** Id of the document that an item asks for; null = another kind of item. */
export function documentoDeFaltante({ codigo }: Pick<Faltante, 'codigo'>): number | null {
  const id = /^documento\.(\d+)$/.exec(codigo)?.[1];
  return id === undefined ? null : Number(id);
}

/** An incomplete folder is sent only after the user confirmed the list. @throws 422 'carpeta-incompleta' with the list. */
export function exigeConfirmar(faltantes: readonly Faltante[], aceptaIncompleta: boolean): void {
  if (faltantes.length === 0 || aceptaIncompleta) return;
  throw new ErrorDeNegocio('regla', 'carpeta-incompleta', propios.carpetaIncompleta, { detalle: { faltantes } });
}

/** EST-502: a plan that risk has not scored yet (0) needs no guarantor, though it has the tab. */
const debilSinExcepcion = ({ riesgo, excepcion }: HechosDeCarpeta): boolean =>
  riesgo > 0 && riesgo < UMBRAL_DE_RIESGO && !excepcion;

function dePersona(rol: RolDeSolicitud, persona: HechosDePersonaDeCarpeta, hoy: string): Requisito[] {
  const { valores } = persona;
  // '002' sees every section: the result must not depend on the reader.
  const contexto: ContextoDeSolicitud = { rol, hoy, idDepartamento: '002', identificacion: persona.identificacion };
  const secciones = new Map<string, string>(
    seccionesDeSolicitud(valores, contexto).map(({ seccion, titulo }) => [seccion, titulo]),
  );
  const pestana = pestanas[rol].persona;
  const enSolicitud = { pestana, subpestana: 'informacion' } as const;
  const campos = formularioDeSolicitud.nombres
    .filter((campo) => formularioDeSolicitud.esRequerido(campo, valores, contexto))
    .map((campo): Requisito => {
      const { etiqueta, seccion } = formularioDeSolicitud.campos[campo];
      return {
        codigo: `${rol}.${campo}`,
        texto: `${secciones.get(seccion) ?? seccion}: ${etiqueta}`,
        ...enSolicitud,
        campo,
        cumple: !estaVacio(valores[campo]),
      };
    });
  return [
    ...campos,
    { codigo: `${rol}.guardar`, texto: propios.faltaGuardarSolicitud, ...enSolicitud, cumple: persona.guardada },
    generada(rol, persona),
    {
      codigo: `${rol}.finanzas`,
      texto: propios.faltaFinanzas,
      pestana,
      subpestana: 'datos-financieros',
      cumple: persona.finanzas,
    },
    ...(respondeElConyuge(valores)
      ? [
          {
            codigo: `${rol}.conyuge`,
            texto: propios.faltaConyuge,
            pestana: pestanas[rol].conyuge,
            subpestana: 'informacion' as const,
            cumple: persona.conyuge,
          },
        ]
      : []),
  ];
}

/** Risk reads the document, so one that is older than form, spouse, finances or references counts as missing. */
function generada(rol: RolDeSolicitud, { estadoSol, documentoVigente, guardada }: HechosDePersonaDeCarpeta): Requisito {
  const yaGenerada = estadoSol !== null && estadoSol !== '';
  return {
    codigo: `${rol}.generar`,
    texto: yaGenerada ? propios.solicitudDesactualizada : propios.faltaGenerarSolicitud,
    pestana: pestanas[rol].persona,
    subpestana: 'informacion',
    ...(guardada ? { generar: rol } : {}),
    cumple: yaGenerada && documentoVigente,
  };
}
