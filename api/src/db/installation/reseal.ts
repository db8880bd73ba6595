import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { In, Like } from 'typeorm';
import type { Cipher } from '../../crypto/cipher';
import { PLACES } from '../../crypto/places';
import { Borrador } from '../../entities/borrador.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Idempotencia } from '../../entities/idempotencia.entity';
import { SegundoFactor } from '../../entities/segundo-factor.entity';
import { Suscripcion } from '../../entities/suscripcion.entity';

/** Batch size: a report of the bureau has some kilobytes. */
const BATCH = 200;

interface Sealed extends ObjectLiteral {
  id: number;
}

/** A column of encrypted text and the key of its row. */
interface Column<T extends Sealed> {
  readonly entity: EntityTarget<T>;
  readonly column: keyof T & string;
  readonly place: (row: T) => string;
}

const column = <T extends Sealed>(of: Column<T>): Column<Sealed> => of as unknown as Column<Sealed>;

/** The same columns as in `sealed.ts`. */
const COLUMNS = [
  column({ entity: Borrador, column: 'contenido', place: PLACES.borrador }),
  column({ entity: ConsultaBuro, column: 'contenido', place: PLACES.consultaBuro }),
  column({ entity: Idempotencia, column: 'respuesta', place: PLACES.idempotencia }),
  column({ entity: SegundoFactor, column: 'secreto', place: PLACES.segundoFactor }),
  column({ entity: Suscripcion, column: 'secretos', place: PLACES.suscripcion }),
];

/**
 * Re-encrypts every row from one key to another, in the caller's transaction. Rows under a third key, whose loss was accepted, stay as they are.
 * @returns how many rows. @throws CipherError for a row that was changed or copied from another place.
 */
export async function resealAll(manager: EntityManager, from: Cipher, to: Cipher): Promise<number> {
  let rows = 0;
  for (const { entity, column, place } of COLUMNS) {
    const ids = await manager.find(entity, { select: { id: true }, where: { [column]: Like(`${from.prefix}%`) } });
    for (let at = 0; at < ids.length; at += BATCH) {
      const some = await manager.findBy(entity, { id: In(ids.slice(at, at + BATCH).map(({ id }) => id)) });
      for (const row of some) {
        const sealed = to.seal(from.open(row[column] as string, place(row)), place(row));
        await manager
          .createQueryBuilder()
          .update(entity)
          .set({ [column]: sealed } as ObjectLiteral)
          .where({ id: row.id })
          .updateEntity(false)
          .execute();
      }
    }
    rows += ids.length;
  }
  return rows;
}
