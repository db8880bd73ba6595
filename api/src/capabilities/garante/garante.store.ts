import type { DataSource, EntityManager } from 'typeorm';
import { isoOf } from '../../db/columns';
import { readMany, readOne } from '../../db/read';
import { Persona } from '../../entities/persona.entity';
import { Solicitud } from '../../entities/solicitud.entity';

/** A person as far as a guarantor shows it. */
export interface PersonaDeGarante {
  id: number;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  correo: string | null;
  celular: string | null;
  direccion: string | null;
}

export interface GaranteReemplazado {
  identificacion: string;
  nombres: string | null;
  apellidoPaterno: string | null;
  apellidoMaterno: string | null;
  reemplazadaEn: string;
}

const NOMBRE = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const;
const COLUMNS = ['id', ...NOMBRE, 'correo', 'celular', 'direccion'] as const;

/** What guarantors are looked up by. Their applications belong to `solicitud`. */
export class GaranteStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Whoever has this identification; a cédula goes before a passport with the same characters. */
  async persona(
    identificacion: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PersonaDeGarante | null> {
    const query = manager
      .createQueryBuilder()
      .from(Persona, 'p')
      .select([])
      .where('p.identificacion = :identificacion', { identificacion })
      .orderBy('p.tipoIdentificacion', 'ASC')
      .limit(1);
    for (const column of COLUMNS) query.addSelect(`p.${column}`, column);
    return readOne<PersonaDeGarante>(query);
  }

  /** Guarantors that the plan had before, the last one first. */
  async anteriores(planId: number, manager: EntityManager = this.dataSource.manager): Promise<GaranteReemplazado[]> {
    const query = manager
      .createQueryBuilder()
      .from(Solicitud, 's')
      .leftJoin(Persona, 'p', 'p.id = s.personaId')
      .select('s.identificacion', 'identificacion')
      .addSelect('s.reemplazadaEn', 'reemplazadaEn')
      .where("s.planId = :planId AND s.rol = 'garante' AND s.reemplazadaEn IS NOT NULL", { planId })
      .orderBy('s.id', 'DESC');
    for (const column of NOMBRE) query.addSelect(`COALESCE(s.${column}, p.${column})`, column);
    const rows = await readMany<GaranteReemplazado>(query);
    return rows.map((row) => ({ ...row, reemplazadaEn: isoOf(row.reemplazadaEn) as string }));
  }
}
