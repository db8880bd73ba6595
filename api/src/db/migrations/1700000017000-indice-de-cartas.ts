import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndexes, dropIndexes } from '../table';

const cartas = { area: 'cliente', table: 'carta_salida' } as const;
const indexes = [['generadaEn']];

/** The list of exit letters is sorted by the day of the letter. */
export class IndiceDeCartas1700000017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndexes(runner, cartas, indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, cartas, indexes);
  }
}
