import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, LongTextColumn, TextColumn, UtcColumn } from '../columns/columns';
import { Adenda } from './adenda.entity';
import { Archivo } from './archivo.entity';
import { Asamblea } from './asamblea.entity';
import { Carpeta } from './carpeta.entity';
import { CartaSalida } from './carta-salida.entity';
import { Contrato } from './contrato.entity';
import { OrdenDeCompra } from './orden-de-compra.entity';
import { Pagare } from './pagare.entity';
import { Prenda } from './prenda.entity';
import { ReporteControl } from './reporte-control.entity';
import { Solicitud } from './solicitud.entity';
import { SolicitudDePago } from './solicitud-de-pago.entity';
import { Usuario } from './usuario.entity';

/** Owner column of each type of document: exactly one is set, that of the type. */
const owners = {
  acta: 'asambleaId',
  constancia: 'asambleaId',
  solicitud: 'solicitudId',
  'orden-de-compra': 'ordenId',
  'solicitud-de-pago': 'solicitudDePagoId',
  'carta-salida': 'cartaSalidaId',
  pagare: 'pagareId',
  prenda: 'prendaId',
  contrato: 'contratoId',
  adenda: 'adendaId',
  'hoja-de-decision': 'carpetaId',
  'reporte-control': 'reporteId',
} as const;
const ownerOfType = Object.entries(owners)
  .map(([tipo, column]) => `("tipo" = '${tipo}' AND "${column}" IS NOT NULL)`)
  .join(' OR ');
const oneOwner = `${[...new Set(Object.values(owners))]
  .map((column) => `CASE WHEN "${column}" IS NULL THEN 0 ELSE 1 END`)
  .join(' + ')} = 1`;

/** A printed document as issued: one row a version, inserted once. `tipo` is its template; each type belongs to one kind of record (`owners`). */
@Entity({
  name: 'documento_emitido',
  schema: 'sistema',
  comment: 'Documento impreso por el programa; una fila por versión, que no cambia',
})
@Check('CK_documento_emitido_tipo', ownerOfType)
@Check('CK_documento_emitido_dueno', oneOwner)
@Index(['asambleaId', 'tipo', 'numeroVersion'], { unique: true, where: '"asambleaId" IS NOT NULL' })
@Index(['solicitudId', 'tipo', 'numeroVersion'], { unique: true, where: '"solicitudId" IS NOT NULL' })
@Index(['ordenId', 'tipo', 'numeroVersion'], { unique: true, where: '"ordenId" IS NOT NULL' })
@Index(['solicitudDePagoId', 'tipo', 'numeroVersion'], { unique: true, where: '"solicitudDePagoId" IS NOT NULL' })
@Index(['cartaSalidaId', 'tipo', 'numeroVersion'], { unique: true, where: '"cartaSalidaId" IS NOT NULL' })
@Index(['pagareId', 'tipo', 'numeroVersion'], { unique: true, where: '"pagareId" IS NOT NULL' })
@Index(['prendaId', 'tipo', 'numeroVersion'], { unique: true, where: '"prendaId" IS NOT NULL' })
@Index(['contratoId', 'tipo', 'numeroVersion'], { unique: true, where: '"contratoId" IS NOT NULL' })
@Index(['adendaId', 'tipo', 'numeroVersion'], { unique: true, where: '"adendaId" IS NOT NULL' })
@Index(['carpetaId', 'tipo', 'numeroVersion'], { unique: true, where: '"carpetaId" IS NOT NULL' })
@Index(['reporteId', 'tipo', 'numeroVersion'], { unique: true, where: '"reporteId" IS NOT NULL' })
@Index(['archivoId'])
// the public page
@Index(['codigo'], { unique: true, where: '"codigo" IS NOT NULL' })
@Index(['huella'])
@Index(['sha256'])
export class DocumentoEmitido {
  @IdColumn()
  id: number;

  @CodeColumn(30, 'igual', { comment: 'Qué documento es' })
  tipo: string;

  /** 1 = first issue; without gaps. */
  @IntegerColumn({ comment: 'Versión, desde 1' })
  numeroVersion: number;

  /** Version of the printed record, where the document shows it instead of its own. */
  @IntegerColumn({ nullable: true, comment: 'Versión del registro de cuando se imprimió' })
  registroVersion: number | null;

  /** Reason of a new version. */
  @TextColumn('comentario', { nullable: true, comment: 'Por qué se emitió de nuevo', de: 'titular' })
  motivo: string | null;

  @ForeignKey(() => Archivo)
  @IntegerColumn()
  archivoId: number;

  /** SHA-256 of the file as issued. */
  @CodeColumn(64, 'huella', { comment: 'Huella SHA-256 del archivo emitido', de: 'titular' })
  sha256: string;

  /** null = issued before pages were counted. */
  @IntegerColumn({ nullable: true })
  paginas: number | null;

  /** SHA-256 of the printed facts, as in the foot of each page. */
  @CodeColumn(64, 'huella', { comment: 'Huella de los hechos impresos, como está al pie del documento', de: 'titular' })
  huella: string;

  /** Random, in the foot of each page and in its QR code; null = issued before there were codes. */
  @CodeColumn(28, 'huella', { nullable: true, comment: 'Código de verificación impreso', de: 'titular' })
  codigo: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  emitidoPor: number | null;

  @UtcColumn()
  emitidoEn: Date;

  /** The printed facts as the JSON hashed into `huella` (pdf/canonical.ts); null = issued before they were kept. */
  @LongTextColumn({ nullable: true, comment: 'Hechos de los que se imprimió, en JSON', clase: 'json' })
  hechos: string | null;

  @ForeignKey(() => Asamblea)
  @IntegerColumn({ nullable: true })
  asambleaId: number | null;

  @ForeignKey(() => Solicitud)
  @IntegerColumn({ nullable: true })
  solicitudId: number | null;

  @ForeignKey(() => OrdenDeCompra)
  @IntegerColumn({ nullable: true })
  ordenId: number | null;

  @ForeignKey(() => CartaSalida)
  @IntegerColumn({ nullable: true })
  cartaSalidaId: number | null;

  @ForeignKey(() => SolicitudDePago)
  @IntegerColumn({ nullable: true })
  solicitudDePagoId: number | null;

  @ForeignKey(() => Pagare)
  @IntegerColumn({ nullable: true })
  pagareId: number | null;

  @ForeignKey(() => Contrato)
  @IntegerColumn({ nullable: true })
  contratoId: number | null;

  @ForeignKey(() => Adenda)
  @IntegerColumn({ nullable: true })
  adendaId: number | null;

  @ForeignKey(() => Prenda)
  @IntegerColumn({ nullable: true })
  prendaId: number | null;

  @ForeignKey(() => Carpeta)
  @IntegerColumn({ nullable: true })
  carpetaId: number | null;

  @ForeignKey(() => ReporteControl)
  @IntegerColumn({ nullable: true })
  reporteId: number | null;
}
