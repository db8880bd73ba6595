import { instanteDe } from '@adjudica/domain';
import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Tx } from '../../db/unit-of-work';
import { Usuario } from '../../entities/usuario.entity';

/** What every table of this kind has beside its values. */
interface FilaDeFicha extends ObjectLiteral {
  id: number;
  guardadaEn: Date;
  guardadaPor: number | null;
  version: number;
}

/** The one record that an application or a plan has of a kind, replaced as a whole under its version. */
export interface Ficha<V> {
  id: number;
  valores: V;
  version: number;
  /** ISO, UTC. */
  guardadaEn: string;
  /** Name as shown; null = the program. */
  guardadaPor: string | null;
}

export interface DefinicionDeFicha<F extends FilaDeFicha, V> {
  entidad: EntityTarget<F>;
  /** Column of the owner; unique. */
  dueno: 'solicitudId' | 'planId';
  deFila(fila: F): V;
  aFila(valores: V): Partial<F>;
}

export class FichaStore<F extends FilaDeFicha, V extends object> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly definicion: DefinicionDeFicha<F, V>,
  ) {}

  async get(dueno: number, manager: EntityManager = this.dataSource.manager): Promise<Ficha<V> | null> {
    const { entidad, deFila } = this.definicion;
    const fila = await manager.findOneBy(entidad, this.de(dueno));
    if (fila === null) return null;
    return {
      id: fila.id,
      valores: deFila(fila),
      version: fila.version,
      guardadaEn: instanteDe(fila.guardadaEn),
      guardadaPor: await nombreDeUsuario(manager, fila.guardadaPor),
    };
  }

  /** `version` 0 = the first. Zero rows = somebody was faster; a racing first save runs into the owner's unique key. */
  async guardar(tx: Tx, dueno: number, version: number, valores: V): Promise<number> {
    const { entidad, aFila } = this.definicion;
    const fila = {
      ...aFila(valores),
      guardadaEn: tx.now,
      guardadaPor: tx.actor.id || null,
      version: version + 1,
    };
    if (version === 0) {
      await tx.manager.insert(entidad, { ...this.de(dueno), ...fila } as never);
      return 1;
    }
    const { affected } = await tx.manager.update(entidad, { ...this.de(dueno), version } as never, fila as never);
    return affected ?? 0;
  }

  private de(dueno: number): FindOptionsWhere<F> {
    return { [this.definicion.dueno]: dueno } as FindOptionsWhere<F>;
  }
}

export async function nombreDeUsuario(manager: EntityManager, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const usuario = await manager.findOne(Usuario, { select: { nombre: true, apellido: true }, where: { id } });
  return usuario === null ? null : `${usuario.nombre} ${usuario.apellido}`.trim();
}
