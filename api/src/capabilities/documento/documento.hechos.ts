import {
  admiteConyuge,
  DUENOS,
  type DuenoDeDocumento,
  type DuenoDeLista,
  type HechosDeLista,
  respondeElConyuge,
  tiposDePersona,
} from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { Conyuge } from '../../entities/conyuge.entity';
import { Depositario } from '../../entities/depositario.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { nombreDeCliente } from '../persona';
import type { PlanRow } from '../plan';
import type { PersonaDePlan } from './documento.dto';

interface Row {
  rol: string | null;
  personaId: number | null;
  identificacion: string | null;
  estadoCivil: string | null;
  separacionBienes: string | null;
  situacionLaboral: string | null;
  guardadaEn: unknown;
  solicitudNombres: string | null;
  solicitudPaterno: string | null;
  solicitudMaterno: string | null;
  personaNombres: string | null;
  personaPaterno: string | null;
  personaMaterno: string | null;
  conyugeIdentificacion: string | null;
  conyugeSituacionLaboral: string | null;
  conyugeNombres: string | null;
  conyugePaterno: string | null;
  conyugeMaterno: string | null;
  depositarioIdentificacion: string | null;
  depositarioNombres: string | null;
  depositarioApellidos: string | null;
}

interface DuenoConNombre extends DuenoDeLista {
  readonly nombre: string | null;
}

interface HechosDeDocumentos extends HechosDeLista {
  readonly duenos: Readonly<Record<DuenoDeDocumento, DuenoConNombre | null>>;
  /** Whether a form of the plan was saved, from which on it has a list. */
  readonly guardada: boolean;
}

const OF_SOLICITUD = [
  'rol',
  'personaId',
  'identificacion',
  'estadoCivil',
  'separacionBienes',
  'situacionLaboral',
  'guardadaEn',
];
const OF_NAME = { Nombres: 'nombres', Paterno: 'apellidoPaterno', Materno: 'apellidoMaterno' } as const;

const nombre = (nombres: string | null, paterno: string | null, materno: string | null): string | null =>
  nombres === null || nombres === ''
    ? null
    : nombreDeCliente({ nombres, apellidoPaterno: paterno ?? '', apellidoMaterno: materno ?? '' });

/** Owners of a plan's documents, from its forms. */
export class HechosDeDocumentosStore {
  constructor(private readonly dataSource: DataSource) {}

  /** One statement: a row for each application in force, or one without. */
  async de(plan: PlanRow, manager: EntityManager = this.dataSource.manager): Promise<HechosDeDocumentos> {
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .leftJoin(Solicitud, 'solicitud', 'solicitud.planId = planAhorro.id AND solicitud.reemplazadaEn IS NULL')
      .leftJoin(Persona, 'persona', 'persona.id = solicitud.personaId')
      .leftJoin(Conyuge, 'conyuge', 'conyuge.solicitudId = solicitud.id')
      .leftJoin(Depositario, 'depositario', 'depositario.planId = planAhorro.id')
      .select('conyuge.identificacion', 'conyugeIdentificacion')
      .addSelect('conyuge.situacionLaboral', 'conyugeSituacionLaboral')
      .addSelect('depositario.identificacion', 'depositarioIdentificacion')
      .addSelect('depositario.nombres', 'depositarioNombres')
      .addSelect('depositario.apellidos', 'depositarioApellidos')
      .where('planAhorro.id = :planId', { planId: plan.planId });
    for (const column of OF_SOLICITUD) query.addSelect(`solicitud.${column}`, column);
    for (const [part, column] of Object.entries(OF_NAME))
      for (const alias of ['solicitud', 'persona', 'conyuge']) query.addSelect(`${alias}.${column}`, `${alias}${part}`);
    const rows = await readMany<Row>(query);
    // after a cession the form in force is the former holder's
    const titular = rows.find(({ rol, personaId }) => rol === 'titular' && personaId === plan.personaId);
    const garante = rows.find(({ rol }) => rol === 'garante');
    return {
      producto: plan.producto,
      guardada: rows.some(({ guardadaEn }) => guardadaEn !== null && guardadaEn !== undefined),
      duenos: {
        1: {
          personaId: plan.personaId,
          identificacion: plan.identificacion,
          situacionLaboral: titular?.situacionLaboral ?? null,
          estadoCivil: titular?.estadoCivil ?? null,
          nombre: nombreDeCliente(plan),
        },
        2: titular !== undefined && respondeElConyuge(titular) ? conyugeDe(titular) : null,
        3: garante === undefined ? null : garanteDe(garante),
        4: garante !== undefined && admiteConyuge(garante) ? conyugeDe(garante) : null,
        5: depositarioDe(rows[0]),
      },
    };
  }
}

const conyugeDe = (row: Row): DuenoConNombre => ({
  personaId: null,
  identificacion: row.conyugeIdentificacion ?? null,
  situacionLaboral: row.conyugeSituacionLaboral ?? null,
  estadoCivil: row.estadoCivil,
  nombre: nombre(row.conyugeNombres, row.conyugePaterno, row.conyugeMaterno),
});

const garanteDe = (row: Row): DuenoConNombre => ({
  personaId: row.personaId,
  identificacion: row.identificacion,
  situacionLaboral: row.situacionLaboral,
  estadoCivil: row.estadoCivil,
  nombre:
    nombre(row.solicitudNombres, row.solicitudPaterno, row.solicitudMaterno) ??
    nombre(row.personaNombres, row.personaPaterno, row.personaMaterno),
});

const depositarioDe = (row: Row | undefined): DuenoConNombre => ({
  personaId: null,
  identificacion: row?.depositarioIdentificacion ?? null,
  situacionLaboral: null,
  estadoCivil: null,
  nombre: nombre(row?.depositarioNombres ?? null, row?.depositarioApellidos ?? null, null),
});

/** DOC-040: the persons of the plan. */
export const personasDe = ({ duenos }: HechosDeDocumentos): PersonaDePlan[] =>
  DUENOS.flatMap((dueno) => {
    const persona = duenos[dueno];
    return persona === null
      ? []
      : [{ dueno, tipoPersona: tiposDePersona[dueno], identificacion: persona.identificacion, nombre: persona.nombre }];
  });
