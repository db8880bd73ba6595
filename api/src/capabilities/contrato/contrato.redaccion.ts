import {
  type BloqueDeContrato,
  bloquesDeContrato,
  type CampoDeFormato,
  type Condiciones,
  camposCambiados,
  camposDesconocidosDe,
  combinar,
  comoFecha,
  condicionesDeContrato,
  type DatosDeContrato,
  type Dimension,
  dimensiones,
  ErrorDeNegocio,
  type HechosDeValores,
  hoyEn,
  mensajes,
  type ValoresDeFormato,
  valoresDeContrato,
  valoresUsados,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../clock';
import { isoOf } from '../../columns/columns';
import { hashDeHechos } from '../../pdf';
import type { FormatoElegido, FormatosParaContratos } from '../formato';
import type { PlazosDelContrato } from '../plazo';
import type { BloqueRow, Escrito, TextoRow } from './contrato.bloques.store';
import { cabeceraDe } from './contrato.cabecera';
import type { PlanDeContrato, PlanDeContratoStore } from './contrato.plan.store';
import type { ContratoRow } from './contrato.store';

const { propios } = mensajes;

/** A block as it would be generated now. */
export interface BloquePropuesto extends Escrito {
  readonly faltan: readonly CampoDeFormato[];
  /** Why it can't be generated: its format names fields that no longer exist. `null` = it can. */
  readonly rechazo: string | null;
  /** Hash of format and values, sent along by the user who saw them. */
  readonly huella: string;
}

/** All sources of a contract's text. */
export interface Redaccion {
  readonly plan: PlanDeContrato;
  readonly hechos: HechosDeValores;
  readonly valores: ValoresDeFormato;
  /** Conditions that select the formats, or the first missing one. */
  readonly condiciones: Condiciones | { readonly falta: Dimension };
  readonly propuestos: Readonly<Partial<Record<BloqueDeContrato, BloquePropuesto>>>;
  /** Why formats are missing; null = complete. */
  readonly falta: string | null;
}

/** Composes the blocks of a contract from formats and facts. */
export class RedaccionDeContratos {
  constructor(
    private readonly planes: PlanDeContratoStore,
    private readonly formatos: Pick<FormatosParaContratos, 'elegir'>,
    private readonly plazos: Pick<PlazosDelContrato, 'listAll'>,
    private readonly clock: Clock,
  ) {}

  /** `manager` reads inside its transaction. */
  async de(row: ContratoRow, manager?: EntityManager): Promise<Redaccion> {
    const plan = await this.planes.read(row.idCodigo, hoyEn(isoOf(row.creadoEn) as never), manager);
    return this.con(plan, cabeceraDe(row), manager);
  }

  async con(plan: PlanDeContrato, cabecera: DatosDeContrato, manager?: EntityManager): Promise<Redaccion> {
    const hechos: HechosDeValores = {
      ...plan.hechos,
      cabecera,
      ...(await this.firmaDe(plan.hechos, cabecera, manager)),
    };
    const valores = valoresDeContrato(hechos, await this.plazos.listAll(manager));
    const condiciones = condicionesDeContrato(hechos, cabecera);
    const { formatos, falta } = await this.formatosDe(condiciones, manager);
    const sinFideicomiso = faltaFideicomiso(hechos);
    const propuestos = Object.fromEntries(formatos.map((formato) => [formato.bloque, propuestoDe(formato, valores)]));
    const rechazo = Object.values(propuestos).find((candidato) => candidato.rechazo !== null)?.rechazo ?? null;
    return { plan, hechos, valores, condiciones, propuestos, falta: sinFideicomiso ?? falta ?? rechazo };
  }

  /** Where and when it is signed: as its note says, else its header; proposed before that. */
  private async firmaDe(
    { pagare, empresa, fecha }: PlanDeContrato['hechos'],
    { lugarEmision, fechaEmision }: DatosDeContrato,
    manager?: EntityManager,
  ): Promise<Pick<HechosDeValores, 'ciudad' | 'fecha'>> {
    if (pagare !== null) return { ciudad: pagare.lugar, fecha: pagare.fecha };
    return {
      ciudad: lugarEmision === null ? empresa.ciudad : await this.planes.nombreDeCiudad(lugarEmision, manager),
      fecha: fechaEmision === null ? fecha : comoFecha(fechaEmision),
    };
  }

  /** A contract without a matching format is shown too, with the reason. */
  private async formatosDe(
    condiciones: Redaccion['condiciones'],
    manager?: EntityManager,
  ): Promise<{ formatos: readonly FormatoElegido[]; falta: string | null }> {
    if ('falta' in condiciones)
      return { formatos: [], falta: propios.contratoFaltaDato(dimensiones[condiciones.falta].etiqueta) };
    try {
      return {
        formatos: await this.formatos.elegir(condiciones, hoyEn(this.clock.now()), undefined, manager),
        falta: null,
      };
    } catch (error) {
      if (!(error instanceof ErrorDeNegocio)) throw error;
      return { formatos: [], falta: error.title };
    }
  }
}

/** The guarantee F is of no use until the company set the trust of the product. */
const faltaFideicomiso = ({ garantia, fideicomiso = null, debe, plan }: HechosDeValores): string | null =>
  garantia === 'F' && fideicomiso === null && debe ? propios.contratoSinFideicomiso(plan.nombreProducto) : null;

function propuestoDe(
  { codigo, numero, texto: formato }: Pick<FormatoElegido, 'codigo' | 'numero' | 'texto'>,
  valores: ValoresDeFormato,
): BloquePropuesto {
  const desconocidos = camposDesconocidosDe(formato);
  const sePuede = desconocidos.length === 0;
  const { texto, faltan } = sePuede ? combinar(formato, valores) : { texto: '', faltan: [] };
  const rechazo = sePuede ? null : propios.formatoConCamposDesconocidos(codigo, desconocidos);
  const usados = valoresUsados(formato, valores);
  const huella = hashDeHechos('bloque', { codigo, numero, usados });
  return { formatoCodigo: codigo, formatoNumero: numero, texto, faltan, rechazo, valores: usados, huella };
}

/** Changes since a block was written. */
export interface Vigencia {
  /** Other conditions select another format now. */
  readonly otroFormato: boolean;
  readonly cambiados: readonly CampoDeFormato[];
}
export function vigenciaDe(
  bloque: Pick<BloqueRow, 'bloque' | 'formatoCodigo'>,
  texto: Pick<TextoRow, 'valores'> | undefined,
  { propuestos, valores }: Redaccion,
): Vigencia {
  return {
    otroFormato: propuestos[bloque.bloque]?.formatoCodigo !== bloque.formatoCodigo,
    cambiados: camposCambiados(texto?.valores ?? {}, valores),
  };
}

/** Names of the blocks that are out of date with the plan's records. */
export const desactualizados = (
  bloques: readonly BloqueRow[],
  textos: readonly TextoRow[],
  redaccion: Redaccion,
): string[] =>
  bloquesDeContrato
    .filter(({ id }) => {
      const bloque = bloques.find((candidato) => candidato.bloque === id);
      if (bloque === undefined) return false;
      const { otroFormato, cambiados } = vigenciaDe(
        bloque,
        textos.find(({ bloqueId }) => bloqueId === bloque.id),
        redaccion,
      );
      return otroFormato || cambiados.length > 0;
    })
    .map(({ nombre }) => nombre);
