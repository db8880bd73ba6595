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
 * One question to the credit bureau, written before it is asked: whoever writes it may ask, the others wait for it. So no cédula is paid for
 * twice a day, whatever races (BUR-512). The answer is sealed (crypto/cipher.ts).
 */
@Entity({
  name: 'consulta_buro',
  schema: 'riesgo',
  comment: 'Consulta pagada al buró de crédito; el informe está sellado con la clave de los datos',
})
@Index(['cedula', 'fecha', 'vuelta'], { unique: true, where: '"estado" <> \'fallida\'' })
@Index(['cedula'])
// reports that are older than the company keeps them
@Index(['fecha'])
export class ConsultaBuro {
  @IdColumn()
  id: number;

  @DigitsColumn(10, { de: 'titular' })
  cedula: string;

  /** The client with that cédula, where there is one. */
  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  /** For which plan it was asked; the bureau screen has none. */
  @ForeignKey(() => Plan)
  @IntegerColumn({ nullable: true })
  planId: number | null;

  /** Day in Ecuador. */
  @DateColumn()
  fecha: string;

  /** 1 = the day's first; each 'Consultar de nuevo' is one more. */
  @IntegerColumn({ comment: 'Cuál del día, desde 1' })
  vuelta: number;

  /** 'pidiendo' → 'lista', 'desconocida' (the bureau knows nobody) or 'fallida'. */
  @StateColumn(['pidiendo', 'lista', 'desconocida', 'fallida'], { comment: 'En qué va la consulta' })
  estado: string;

  /** Sealed; null unless 'lista'. */
  @LongTextColumn({ nullable: true, comment: 'Informe, sellado con la clave de los datos', clase: 'vacio' })
  contenido: string | null;

  @IntegerColumn({ nullable: true, comment: 'Puntaje del buró, de 1 a 999' })
  score: number | null;

  /** The simulator answered. */
  @BoolColumn()
  prueba: boolean;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  consultadoPor: number;

  @UtcColumn()
  consultadoEn: Date;

  @UtcColumn({ nullable: true })
  respondidoEn: Date | null;

  /** When the person agreed to be asked about. */
  @DateColumn({ nullable: true, comment: 'Día en que la persona consintió la consulta' })
  consentimiento: string | null;

  /** Why again, on the same day. */
  @TextColumn('comentario', { nullable: true, comment: 'Por qué se volvió a consultar', de: 'titular' })
  motivo: string | null;

  /** Of a 'fallida': why no report came (buro/fallo.ts). */
  @OptionColumn(20, motivosDeFallo, { nullable: true, comment: 'Por qué no respondió el buró' })
  fallo: string | null;
}
