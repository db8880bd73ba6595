import type { RolDeSolicitud } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Solicitud } from '../../entities/solicitud.entity';

/** A person, for a guarantor's view. */
interface PersonaDeGarante {
  id: number;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  correo: string | null;
  celular: string | null;
  direccion: string | null;
}

interface GaranteReemplazado {
  identificacion: string;
  nombres: string | null;
  apellidoPaterno: string | null;
  apellidoMaterno: string | null;
  reemplazadaEn: string;
}

const NOMBRE = ['nombres', 'apellidoPaterno', 'apellidoMaterno'] as const;
const COLUMNS = ['id', ...NOMBRE, 'correo', 'celular', 'direccion'] as const;

/** Look-ups for guarantors. Their applications belong to `solicitud`. */
export class GaranteStore {
  constructor(private readonly dataSource: DataSource) {}

  /** The person with this identification; a cédula takes precedence over an equal passport number. */
  async findPersona(
    identificacion: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PersonaDeGarante | null> {
    const query = manager
      .createQueryBuilder()
      .from(Persona, 'persona')
      .select([])
      .where('persona.identificacion = :identificacion', { identificacion })
      .orderBy('persona.tipoIdentificacion', 'ASC')
      .limit(1);
    for (const column of COLUMNS) query.addSelect(`persona.${column}`, column);
    return readOne<PersonaDeGarante>(query);
  }

  /** Former guarantors of the plan, newest first. */
  async listAnteriores(
    planId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<GaranteReemplazado[]> {
    const query = manager
      .createQueryBuilder()
      .from(Solicitud, 'solicitud')
      .leftJoin(Persona, 'persona', 'persona.id = solicitud.personaId')
      .select('solicitud.identificacion', 'identificacion')
      .addSelect('solicitud.reemplazadaEn', 'reemplazadaEn')
      .where("solicitud.planId = :planId AND solicitud.rol = 'garante' AND solicitud.reemplazadaEn IS NOT NULL", {
        planId,
      })
      .orderBy('solicitud.id', 'DESC');
    for (const column of NOMBRE) query.addSelect(`COALESCE(solicitud.${column}, persona.${column})`, column);
    const rows = await readMany<GaranteReemplazado>(query);
    return rows.map((row) => ({ ...row, reemplazadaEn: isoOf(row.reemplazadaEn) as string }));
  }

  /** The last application of this person for another plan, as holder or guarantor: '01-M001-12' and the role; null = none. */
  async findInOtherPlan(
    { personaId, planId }: Pick<Solicitud, 'personaId' | 'planId'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ idCodigo: string; rol: RolDeSolicitud } | null> {
    return readOne<{ idCodigo: string; rol: RolDeSolicitud }>(
      manager
        .createQueryBuilder()
        .from(Solicitud, 'solicitud')
        .innerJoin(Plan, 'planAhorro', 'planAhorro.id = solicitud.planId')
        .select('planAhorro.idCodigo', 'idCodigo')
        .addSelect('solicitud.rol', 'rol')
        .where('solicitud.personaId = :personaId AND solicitud.planId <> :planId', { personaId, planId })
        .andWhere('solicitud.guardadaEn IS NOT NULL AND solicitud.reemplazadaEn IS NULL')
        .orderBy('solicitud.guardadaEn', 'DESC')
        .limit(1),
    );
  }
}
