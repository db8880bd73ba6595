import { Entity, ForeignKey, Unique } from 'typeorm';
import { BoolColumn, CodeColumn, IdColumn, IntegerColumn, TextColumn, UtcColumn } from '../columns/columns';
import { CopiaFirmada } from './copia-firmada.entity';

/** An electronic signature that a signed copy holds, as it was found when the copy was uploaded. */
@Entity({
  name: 'firma_electronica',
  schema: 'legal',
  comment: 'Firma electrónica comprobada de una copia firmada; una fila por firma, que no cambia',
})
@Unique(['copiaId', 'orden'])
export class FirmaElectronica {
  @IdColumn()
  id: number;

  @ForeignKey(() => CopiaFirmada)
  @IntegerColumn()
  copiaId: number;

  @IntegerColumn({ min: 1, comment: 'En qué orden se firmó, desde 1' })
  orden: number;

  @TextColumn(200, { comment: 'Nombre del certificado' })
  nombre: string;

  @CodeColumn(20, 'identificacion', { nullable: true, comment: 'Cédula o pasaporte que dice el certificado' })
  identificacion: string | null;

  @TextColumn(80, { nullable: true, comment: 'Qué es en el documento; vacía = no lo firma', clase: 'igual' })
  calidad: string | null;

  @TextColumn(200, { comment: 'Quién emitió el certificado', clase: 'igual' })
  emisor: string;

  @CodeColumn(64, 'igual', { comment: 'Número de serie del certificado, en hexadecimal' })
  serie: string;

  @UtcColumn({ comment: 'Hora de la firma' })
  firmadaEn: Date;

  @BoolColumn({ comment: 'La hora es de un sello de tiempo' })
  conSello: boolean;

  @TextColumn(200, {
    nullable: true,
    comment: 'Entidad de certificación registrada; vacía = no había ninguna registrada',
    clase: 'igual',
  })
  raiz: string | null;

  @BoolColumn({
    comment: 'Las listas de revocación o el servicio de su entidad (OCSP) decían que valía el día de la firma',
  })
  revocacionComprobada: boolean;
}
