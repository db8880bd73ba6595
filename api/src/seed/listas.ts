import { claveDePersona, clavesDeNombre } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { insertMany } from '../db/transaction/bulk';
import { ClaveDeLista, EntradaDeLista } from '../entities/lista-control.entity';

const PERSONAS = [
  { nombre: 'Villacrés Ordóñez Hernán Patricio', identificacion: '1800000018', detalle: 'Alcalde' },
  { nombre: 'Zurita Palacios Norma Beatriz', identificacion: null, detalle: 'Jueza provincial' },
  { nombre: 'Quiñónez Estupiñán Washington', identificacion: null, detalle: 'Asambleísta' },
];

/** A short list of politically exposed persons, with these names beside its own. */
export async function seedListaDeControl(
  manager: EntityManager,
  lista: string,
  nombres: readonly string[] = [],
): Promise<void> {
  const personas = [
    ...PERSONAS,
    ...nombres.map((nombre) => ({ nombre, identificacion: null, detalle: 'Director de un instituto público' })),
  ];
  for (const persona of personas) {
    const { identifiers } = await manager.insert(EntradaDeLista, {
      ...{ ...persona, lista, tipo: 'PEP', persona: claveDePersona(persona), importacionId: 0 },
    });
    const entradaId = identifiers[0]?.['id'] as number;
    await insertMany(
      manager,
      ClaveDeLista,
      clavesDeNombre(persona.nombre).map((clave) => ({ clave, entradaId })),
    );
  }
}
