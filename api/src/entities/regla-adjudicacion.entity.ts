import { formularioDeReglaAdjudicacion } from '@adjudica/domain';
import { Entity, Unique } from 'typeorm';
import { fichaDe } from './ficha';

/** Rules of award, each in force for the assemblies from its date on (`regla-adjudicacion/reglas.ts`). */
@Entity({ name: 'regla_adjudicacion', schema: 'catalogo', comment: 'Regla de adjudicación, vigente desde un día' })
@Unique(['producto', 'desde'])
export class ReglaAdjudicacion extends fichaDe(formularioDeReglaAdjudicacion) {}
