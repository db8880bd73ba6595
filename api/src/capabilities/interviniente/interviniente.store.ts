import {
  type DatosDeInterviniente,
  esNadie,
  formularioDeInterviniente,
  nombreDeInterviniente,
  type PersonasDelCaso,
  type RolDeInterviniente,
  rolesDeInterviniente,
  tipoProbable,
  VIGENTE,
} from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { rawValuesOf, rowOf } from '../../columns/record';
import { readIn, readOne } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adenda } from '../../entities/adenda.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Canton, Representante } from '../../entities/catalogo.entity';
import { Contrato } from '../../entities/contrato.entity';
import { Conyuge } from '../../entities/conyuge.entity';
import { Depositario } from '../../entities/depositario.entity';
import { Interviniente } from '../../entities/interviniente.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { nombreUnido, unirUsuario } from '../usuario';

type Query = SelectQueryBuilder<ObjectLiteral>;
type Texto = string | null;

/** A plan with its award, and the approvals after which its persons stay as printed. */
export interface CasoRow extends Record<`${'pagare' | 'contrato'}${'Nombre' | 'Apellido'}`, Texto> {
  readonly idCodigo: string;
  readonly planId: number;
  readonly personaId: number;
  readonly identificacion: string;
  readonly adjudicacionId: number;
  readonly ejecutivoId: number | null;
  /** Present holder of the plan. */
  readonly titularId: number | null;
  readonly pagareAprobadoEn: unknown;
  readonly contratoAprobadoEn: unknown;
}

/** A typed person of a case. */
export interface EscritaRow {
  readonly datos: DatosDeInterviniente;
  readonly version: number;
  readonly guardadaPor: Texto;
  readonly guardadaEn: Texto;
}

/** The persons of a case: as they are now, as the application says, and as somebody typed them. */
export interface PersonasLeidas {
  readonly personas: PersonasDelCaso;
  readonly solicitud: PersonasDelCaso;
  readonly escritas: { readonly [R in RolDeInterviniente]?: EscritaRow };
}

/** A role of a case, with the persons of all. */
export interface PersonaRow extends PersonasLeidas {
  readonly caso: CasoRow;
  readonly rol: RolDeInterviniente;
}

export class IntervinienteStore {
  constructor(private readonly dataSource: DataSource) {}

  /** `null` = the plan has no live award. An approved contract says no more while an addendum of it is written. One statement. */
  async caso(idCodigo: string, manager: EntityManager = this.dataSource.manager): Promise<CasoRow | null> {
    const enAdenda = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(Adenda, 'adenda')
      .where("adenda.contratoId = contrato.id AND adenda.estado IN ('P', 'R')")
      .getQuery();
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .innerJoin(
        Adjudicacion,
        'adjudicacion',
        `adjudicacion.planId = planAhorro.id AND adjudicacion.estado = '${VIGENTE}'`,
      )
      .innerJoin(Persona, 'persona', 'persona.id = adjudicacion.personaId')
      .leftJoin(PlanTitular, 'titular', 'titular.planId = planAhorro.id AND titular.hasta IS NULL')
      .leftJoin(Pagare, 'pagare', `pagare.adjudicacionId = adjudicacion.id AND pagare.estado = 'A'`)
      .leftJoin(
        Contrato,
        'contrato',
        `contrato.adjudicacionId = adjudicacion.id AND contrato.estado = 'A' AND NOT EXISTS ${enAdenda}`,
      )
      .select('planAhorro.idCodigo', 'idCodigo')
      .addSelect('planAhorro.id', 'planId')
      .addSelect('persona.id', 'personaId')
      .addSelect('persona.identificacion', 'identificacion')
      .addSelect('adjudicacion.id', 'adjudicacionId')
      .addSelect('adjudicacion.ejecutivoId', 'ejecutivoId')
      .addSelect('titular.personaId', 'titularId')
      .addSelect('pagare.decididoEn', 'pagareAprobadoEn')
      .addSelect('contrato.aprobadoEn', 'contratoAprobadoEn')
      .where('planAhorro.idCodigo = :idCodigo', { idCodigo });
    unirUsuario(query, 'pagareAprobado', 'pagare.decididoPor');
    return readOne<CasoRow>(unirUsuario(query, 'contratoAprobado', 'contrato.aprobadoPor'));
  }

  /** Two statements. `manager` reads inside its transaction. */
  async deAdjudicacion(
    adjudicacionId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PersonasLeidas> {
    return (await this.deAdjudicaciones([adjudicacionId], manager)).get(adjudicacionId) ?? SIN_PERSONAS;
  }

  /** The same of several awards, by their ids, still two statements. */
  async deAdjudicaciones(
    ids: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<number, PersonasLeidas>> {
    if (ids.length === 0) return new Map();
    const [declaradas, escritas] = await Promise.all([
      this.readDeclaradas(manager, { ids }),
      this.readEscritas(manager, { ids }),
    ]);
    return new Map(
      declaradas.map((row) => {
        const id = Number(row.adjudicacionId);
        const suyas = escritas.filter(({ adjudicacionId }) => Number(adjudicacionId) === id);
        return [id, leidas(declaradaPorRol(row), suyas)];
      }),
    );
  }

  private readonly readDeclaradas = readIn<Declarada>((manager) =>
    deSolicitud(manager).where('adjudicacion.id IN (:...ids)', { ids: [] }),
  );
  private readonly readEscritas = readIn<EscritaLeida>((manager) =>
    escrita(manager).where('interviniente.adjudicacionId IN (:...ids)', { ids: [] }),
  );

  /** What the catalogue of representatives knows of one and nobody wrote (LEG-594). */
  async conCatalogo(persona: DatosDeInterviniente, manager: EntityManager): Promise<DatosDeInterviniente> {
    if (persona.identificacion !== null && persona.calidad !== null) return persona;
    const conocido = await manager.findOne(Representante, { where: { nombre: nombreDeInterviniente(persona) } });
    if (conocido === null) return persona;
    const { tipoIdentificacion, identificacion, calidad } = persona;
    return {
      ...persona,
      tipoIdentificacion: identificacion === null ? 'C' : tipoIdentificacion,
      identificacion: identificacion ?? conocido.cedula,
      calidad: calidad ?? conocido.calidad,
    };
  }

  /** Inserts on the first save; later ones are guarded by the version read. Returns the affected rows, 0 = stale version. */
  async save(
    { manager, actor, now }: Pick<Tx, 'manager' | 'actor' | 'now'>,
    { adjudicacionId, rol, version }: { adjudicacionId: number; rol: RolDeInterviniente; version: number },
    datos: DatosDeInterviniente,
  ): Promise<number> {
    const escritos = rol === 'deudor' ? { ...datos, ...identidadDe(undefined) } : datos;
    const row = { ...rowOf(formularioDeInterviniente, escritos), guardadaEn: now, guardadaPor: actor.id || null };
    if (version > 0) return guardedUpdate(manager, Interviniente, { adjudicacionId, rol, version }, row);
    await manager.insert(Interviniente, { ...row, adjudicacionId, rol, version: 1 });
    return 1;
  }
}

const SIN_PERSONAS: PersonasLeidas = { personas: {}, solicitud: {}, escritas: {} };

const CAMPOS = formularioDeInterviniente.nombres;
/** The debtor is the holder: who he is, is never typed. */
const DEL_TITULAR = ['tipoIdentificacion', 'identificacion', 'nombres', 'apellidos'] as const;

function leidas(solicitud: PersonasDelCaso, rows: readonly EscritaLeida[]): PersonasLeidas {
  const escritas = Object.fromEntries(
    rows.map((row) => [
      row.rol,
      {
        datos: {
          ...rawValuesOf(formularioDeInterviniente, row),
          ...(row.rol === 'deudor' && identidadDe(solicitud.deudor)),
        },
        version: Number(row.version),
        guardadaPor: nombreUnido(row, 'guardada'),
        guardadaEn: isoOf(row.guardadaEn),
      },
    ]),
  ) as PersonasLeidas['escritas'];
  const personas = Object.fromEntries(
    rolesDeInterviniente.flatMap((rol) => {
      const persona = escritas[rol]?.datos ?? solicitud[rol];
      return persona === undefined || esNadie(persona) ? [] : [[rol, persona]];
    }),
  );
  return { personas, solicitud, escritas };
}

const identidadDe = (persona: DatosDeInterviniente | undefined): Partial<DatosDeInterviniente> =>
  Object.fromEntries(DEL_TITULAR.map((campo) => [campo, persona?.[campo] ?? null]));

type EscritaLeida = Record<keyof DatosDeInterviniente | `guardada${'Nombre' | 'Apellido'}`, Texto> & {
  readonly adjudicacionId: number;
  readonly rol: RolDeInterviniente;
  readonly version: number;
  readonly guardadaEn: unknown;
};

function escrita(manager: EntityManager): Query {
  const query = manager
    .createQueryBuilder()
    .from(Interviniente, 'interviniente')
    .select('interviniente.adjudicacionId', 'adjudicacionId')
    .addSelect('interviniente.rol', 'rol')
    .addSelect('interviniente.version', 'version')
    .addSelect('interviniente.guardadaEn', 'guardadaEn');
  for (const column of CAMPOS) query.addSelect(`interviniente.${column}`, column);
  return unirUsuario(query, 'guardada', 'interviniente.guardadaPor');
}

/** What tabs of the application say of each role: field → expression. Surnames may stand in two columns. */
const DECLARADO = {
  deudor: {
    tipoIdentificacion: 'persona.tipoIdentificacion',
    identificacion: 'persona.identificacion',
    nombres: 'persona.nombres',
    apellidoPaterno: 'persona.apellidoPaterno',
    apellidoMaterno: 'persona.apellidoMaterno',
    genero: 'solicitud.genero',
    estadoCivil: 'COALESCE(solicitud.estadoCivil, persona.estadoCivil)',
    nacionalidad: 'solicitud.nacionalidad',
    ocupacion: 'solicitud.profesion',
    direccion: 'COALESCE(solicitud.direccion, persona.direccion)',
    ciudad: 'canton.nombre',
    telefono: 'COALESCE(solicitud.celular, persona.celular, persona.telefono)',
    correo: 'COALESCE(solicitud.correo, persona.correo)',
  },
  conyuge: deConyuge('conyuge'),
  garante: {
    tipoIdentificacion: 'garante.tipoIdentificacion',
    identificacion: 'solicitudDelGarante.identificacion',
    nombres: 'COALESCE(solicitudDelGarante.nombres, garante.nombres)',
    apellidoPaterno: 'COALESCE(solicitudDelGarante.apellidoPaterno, garante.apellidoPaterno)',
    apellidoMaterno:
      'CASE WHEN solicitudDelGarante.nombres IS NULL THEN garante.apellidoMaterno ELSE solicitudDelGarante.apellidoMaterno END',
    genero: 'solicitudDelGarante.genero',
    estadoCivil: 'COALESCE(solicitudDelGarante.estadoCivil, garante.estadoCivil)',
    nacionalidad: 'solicitudDelGarante.nacionalidad',
    ocupacion: 'solicitudDelGarante.profesion',
    direccion: 'COALESCE(solicitudDelGarante.direccion, garante.direccion)',
    ciudad: 'cantonDelGarante.nombre',
    telefono: 'COALESCE(solicitudDelGarante.celular, garante.celular)',
    correo: 'COALESCE(solicitudDelGarante.correo, garante.correo)',
  },
  garanteConyuge: deConyuge('conyugeDelGarante'),
  depositario: {
    identificacion: 'depositario.identificacion',
    nombres: 'depositario.nombres',
    apellidos: 'depositario.apellidos',
    direccion: 'depositario.direccion',
    telefono: 'depositario.telefono',
    correo: 'depositario.correo',
  },
} as const satisfies { readonly [R in RolDeInterviniente]?: Readonly<Record<string, string>> };
const ROLES_DECLARADOS = Object.keys(DECLARADO) as (keyof typeof DECLARADO)[];

type Declarada = Readonly<Record<string, Texto>> & { readonly adjudicacionId: string };

function deConyuge<A extends string>(alias: A) {
  return {
    identificacion: `${alias}.identificacion`,
    nombres: `${alias}.nombres`,
    apellidoPaterno: `${alias}.apellidoPaterno`,
    apellidoMaterno: `${alias}.apellidoMaterno`,
    genero: `${alias}.genero`,
    nacionalidad: `${alias}.nacionalidad`,
    ocupacion: `${alias}.profesion`,
  } as const;
}

function deSolicitud(manager: EntityManager): Query {
  const enVigor = (alias: string, rol: string) =>
    `${alias}.planId = adjudicacion.planId AND ${alias}.rol = '${rol}' AND ${alias}.reemplazadaEn IS NULL`;
  const query = manager
    .createQueryBuilder()
    .from(Adjudicacion, 'adjudicacion')
    .innerJoin(Persona, 'persona', 'persona.id = adjudicacion.personaId')
    .leftJoin(
      Solicitud,
      'solicitud',
      `${enVigor('solicitud', 'titular')} AND solicitud.personaId = adjudicacion.personaId`,
    )
    .leftJoin(Conyuge, 'conyuge', 'conyuge.solicitudId = solicitud.id')
    .leftJoin(Solicitud, 'solicitudDelGarante', enVigor('solicitudDelGarante', 'garante'))
    .leftJoin(Persona, 'garante', 'garante.id = solicitudDelGarante.personaId')
    .leftJoin(Conyuge, 'conyugeDelGarante', 'conyugeDelGarante.solicitudId = solicitudDelGarante.id')
    .leftJoin(Depositario, 'depositario', 'depositario.planId = adjudicacion.planId')
    .leftJoin(Canton, 'canton', 'canton.codigo = COALESCE(solicitud.cantonCodigo, persona.cantonCodigo)')
    .leftJoin(
      Canton,
      'cantonDelGarante',
      'cantonDelGarante.codigo = COALESCE(solicitudDelGarante.cantonCodigo, garante.cantonCodigo)',
    )
    .select('adjudicacion.id', 'adjudicacionId');
  for (const rol of ROLES_DECLARADOS)
    for (const [campo, expresion] of Object.entries(DECLARADO[rol])) query.addSelect(expresion, `${rol}_${campo}`);
  return query;
}

function declaradaPorRol(row: Declarada): PersonasDelCaso {
  return Object.fromEntries(
    ROLES_DECLARADOS.flatMap((rol) => {
      const de = (campo: string): Texto => row[`${rol}_${campo}`] || null;
      const apellidos = [de('apellidoPaterno'), de('apellidoMaterno')].filter((parte) => parte !== null).join(' ');
      const persona: DatosDeInterviniente = {
        ...(Object.fromEntries(CAMPOS.map((campo) => [campo, de(campo)])) as DatosDeInterviniente),
        tipoIdentificacion:
          de('tipoIdentificacion') ?? (de('identificacion') && tipoProbable(de('identificacion') ?? '')),
        apellidos: de('apellidos') ?? (apellidos || null),
      };
      return esNadie(persona) ? [] : [[rol, persona]];
    }),
  );
}
