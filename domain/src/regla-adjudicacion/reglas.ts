import { type Centavos, formatearMonto, porCantidad } from '../dinero';
import type { Fecha } from '../fechas';
import { propios } from '../mensajes';
import type { HechosDeParticipante } from '../participante/tipos';
import { esLibre, mismoTexto } from '../texto';

/** An offer with what its order depends on. */
export interface OfertaOrdenable extends Pick<HechosDeParticipante, 'codigo' | 'prioridadOferta' | 'cantidadOferta'> {
  readonly valorCuota: Centavos;
  readonly cuotaVencidas: number;
}

const criterio = <const C extends string>(
  codigo: C,
  nombre: string,
  /** The smaller one goes first. */
  peso: (oferta: OfertaOrdenable) => number,
  escrito: (oferta: OfertaOrdenable) => string,
) => ({ codigo, nombre, peso, escrito });

const valorDe = ({ valorCuota, cantidadOferta }: OfertaOrdenable): Centavos => porCantidad(valorCuota, cantidadOferta);

/** Criteria by which offers may be ordered. A further one is one row. */
export const criteriosDeOferta = [
  criterio(
    'secuencia',
    propios.criterioSecuencia,
    (o) => o.prioridadOferta,
    (o) => String(o.prioridadOferta),
  ),
  criterio(
    'valor',
    propios.criterioValor,
    (o) => -valorDe(o),
    (o) => formatearMonto(valorDe(o)),
  ),
  criterio(
    'cuotas',
    propios.criterioCuotas,
    (o) => -o.cantidadOferta,
    (o) => String(o.cantidadOferta),
  ),
  criterio(
    'vencidas',
    propios.criterioVencidas,
    (o) => o.cuotaVencidas,
    (o) => String(o.cuotaVencidas),
  ),
  criterio(
    'puesto',
    propios.criterioPuesto,
    (o) => Number(o.codigo) || 0,
    (o) => o.codigo,
  ),
] as const;
export type CriterioDeOferta = (typeof criteriosDeOferta)[number]['codigo'];

export const tratosDeCesion = [
  { codigo: 'aparte', nombre: propios.cesionAparte },
  { codigo: 'participa', nombre: propios.cesionParticipa },
] as const;
export type TratoDeCesion = (typeof tratosDeCesion)[number]['codigo'];

/** The rule of award of one assembly. */
export interface ReglaAdjudicacion {
  /** First date of the assemblies that it is for; null = the default, where the company set none. */
  readonly desde: Fecha | null;
  readonly vencidasAdmitidas: number;
  readonly cesion: TratoDeCesion;
  /** Criteria that decide between two offers, in their order; last, the place in the group. */
  readonly criterios: readonly CriterioDeOferta[];
  readonly sustento: string | null;
}

/** The specified rule (ASA-036…045): overdue instalments and cessions are decided by hand, offers follow the sequence that was entered. */
export const REGLA_PREDETERMINADA: ReglaAdjudicacion = {
  desde: null,
  vencidasAdmitidas: 0,
  cesion: 'aparte',
  criterios: ['secuencia'],
  sustento: null,
};

/** By place in the group: '2' before '10'. */
export function porCodigo(a: { readonly codigo: string }, b: { readonly codigo: string }): number {
  const porNumero = Number(a.codigo) - Number(b.codigo);
  if (Number.isFinite(porNumero) && porNumero !== 0) return porNumero;
  return a.codigo < b.codigo ? -1 : a.codigo > b.codigo ? 1 : 0;
}

export interface OfertaEnOrden<O> {
  readonly oferta: O;
  /** 1 = first. */
  readonly lugar: number;
  /** Why it has this place and not a higher one. */
  readonly razon: string;
}

/** Places are unique, so that criteria after 'puesto' decide nothing. */
function criteriosDe({ criterios }: Pick<ReglaAdjudicacion, 'criterios'>) {
  const puesto = criterios.indexOf('puesto');
  return [...(puesto < 0 ? criterios : criterios.slice(0, puesto)), 'puesto' as const].map(
    (codigo) =>
      criteriosDeOferta.find((candidato) => candidato.codigo === codigo) as (typeof criteriosDeOferta)[number],
  );
}

/** Names of the criteria: 'Valor de la oferta', 'Código'. */
export const nombresDeCriterios = (regla: Pick<ReglaAdjudicacion, 'criterios'>): string[] =>
  criteriosDe(regla).map(({ nombre }) => nombre);

/** The offers of an assembly in the order of its rule, each with the reason of its place. */
export function ofertasEnOrden<O extends OfertaOrdenable>(
  ofertas: readonly O[],
  regla: Pick<ReglaAdjudicacion, 'criterios'>,
): OfertaEnOrden<O>[] {
  const criterios = criteriosDe(regla);
  const enOrden = [...ofertas].sort(
    (a, b) => criterios.reduce((antes, { peso }) => antes || peso(a) - peso(b), 0) || porCodigo(a, b),
  );
  return enOrden.map((oferta, i) => {
    const [vecina, texto] = i === 0 ? [enOrden[1], propios.antesQue] : [enOrden[i - 1], propios.despuesDe];
    if (vecina === undefined) return { oferta, lugar: 1, razon: propios.unicaOferta };
    // -1 is the last criterion: places that are no numbers weigh the same
    const decide = criterios.findIndex(({ peso }) => peso(oferta) !== peso(vecina));
    const { nombre, escrito } = criterios.at(decide) as (typeof criterios)[number];
    const empates = criterios.slice(0, decide).map((empatado) => empatado.nombre);
    const razon = texto(nombre, escrito(oferta), vecina.codigo, escrito(vecina));
    return { oferta, lugar: i + 1, razon: empates.length === 0 ? razon : propios.empateEn(empates) + razon };
  });
}

type Elegible = HechosDeParticipante & { readonly cuotaVencidas: number };

/** What excludes a plan unless the assembly admits it; null = nothing. */
const impedimentoDe = ({ cuotaVencidas, estado, estadoInicial }: Elegible): string | null => {
  if (mismoTexto(estado, 'participa cesion') || mismoTexto(estadoInicial, 'participa cesion')) return propios.conCesion;
  return cuotaVencidas > 0 ? propios.conVencidas(cuotaVencidas) : null;
};

/** Why this plan can't be awarded in this assembly; null = it can. Reasons that nobody can lift come first. */
export function motivoDeNoElegible(
  p: Elegible,
  { numeroAsamblea, mesesPlan }: { readonly numeroAsamblea: number; readonly mesesPlan: number },
): string | null {
  if (esLibre(p.nombreCliente)) return propios.puestoLibre;
  if (numeroAsamblea > mesesPlan) return propios.grupoTerminado(mesesPlan);
  if (p.asambleaAdjudica !== 0 && p.asambleaAdjudica !== numeroAsamblea)
    return propios.yaAdjudicadoEn(p.asambleaAdjudica);
  if (p.adjudicadoPor === 'Entrega') return propios.entregaNoSeElige;
  if (mismoTexto(p.estado, 'participa')) return null;
  return impedimentoDe(p) ?? propios.excluidoDeLaAsamblea;
}

/** What was against a plan that the assembly admitted; null = it was not excluded. */
export function motivoDeAdmision(p: Elegible): string | null {
  if (!mismoTexto(p.estado, 'participa') || mismoTexto(p.estadoInicial, 'participa')) return null;
  const impedimento = impedimentoDe(p);
  return impedimento === null ? null : propios.admitidoEnLaAsamblea(impedimento);
}
