import { centavos, type FilaDeActa, hoyEn } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { type Column, workbookBuffer } from '../../excel';
import { type FileAnswer, TIPO_PDF, TIPO_XLSX } from '../../http/send-file';
import type { Renderer } from '../../pdf';
import type { AsambleaStore } from '../asamblea';
import { actaImpresa, type Foto, participantesDe, tomarFoto } from './participante.foto';
import type { ParticipanteStore } from './participante.store';
import { type FilaDeParticipante, novedadesDe } from './participante.view';

const columnas: readonly Column<FilaDeParticipante & { novedades: string }>[] = [
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

/** The participants list as a file: PDF, or Excel for 006 (ASA-059, ASA-061). Free slots are in neither; each leaves an access row. */
export class ExportesDeParticipantes {
  constructor(
    private readonly store: ParticipanteStore,
    private readonly asambleas: AsambleaStore,
    private readonly impresora: Pick<Renderer, 'render'>,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
    private readonly brand: Config['brand'],
  ) {}

  /** @throws 404. */
  async pdf(actor: Actor, asambleaId: number): Promise<FileAnswer> {
    const foto = await tomarFoto(this.asambleas, this.store, asambleaId);
    const acta = actaImpresa(this.brand, foto.asamblea, participantesDe(foto), {
      version: 1,
      motivo: null,
      borrador: false,
    });
    const { empresa, emisor, producto, grupo, numeroAsamblea, fechaLarga, hora, lugar, notario, testigos } = acta;
    const { bytes } = await this.impresora.render('participantes', {
      ...{ empresa, emisor, producto, grupo, numeroAsamblea, fechaLarga, hora, lugar, notario, testigos },
      quorum: acta.quorum,
      participantes: await this.conNovedades(foto, acta.participantes),
      emision: hoyEn(this.clock.now()),
    });
    this.accesos.record(actor, { operacion: 'exportar-pdf', recurso: 'participante', recursoId: asambleaId });
    return { bytes, nombre: nombreDe(foto, 'pdf'), tipo: TIPO_PDF };
  }

  /** The list is of today: it says what happened since the minutes, which themselves stay as issued. */
  private async conNovedades(foto: Foto, filas: readonly FilaDeActa[]): Promise<FilaDeActa[]> {
    const novedades = await this.novedades(foto);
    return filas.map((fila) => ({ ...fila, novedades: novedades.get(fila.idCodigo) ?? [] }));
  }

  private async novedades({ asamblea, filas }: Foto): Promise<Map<string, string[]>> {
    if (asamblea.actaId === null) return new Map();
    const adjudicaciones = await this.store.adjudicaciones({ asambleaId: asamblea.id });
    return new Map(filas.map((fila) => [fila.idCodigo, novedadesDe(fila, adjudicaciones.get(fila.id)).novedades]));
  }

  /** @throws 404. */
  async excel(actor: Actor, asambleaId: number): Promise<FileAnswer> {
    const foto = await tomarFoto(this.asambleas, this.store, asambleaId);
    const nombre = `Asamblea ${foto.asamblea.numeroAsamblea}`;
    const novedades = await this.novedades(foto);
    const filas = foto.filas.map((fila) => ({ ...fila, novedades: (novedades.get(fila.idCodigo) ?? []).join('. ') }));
    const bytes = await workbookBuffer({ nombre, columnas, filas }, this.clock.now());
    this.accesos.record(actor, { operacion: 'exportar-excel', recurso: 'participante', recursoId: asambleaId });
    return { bytes, nombre: nombreDe(foto, 'xlsx'), tipo: TIPO_XLSX };
  }
}

/** 'participantes-01-M001-5.pdf' */
const nombreDe = ({ asamblea }: Foto, extension: string): string =>
  `participantes-${asamblea.producto}-${asamblea.grupo}-${asamblea.numeroAsamblea}.${extension}`;
