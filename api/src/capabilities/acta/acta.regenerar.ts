import {
  type AdjudicacionEmitida,
  type CambiosDeAdjudicaciones,
  cambiosAlRegenerar,
  ErrorDeNegocio,
  mensajes,
  type ParticipanteDelActa,
  RETIRADA,
  type RegeneracionDeActa,
  rechazoDeActa,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../db/transaction/unit-of-work';
import { staleVersion } from '../../request/version';
import type { AdjudicacionRow } from '../adjudicacion';
import { type AsambleaRow, type CabeceraDeAsamblea, columnasDeCabecera, rechazoDeRepresentante } from '../asamblea';
import { tiposDeEvento } from '../evento';
import { type AsambleaSnapshot, type ParticipanteRow, participantesDe } from '../participante';
import type { EmisionDeActa } from './acta.emision';
import { conMarcas, guardarMarcas } from './acta.marcas';

type Cambios = CambiosDeAdjudicaciones<ParticipanteDelActa>;

export interface Regeneracion {
  readonly snapshot: AsambleaSnapshot;
  /** The heading after the changes. */
  readonly asamblea: AsambleaRow;
  readonly cabecera: Partial<CabeceraDeAsamblea>;
  readonly participantes: readonly ParticipanteDelActa[];
  readonly emitidas: readonly AdjudicacionRow[];
  readonly cambios: Cambios;
  readonly motivo: string;
}

/**
 * What a new version of issued minutes changes. Heading data may change; an award only while its folder has not moved. Issued rows are never
 * edited: a changed award is closed and a new row takes its place (invariant 3).
 */
export class PlanDeRegeneracion {
  private readonly almacenes = this.efectos.almacenes;

  constructor(private readonly efectos: EmisionDeActa) {}

  /** @throws 422 wrong heading, unknown row, moved folder, impediments of the rows. */
  async planear(
    snapshot: AsambleaSnapshot,
    { motivo, cabecera: pedida = {}, marcas = [] }: RegeneracionDeActa,
  ): Promise<Regeneracion> {
    const { notario } = pedida;
    if (notario !== undefined && !(await this.almacenes.catalogos.listNombresDeNotarios('ASAMBLEA')).includes(notario))
      throw campo('cabecera.notario', 'notario-desconocido', mensajes.propios.opcionInvalida);
    const rechazoDeCabecera = await rechazoDeRepresentante(this.almacenes.catalogos, pedida, {
      campo: 'cabecera.representante',
    });
    if (rechazoDeCabecera !== null) throw rechazoDeCabecera;
    const cabecera = columnasDeCabecera(pedida);
    const { numeroAsamblea } = snapshot.asamblea;
    const participantes = conMarcas(participantesDe(snapshot), marcas, numeroAsamblea);
    const rechazo = rechazoDeActa(participantes, numeroAsamblea);
    if (rechazo !== null) throw rechazo;
    const emitidas = emitidasPorActa(await this.almacenes.adjudicaciones.ofAssembly(snapshot.asamblea.id));
    const cambios = await this.cambios(snapshot, emitidas, participantes);
    const asamblea = { ...snapshot.asamblea, ...cabecera };
    return { snapshot, asamblea, cabecera, participantes, emitidas, cambios, motivo };
  }

  /** @throws 422 'carpeta-movida'. */
  private async cambios(
    { asamblea: { id, numeroAsamblea } }: AsambleaSnapshot,
    emitidas: readonly AdjudicacionRow[],
    participantes: readonly ParticipanteDelActa[],
    manager?: EntityManager,
  ): Promise<Cambios> {
    const movidas = await this.almacenes.carpetas.moved(id, manager);
    return cambiosAlRegenerar(
      emitidas.map((row) => emitidaDe(row, movidas.has(row.id))),
      participantes,
      numeroAsamblea,
    );
  }

  /** Marks, closed awards and new ones, in the transaction of the act. Returns the rows that were not awarded before. */
  async aplicar(tx: Tx, plan: Regeneracion): Promise<ParticipanteRow[]> {
    const { snapshot, asamblea, cambios } = plan;
    await guardarMarcas(tx, this.almacenes.participantes, snapshot, plan.participantes);
    const cerradas = await this.cerrar(tx, plan);
    const rows = new Map(snapshot.rows.map((row) => [row.idCodigo, row]));
    const fila = (p: ParticipanteDelActa): ParticipanteRow => ({
      ...(rows.get(p.idCodigo) as ParticipanteRow),
      adjudicadoPor: p.adjudicadoPor,
      prioridadOferta: p.prioridadOferta,
      cantidadOferta: p.cantidadOferta,
    });
    const nuevas = cambios.nuevas.map(fila);
    await this.efectos.adjudicar(tx, asamblea, [...nuevas, ...cambios.cambiadas.map(fila)], cerradas);
    return nuevas;
  }

  /** Closes the awards that the new version changes or drops. Returns plan → closed award for those that get a successor. */
  private async cerrar(
    tx: Tx,
    { emitidas, participantes, cambios, motivo, snapshot }: Regeneracion,
  ): Promise<Map<number, number>> {
    // a folder may have moved while the minutes were printed: taken, then looked at again
    const tocadas = [...cambios.cambiadas, ...cambios.quitadas].map(({ idCodigo }) => idCodigo);
    await this.almacenes.carpetas.lockAll(tx.manager, tocadas);
    await this.cambios(snapshot, emitidas, participantes, tx.manager);
    const porPlan = new Map(emitidas.map((row) => [row.idCodigo, row]));
    const sucesores = new Map<number, number>();
    const eventos = [];
    for (const { idCodigo } of [...cambios.cambiadas, ...cambios.quitadas]) {
      const emitida = porPlan.get(idCodigo) as AdjudicacionRow;
      const retiro = { motivo, usuarioId: tx.actor.id || null, en: tx.now };
      if ((await this.almacenes.adjudicaciones.close(tx.manager, emitida, retiro)) === 0)
        throw staleVersion(snapshot.asamblea.versionParticipantes, ['adjudicaciones']);
      if (cambios.cambiadas.some((p) => p.idCodigo === idCodigo)) sucesores.set(emitida.planId, emitida.id);
      else
        eventos.push({
          tipo: tiposDeEvento.correccion,
          planId: emitida.planId,
          personaId: emitida.personaId,
          observacion: motivo,
        });
    }
    await this.almacenes.eventos.record(tx, eventos);
    return sucesores;
  }
}

const campo = (nombre: string, code: string, texto: string): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', code, texto, { errors: { [nombre]: texto } });

/** The awards that minutes issued, the last row of each plan: one that came by reassignment is not the minutes' to change. */
function emitidasPorActa(rows: readonly AdjudicacionRow[]): AdjudicacionRow[] {
  const porId = new Map(rows.map((row) => [row.id, row]));
  const deActa = rows.filter(
    ({ reemplazaA, planId }) => reemplazaA === null || porId.get(reemplazaA)?.planId === planId,
  );
  return [...new Map(deActa.map((row) => [row.planId, row])).values()];
}

const emitidaDe = (row: AdjudicacionRow, carpetaMovida: boolean): AdjudicacionEmitida => ({
  idCodigo: row.idCodigo,
  adjudicadoPor: row.adjudicadoPor as AdjudicacionEmitida['adjudicadoPor'],
  prioridadOferta: row.prioridad,
  cantidadOferta: row.cuotasOfertadas,
  retirada: row.estado === RETIRADA,
  carpetaMovida,
});
