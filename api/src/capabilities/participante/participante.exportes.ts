import { centavos, hechosDeActa } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { type Column, workbookBuffer } from '../../excel';
import { type FileAnswer, TIPO_XLSX } from '../../http/send-file';
import type { AsambleaStore } from '../asamblea';
import { type EmisionDeDocumentos, imprimible } from '../documento-emitido';
import { listaEnPapel } from './participante.impreso';
import {
  type AsambleaSnapshot,
  cabeceraImpresa,
  claveDeAsamblea,
  participantesDe,
  takeSnapshot,
} from './participante.snapshot';
import type { ParticipanteStore } from './participante.store';
import { novedadesDe, type ParticipanteRow } from './participante.view';

const columnas: readonly Column<ParticipanteRow & { novedades: string }>[] = [
  { titulo: 'Plan', tipo: 'texto', ancho: 16, valor: (p) => p.idCodigo },
  { titulo: 'Código', tipo: 'texto', ancho: 9, valor: (p) => p.codigo },
  { titulo: 'Cliente', tipo: 'texto', ancho: 42, valor: (p) => p.nombreCliente },
  { titulo: 'Cédula', tipo: 'texto', ancho: 15, valor: (p) => p.cedula },
  { titulo: 'Valor cuota', tipo: 'monto', ancho: 13, valor: (p) => centavos(Math.round(Number(p.valorCuota) * 100)) },
  { titulo: 'Cuotas vencidas', tipo: 'entero', ancho: 11, valor: (p) => p.cuotaVencidas },
  { titulo: 'Estado', tipo: 'texto', ancho: 18, valor: (p) => p.estado.toUpperCase() },
  { titulo: 'Adjudicado por', tipo: 'texto', ancho: 14, valor: (p) => p.adjudicadoPor },
  { titulo: 'Asamblea', tipo: 'entero', ancho: 10, valor: (p) => p.asambleaAdjudica || null },
  { titulo: 'Secuencia', tipo: 'entero', ancho: 10, valor: (p) => p.prioridadOferta || null },
  { titulo: 'Cuotas ofertadas', tipo: 'entero', ancho: 11, valor: (p) => p.cantidadOferta || null },
  { titulo: 'Después del acta', tipo: 'texto', ancho: 44, valor: (p) => p.novedades },
];

interface FuenteDeLista extends AsambleaSnapshot {
  /** By plan: changes since the minutes. */
  readonly novedades: ReadonlyMap<string, readonly string[]>;
}

/** A list of today, with changes since the minutes, which stay as issued. */
const listaDeParticipantes = imprimible(listaEnPapel, {
  recurso: 'participante',
  nombre: ({ asamblea }: FuenteDeLista) => `participantes-${claveDeAsamblea(asamblea)}`,
  hechos: (snapshot, { marca, hoy }) => {
    const { fecha, ...cabecera } = cabeceraImpresa(snapshot.asamblea, marca.empresa);
    const acta = hechosDeActa({ ...cabecera, fecha }, participantesDe(snapshot), { borrador: false });
    const { fechaLarga, quorum, participantes } = acta;
    const conNovedades = participantes.map((p) => ({
      ...p,
      novedades: [...(snapshot.novedades.get(p.idCodigo) ?? [])],
    }));
    return { ...cabecera, fechaLarga, ...marca, quorum, participantes: conNovedades, emision: hoy };
  },
});

/** The participants list as a file: PDF, or Excel for 006 (ASA-059, ASA-061). Without free slots; each leaves an access row. */
export class ExportesDeParticipantes {
  constructor(
    private readonly store: ParticipanteStore,
    private readonly asambleas: AsambleaStore,
    private readonly emision: EmisionDeDocumentos,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** @throws 404. */
  async pdf(actor: Actor, asambleaId: number): Promise<FileAnswer> {
    const snapshot = await takeSnapshot(this.asambleas, this.store, asambleaId);
    const fuente = { ...snapshot, novedades: await this.novedades(snapshot) };
    return { ...(await this.emision.imprimir(actor, listaDeParticipantes, fuente, asambleaId)), enLinea: false };
  }

  private async novedades({ asamblea, rows }: AsambleaSnapshot): Promise<Map<string, string[]>> {
    if (asamblea.actaId === null) return new Map();
    const adjudicaciones = await this.store.listAdjudicaciones({ asambleaId: asamblea.id });
    return new Map(rows.map((row) => [row.idCodigo, novedadesDe(row, adjudicaciones.get(row.id)).novedades]));
  }

  /** @throws 404. */
  async excel(actor: Actor, asambleaId: number): Promise<FileAnswer> {
    const snapshot = await takeSnapshot(this.asambleas, this.store, asambleaId);
    const nombre = `Asamblea ${snapshot.asamblea.numeroAsamblea}`;
    const novedades = await this.novedades(snapshot);
    const rows = snapshot.rows.map((row) => ({ ...row, novedades: (novedades.get(row.idCodigo) ?? []).join('. ') }));
    const bytes = await workbookBuffer({ nombre, columnas, filas: rows }, this.clock.now());
    this.accesos.record(actor, { operacion: 'exportar-excel', recurso: 'participante', recursoId: asambleaId });
    return { bytes, nombre: `participantes-${claveDeAsamblea(snapshot.asamblea)}.xlsx`, tipo: TIPO_XLSX };
  }
}
