import { formularioDePlazo } from '@adjudica/domain';
import { Entity, Unique } from 'typeorm';
import { fichaDe } from './ficha';

/** Terms of the company's contract, each in force for the awards from its date on (`plazo/reglas.ts`). */
@Entity({ name: 'plazo', schema: 'catalogo', comment: 'Plazo del contrato, vigente desde un día' })
@Unique(['codigo', 'producto', 'desde'])
export class Plazo extends fichaDe(formularioDePlazo) {}
