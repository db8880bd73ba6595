import type { ClaveDeLista } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { boolOf, instantOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { alphabetical } from '../../db/engine/sql';
import { deleteWhere, guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Usuario } from '../../entities/usuario.entity';
import { VistaGuardada, VistaInicial } from '../../entities/vista-guardada.entity';
import type { ContenidoDeVista, VistaGuardadaVista } from './vista-guardada.dto';

/** A view as visible to one user. */
export type VistaLeida = Omit<VistaGuardadaVista, 'propia' | 'editable'> & { readonly usuarioId: number };
export type Escrita = Pick<VistaGuardadaVista, 'nombre' | 'compartida'> & ContenidoDeVista;

interface Cruda extends Pick<VistaGuardada, 'id' | 'lista' | 'usuarioId' | 'nombre' | 'contenido' | 'version'> {
  compartida: unknown;
  guardadaEn: unknown;
  autorNombre: string;
  autorApellido: string;
  inicialId: number | null;
}

const COLUMNS = ['id', 'lista', 'usuarioId', 'nombre', 'compartida', 'contenido', 'guardadaEn', 'version'];

export class VistaGuardadaStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Own and shared views of these lists, by name. One statement. */
  async listVisible(
    usuarioId: number,
    listas: readonly ClaveDeLista[],
    { id, manager = this.dataSource.manager }: { id?: number; manager?: EntityManager } = {},
  ): Promise<VistaLeida[]> {
    if (listas.length === 0) return [];
    const query = manager
      .createQueryBuilder()
      .from(VistaGuardada, 'vista')
      .select(COLUMNS.map((columna) => `vista.${columna} AS ${columna}`))
      .innerJoin(Usuario, 'usuario', 'usuario.id = vista.usuarioId')
      .addSelect('usuario.nombre', 'autorNombre')
      .addSelect('usuario.apellido', 'autorApellido')
      .leftJoin(VistaInicial, 'inicial', 'inicial.vistaId = vista.id AND inicial.usuarioId = :usuarioId')
      .addSelect('inicial.id', 'inicialId')
      .where('vista.lista IN (:...listas) AND (vista.usuarioId = :usuarioId OR vista.compartida = :si)', {
        listas,
        usuarioId,
        si: true,
      })
      .orderBy(alphabetical('vista.nombre'), 'ASC')
      .addOrderBy('vista.id', 'ASC');
    if (id !== undefined) query.andWhere('vista.id = :id', { id });
    return (await readMany<Cruda>(query)).map(leida);
  }

  /** Of all users, for counting and for unique names. */
  listAll(manager: EntityManager, lista: string): Promise<VistaGuardada[]> {
    return manager.findBy(VistaGuardada, { lista });
  }

  async insert(tx: Tx, lista: string, vista: Escrita): Promise<number> {
    const { identifiers } = await tx.manager.insert(VistaGuardada, {
      ...filaDe(vista),
      lista,
      usuarioId: tx.actor.id,
      guardadaEn: tx.now,
      version: 1,
    });
    return identifiers[0]?.['id'] as number;
  }

  /** Guarded by the version: 0 = stale version. A view no longer shared is nobody else's initial view. */
  async update(tx: Tx, { id, version, usuarioId }: VistaLeida, vista: Escrita): Promise<number> {
    const written = await guardedUpdate(
      tx.manager,
      VistaGuardada,
      { id, version },
      { ...filaDe(vista), guardadaEn: tx.now },
    );
    if (!vista.compartida)
      await tx.manager
        .createQueryBuilder()
        .delete()
        .from(VistaInicial)
        .where('vistaId = :id AND usuarioId <> :usuarioId', { id, usuarioId })
        .execute();
    return written;
  }

  async remove(tx: Tx, { id, version }: VistaLeida): Promise<number> {
    await tx.manager.delete(VistaInicial, { vistaId: id });
    return deleteWhere(tx.manager, VistaGuardada, { id, version });
  }

  /** Makes it the only initial view of the list for the actor. */
  async setDefault(tx: Tx, { id, lista }: VistaLeida): Promise<void> {
    await tx.manager.delete(VistaInicial, { usuarioId: tx.actor.id, lista });
    await tx.manager.insert(VistaInicial, { usuarioId: tx.actor.id, lista, vistaId: id });
  }

  async unsetDefault(tx: Tx, { id }: VistaLeida): Promise<void> {
    await tx.manager.delete(VistaInicial, { usuarioId: tx.actor.id, vistaId: id });
  }
}

const filaDe = ({ nombre, compartida, filtro, ordenCampo, ordenDireccion, ocultas }: Escrita) => ({
  nombre,
  compartida,
  contenido: JSON.stringify({ filtro, ordenCampo, ordenDireccion, ocultas } satisfies ContenidoDeVista),
});

const leida = ({
  contenido,
  compartida,
  guardadaEn,
  autorNombre,
  autorApellido,
  inicialId,
  ...row
}: Cruda): VistaLeida => ({
  ...row,
  ...(JSON.parse(contenido) as ContenidoDeVista),
  compartida: boolOf(compartida),
  guardadaEn: instantOf(guardadaEn),
  autor: `${autorNombre} ${autorApellido}`.trim(),
  inicial: inicialId !== null,
});
