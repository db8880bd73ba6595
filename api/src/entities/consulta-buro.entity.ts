import { motivosDeFallo } from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import {
  BoolColumn,
  DateColumn,
  DigitsColumn,
  IdColumn,
  IntegerColumn,
  LongTextColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
} from '../columns/columns';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/**
 * A query to the credit bureau, inserted before it is sent: whoever inserts it sends it, the others wait. So no cédula is paid for twice a day in any
 * race (BUR-512). The answer is encrypted (crypto/cipher.ts).
 */
@Entity({
  name: 'consulta_buro',
  schema: 'riesgo',
  comment: 'Consulta pagada al buró de crédito; el informe está sellado con la clave de los datos',
})
@Index(['cedula', 'fecha', 'vuelta'], { unique: true, where: '"estado" <> \'fallida\'' })
@Index(['cedula'])
// removal by retention
@Index(['fecha'])
export class ConsultaBuro {
  @IdColumn()
  id: number;

  @DigitsColumn(10, { de: 'titular' })
  cedula: string;

  /** The client with that cédula, if any. */
  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  /** The plan it was made for; none on the bureau screen. */
  @ForeignKey(() => Plan)
  @IntegerColumn({ nullable: true })
  planId: number | null;

  /** Day in Ecuador. */
  @DateColumn()
  fecha: string;

  /** 1 = the day's first; each 'Consultar de nuevo' adds one. */
  @IntegerColumn({ comment: 'Cuál del día, desde 1' })
  vuelta: number;

  /** 'pidiendo' → 'lista', 'desconocida' (unknown to the bureau) or 'fallida'. */
  @StateColumn(['pidiendo', 'lista', 'desconocida', 'fallida'], { comment: 'En qué va la consulta' })
  estado: string;

  /** Encrypted; null unless 'lista'. */
  @LongTextColumn({ nullable: true, comment: 'Informe, sellado con la clave de los datos', clase: 'vacio' })
  contenido: string | null;

  @IntegerColumn({ nullable: true, comment: 'Puntaje del buró, de 1 a 999' })
  score: number | null;

  /** Answered by the simulator. */
  @BoolColumn()
  prueba: boolean;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  consultadoPor: number;

  @UtcColumn()
  consultadoEn: Date;

  @UtcColumn({ nullable: true })
  respondidoEn: Date | null;

  /** Day of the person's consent. */
  @DateColumn({ nullable: true, comment: 'Día en que la persona consintió la consulta' })
  consentimiento: string | null;

  /** Reason of a repetition on the same day. */
  @TextColumn('comentario', { nullable: true, comment: 'Por qué se volvió a consultar', de: 'titular' })
  motivo: string | null;

  /** Of a 'fallida': why there is no report (buro/fallo.ts). */
  @OptionColumn(20, motivosDeFallo, { nullable: true, comment: 'Por qué no respondió el buró' })
  fallo: string | null;
}
