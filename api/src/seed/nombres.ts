import { tokensDePersona } from '../capabilities/persona/persona.nombre';
import { bulkInsert } from '../db/bulk';
import { Persona } from '../entities/persona.entity';
import { PersonaToken } from '../entities/persona-token.entity';
import type { Transaction } from './demo';
import { personaDemo } from './personas';
import { Random } from './random';

const CHUNK = 5000;

/** Persons and their search words alone, for measuring the search at a size that no installation reaches. In a database of its own. */
export async function seedNombres(
  transaction: Transaction,
  total: number,
  year: number,
  onChunk: (done: number) => void = () => undefined,
): Promise<void> {
  const random = new Random(7);
  let lastId = 0;
  for (let from = 0; from < total; from += CHUNK) {
    const size = Math.min(CHUNK, total - from);
    await transaction(async (manager) => {
      await bulkInsert(
        manager,
        Persona,
        Array.from({ length: size }, (_, i) => personaDemo(random, from + i, year)),
      );
      const personas = await manager
        .createQueryBuilder()
        .from(Persona, 'p')
        .select(['p.id AS id', 'p.nombres AS nombres'])
        .addSelect(['p.apellidoPaterno AS apellidoPaterno', 'p.apellidoMaterno AS apellidoMaterno'])
        .where('p.id > :lastId', { lastId })
        .orderBy('p.id')
        .getRawMany<Pick<Persona, 'id' | 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>>();
      await bulkInsert(
        manager,
        PersonaToken,
        personas.flatMap((persona) => tokensDePersona(persona.id, persona)),
      );
      lastId = personas.at(-1)?.id ?? lastId;
    });
    onChunk(from + size);
  }
}
