import type { DataSource, EntityManager } from 'typeorm';
import type { Shown } from '../../columns/shown';
import { readMany, readOne } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adenda } from '../../entities/adenda.entity';
import { Ciudad } from '../../entities/catalogo.entity';
import { Contrato } from '../../entities/contrato.entity';
import { Plan } from '../../entities/plan.entity';
import { unirUsuario } from '../usuario';
import { columnas } from './adenda.columnas';

/** Users whose names go with an addendum: alias → column. */
const USUARIOS = {
  creada: 'adenda.creadaPor',
  editada: 'adenda.editadaPor',
  enviada: 'adenda.enviadaPor',
  decidida: 'adenda.decididaPor',
} as const;

/** An addendum with the name of its city and of who did what. */
export type AdendaRow = Shown<Adenda> &
  Record<`${keyof typeof USUARIOS}${'Nombre' | 'Apellido'}`, string | null> & { ciudad: string | null };

export class AdendaStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Of a contract, in their order. */
  async listOf(contratoId: number, manager: EntityManager = this.dataSource.manager): Promise<AdendaRow[]> {
    const query = manager
      .createQueryBuilder()
      .from(Adenda, 'adenda')
      .leftJoin(Ciudad, 'ciudad', 'ciudad.codigo = adenda.lugarEmision')
      .select('ciudad.nombre', 'ciudad')
      .where('adenda.contratoId = :contratoId', { contratoId })
      .orderBy('adenda.numero', 'ASC');
    columnas.select(query, 'adenda');
    for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
    return (await readMany<object>(query)).map((row) => columnas.read(row));
  }

  /** Code of the plan of its contract; `null` = no such addendum. */
  async findPlan(id: number, manager: EntityManager = this.dataSource.manager): Promise<string | null> {
    const query = manager
      .createQueryBuilder()
      .from(Adenda, 'adenda')
      .innerJoin(Contrato, 'contrato', 'contrato.id = adenda.contratoId')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = contrato.planId')
      .select('planAhorro.idCodigo', 'idCodigo')
      .where('adenda.id = :id', { id });
    return (await readOne<{ idCodigo: string }>(query))?.idCodigo ?? null;
  }

  /** Code of a city by its name; `null` = no such city. */
  async findCiudad(nombre: string): Promise<string | null> {
    return (await this.dataSource.manager.findOneBy(Ciudad, { nombre }))?.codigo ?? null;
  }

  async insert(
    { manager, now, actor }: Pick<Tx, 'manager' | 'now' | 'actor'>,
    datos: Pick<Adenda, 'contratoId' | 'numero' | 'motivo' | 'lugarEmision' | 'fechaEmision' | 'texto' | 'cambios'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(Adenda, {
      ...datos,
      estado: 'P',
      creadaPor: actor.id || null,
      creadaEn: now,
      version: 1,
    });
    return identifiers[0]?.['id'] as number;
  }

  /** Guarded by the state and version read. Returns the affected rows, 0 = stale version. */
  update(
    { manager }: Pick<Tx, 'manager'>,
    { id, version, estado }: Pick<AdendaRow, 'id' | 'version' | 'estado'>,
    cambio: Partial<Adenda>,
  ): Promise<number> {
    return guardedUpdate(manager, Adenda, { id, version, estado }, cambio);
  }
}
