import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndexes, dropIndexes } from '../table';

const fichas = { area: 'cliente', table: 'ficha_bien' } as const;
const prendas = { area: 'cliente', table: 'prenda' } as const;
const deFicha = [['placa'], ['chasis']];
const dePrenda = [['vehiculoPlaca'], ['vehiculoChasis']];

/** A vehicle is found by the beginning of its plate or of its chassis. */
export class Busqueda1700000029000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndexes(runner, fichas, deFicha);
    await addIndexes(runner, prendas, dePrenda);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, prendas, dePrenda);
    await dropIndexes(runner, fichas, deFicha);
  }
}
