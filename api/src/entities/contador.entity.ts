import { Entity } from 'typeorm';
import { IntegerColumn, KeyCodeColumn } from '../columns/columns';

/** Last number drawn of a gap-free series (promesas.md, invariant 40). Drawn inside the transaction that uses it. */
@Entity({ name: 'contador', schema: 'sistema', comment: 'Último número de cada serie legal' })
export class Contador {
  @KeyCodeColumn(40, 'igual', { comment: 'Serie' })
  serie: string;

  @IntegerColumn({ comment: 'Último número dado' })
  valor: number;
}
