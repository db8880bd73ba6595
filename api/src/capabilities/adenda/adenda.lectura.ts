import {
  type CambioDeAdenda,
  diferenciasDeContrato,
  rechazoDeAdendaNueva,
  textoDeAdenda,
  valoresVigentes,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { type ContratoRow, type LecturaDeContratos, naturalezaDe, type Redaccion } from '../contrato';
import type { AdendaRow, AdendaStore } from './adenda.store';

/** A contract with its addenda, and what it says otherwise than the case. */
export interface ContratoConAdendas {
  readonly contrato: ContratoRow;
  readonly redaccion: Redaccion;
  /** The values of its texts, as its approved addenda amend them. */
  readonly dice: Readonly<Record<string, unknown>>;
  readonly diferencias: readonly CambioDeAdenda[];
  readonly adendas: readonly AdendaRow[];
}
/** An addendum with its contract. */
export type AdendaDeContrato = AdendaRow & { readonly caso: ContratoConAdendas };

/** Reads addenda with what they are compared with. */
export class LecturaDeAdendas {
  constructor(
    readonly store: AdendaStore,
    readonly contratos: LecturaDeContratos,
  ) {}

  /** Of the plan's last contract; `null` = it has none. `manager` reads inside its transaction. */
  async dePlan(idCodigo: string, manager?: EntityManager): Promise<ContratoConAdendas | null> {
    const contrato = await this.contratos.contratos.findByPlan(idCodigo, manager);
    if (contrato === null) return null;
    const [textos, redaccion, adendas] = await Promise.all([
      this.contratos.contratos.bloques.listTextos(Number(contrato.id), manager),
      this.contratos.redaccion.de(contrato, manager),
      this.store.listOf(Number(contrato.id), manager),
    ]);
    const escritos: Record<string, unknown> = Object.assign({}, ...textos.map(({ valores }) => valores));
    const aprobadas = adendas.filter(({ estado }) => estado === 'A');
    const dice = valoresVigentes(
      escritos,
      aprobadas.map(({ cambios }) => cambios),
    );
    return { contrato, redaccion, dice, diferencias: diferenciasDeContrato(dice, redaccion.valores), adendas };
  }

  /** `null` = no such addendum, or of the contract of an earlier award. */
  async byId(id: number, manager?: EntityManager): Promise<AdendaDeContrato | null> {
    const idCodigo = await this.store.findPlan(id, manager);
    const caso = idCodigo === null ? null : await this.dePlan(idCodigo, manager);
    const fila = caso?.adendas.find((adenda) => adenda.id === id);
    return caso === null || fila === undefined ? null : { ...fila, caso };
  }
}

/** Why the contract gets no further addendum now; `null` = it does. */
export const rechazoDeNueva = ({ contrato, adendas }: ContratoConAdendas) =>
  rechazoDeAdendaNueva(contrato.estado === 'A', adendas);

/** The clauses for what differs now. */
export function propuestoDe({ contrato, redaccion, dice, diferencias, adendas }: ContratoConAdendas): string {
  const { valores, hechos } = redaccion;
  const de = (campo: 'contrato.ciudad' | 'contrato.fechaEnPalabras') =>
    (dice[campo] ?? valores[campo]) as string | null;
  return textoDeAdenda(
    {
      numero: Number(contrato.id),
      naturaleza: naturalezaDe(hechos),
      idCodigo: contrato.idCodigo,
      ciudad: de('contrato.ciudad'),
      fecha: de('contrato.fechaEnPalabras'),
      adendas: adendas.filter(({ estado }) => estado === 'A').map(({ numero }) => numero),
      ejemplares: valores['contrato.ejemplares'],
    },
    diferencias,
  );
}
