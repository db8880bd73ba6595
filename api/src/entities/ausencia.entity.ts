import { formularioDeAusencia } from '@adjudica/domain';
import { Entity, Index, Unique } from 'typeorm';
import { fichaDe } from './ficha';

/** Who looks after the plans and tasks of an absent colleague, from one day to another. */
@Entity({ name: 'ausencia', schema: 'seguridad', comment: 'Ausencia de un usuario y quien lo reemplaza' })
@Unique(['ausente', 'reemplazo', 'desde'])
@Index(['reemplazo', 'hasta'])
export class Ausencia extends fichaDe(formularioDeAusencia) {}
