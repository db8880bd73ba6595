import { type EntityManager, type ObjectLiteral } from 'typeorm';
import { isSqlServer } from '../config/engine';
import { readOne } from '../db/engine/read';
import { columnOf, tableOf } from '../db/engine/sql';
import { Adjudicacion } from '../entities/adjudicacion.entity';
import { Asamblea } from '../entities/asamblea.entity';
import { AsignacionEjecutivo } from '../entities/asignacion-ejecutivo.entity';
import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { CartaSalida } from '../entities/carta-salida.entity';
import { Constancia } from '../entities/constancia.entity';
import { Contrato, ContratoBloque, ContratoTexto } from '../entities/contrato.entity';
import { Conyuge } from '../entities/conyuge.entity';
import { Depositario } from '../entities/depositario.entity';
import { Documento, DocumentoDecision, DocumentoVersion } from '../entities/documento.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { Evento } from '../entities/evento.entity';
import { Finanzas } from '../entities/finanzas.entity';
import { Grupo } from '../entities/grupo.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { Movimiento } from '../entities/movimiento.entity';
import { Notificacion } from '../entities/notificacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { Pagare, PagareCuota } from '../entities/pagare.entity';
import { Participante } from '../entities/participante.entity';
import { Persona } from '../entities/persona.entity';
import { Plan } from '../entities/plan.entity';
import { PlanTitular } from '../entities/plan-titular.entity';
import { Prenda } from '../entities/prenda.entity';
import { Referencia } from '../entities/referencia.entity';
import { EvaluacionRiesgo, ExcepcionRiesgo, RiesgoPlan } from '../entities/riesgo.entity';
import { Solicitud } from '../entities/solicitud.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { Tarea } from '../entities/tarea.entity';
import { Usuario } from '../entities/usuario.entity';

export type Entidad = new () => ObjectLiteral;

/** Entities of a folder, in order of their references. */
export const EXPEDIENTE: readonly Entidad[] = [
  Solicitud,
  Conyuge,
  Finanzas,
  Referencia,
  Depositario,
  Documento,
  DocumentoVersion,
  DocumentoDecision,
  CarpetaEnvio,
  RiesgoPlan,
  EvaluacionRiesgo,
  ExcepcionRiesgo,
  Evento,
  FichaBien,
  FichaPlan,
  MedioAprobacion,
  OrdenDeCompra,
  OrdenPlan,
  SolicitudDePago,
  Pagare,
  PagareCuota,
  Prenda,
  Contrato,
  ContratoBloque,
  ContratoTexto,
  CartaSalida,
  DocumentoEmitido,
  Tarea,
  Notificacion,
];
export const BLOQUE: readonly Entidad[] = [
  Grupo,
  Plan,
  PlanTitular,
  Movimiento,
  Asamblea,
  Constancia,
  Participante,
  Adjudicacion,
  AsignacionEjecutivo,
  Carpeta,
  ...EXPEDIENTE,
];
const TABLAS: ReadonlySet<unknown> = new Set([Persona, Usuario, ...BLOQUE]);
export type Topes = ReadonlyMap<Entidad, number>;

/** A copy: its tables, which rows are models (`de`), the mapping of keys, and further columns that change. */
interface Copia {
  readonly con?: string;
  readonly tablas: readonly Entidad[];
  readonly de: (entidad: Entidad) => string;
  readonly clave: (entidad: Entidad, expresion: string) => string;
  readonly codigos: ReadonlyMap<Entidad, Readonly<Record<string, string>>>;
  /** Months of four weeks by which its days and instants precede those of its models. */
  readonly mesesAntes?: number;
}

const texto = (columna: string): string =>
  [
    ['lo.idCodigo', 'ln.idCodigo'],
    ['po.identificacion', 'pn.identificacion'],
    [nombre('po'), nombre('pn')],
  ].reduce((escrito, [antes, ahora]) => `REPLACE(${escrito}, ${antes}, ${ahora})`, columna);

function nombre(persona: string): string {
  const partes = `CONCAT(${persona}.apellidoPaterno, ' ', ${persona}.apellidoMaterno, ' ', ${persona}.nombres)`;
  return `REPLACE(${partes}, '  ', ' ')`;
}

/** How a row refers to its plan (`lo`, in the copy `ln`) and holder (`po`, `pn`), unless by its own columns. */
interface Dicho {
  readonly une?: string;
  readonly plan?: string;
  readonly persona?: string;
  readonly columnas: Readonly<Record<string, string>>;
}

function dichosDe(manager: EntityManager): ReadonlyMap<Entidad, Dicho> {
  const porTitular = {
    une: `JOIN ${tableOf(manager, PlanTitular)} pt ON pt.planId = t.planId AND pt.hasta IS NULL`,
    persona: 'pt.personaId',
  };
  return new Map<Entidad, Dicho>([
    [Participante, { columnas: { idCodigo: 'ln.idCodigo', nombreCliente: nombre('pn'), cedula: 'pn.identificacion' } }],
    [
      Solicitud,
      {
        columnas: {
          identificacion: 'pn.identificacion',
          ...Object.fromEntries(
            ['nombres', 'apellidoPaterno', 'apellidoMaterno', 'correo', 'celular'].map((c) => [c, `pn.${c}`]),
          ),
          beneficiarioCedula: 'SUBSTRING(pn.identificacion, 1, 10)',
          beneficiarioNombres: 'pn.nombres',
          beneficiarioApellidoPaterno: 'pn.apellidoPaterno',
          beneficiarioApellidoMaterno: "COALESCE(NULLIF(pn.apellidoMaterno, ''), pn.apellidoPaterno)",
        },
      },
    ],
    // documents of other persons too
    [Documento, { ...porTitular, columnas: { identificacion: texto('t.identificacion') } }],
    [
      OrdenDeCompra,
      {
        plan: `(SELECT MIN(op.planId) FROM ${tableOf(manager, OrdenPlan)} op WHERE op.ordenId = t.id)`,
        columnas: { cedula: 'pn.identificacion', nombreCliente: nombre('pn') },
      },
    ],
    [
      SolicitudDePago,
      {
        une: `JOIN ${tableOf(manager, OrdenPlan)} op ON op.ordenId = t.ordenId AND op.posicion = 1 JOIN ${tableOf(manager, OrdenDeCompra)} o ON o.id = t.ordenId`,
        plan: 'op.planId',
        persona: 'o.personaId',
        columnas: { concepto: texto('t.concepto'), documentos: texto('t.documentos') },
      },
    ],
    [Pagare, { columnas: { cedulaCliente: 'pn.identificacion', nombresCliente: nombre('pn') } }],
    [
      ContratoTexto,
      {
        une: `JOIN ${tableOf(manager, ContratoBloque)} b ON b.id = t.bloqueId JOIN ${tableOf(manager, Contrato)} c ON c.id = b.contratoId`,
        plan: 'c.planId',
        persona: 'c.personaId',
        columnas: { texto: texto('t.texto'), valores: texto('t.valores') },
      },
    ],
    [Tarea, { columnas: {} }],
    [Notificacion, { ...porTitular, columnas: { texto: texto('t.texto') } }],
  ]);
}

const DIAS = 28;
/** Columns shifted with a copy, by type: days, instants, months. */
const unidades: readonly {
  readonly type: string;
  readonly length?: string;
  readonly antes: (valor: string, meses: number) => string;
}[] = isSqlServer
  ? [
      { type: 'date', antes: (valor, meses) => `DATEADD(day, -${meses * DIAS}, ${valor})` },
      { type: 'datetime2', antes: (valor, meses) => `DATEADD(day, -${meses * DIAS}, ${valor})` },
      {
        type: 'char',
        length: '7',
        antes: (valor, meses) =>
          `CONVERT(char(7), DATEADD(month, -${meses}, CAST(CONCAT(${valor}, '-01') AS date)), 23)`,
      },
    ]
  : [
      { type: 'character', length: '10', antes: (valor, meses) => `date(${valor}, '-${meses * DIAS} days')` },
      {
        type: 'datetime',
        antes: (valor, meses) => `strftime('%Y-%m-%d %H:%M:%f', ${valor}, '-${meses * DIAS} days')`,
      },
      {
        type: 'character',
        length: '7',
        antes: (valor, meses) => `strftime('%Y-%m', CONCAT(${valor}, '-01'), '-${meses} months')`,
      },
    ];

/** The greatest key of each table. */
export async function medir(manager: EntityManager): Promise<Topes> {
  const topes = new Map<Entidad, number>();
  for (const entidad of [Persona, ...BLOQUE]) topes.set(entidad, await mayor(manager, entidad));
  return topes;
}

export async function mayor(manager: EntityManager, entidad: Entidad, columna = 'id'): Promise<number> {
  const query = manager.createQueryBuilder().from(entidad, 't').select(`MAX(t.${columna})`, 'n');
  return Number((await readOne<{ n: number | null }>(query))?.n ?? 0);
}

export class Copiador {
  private readonly dichos: ReadonlyMap<Entidad, Dicho>;

  constructor(
    private readonly manager: EntityManager,
    private readonly copia: Copia,
  ) {
    this.dichos = dichosDe(manager);
  }

  async copiar(): Promise<void> {
    for (const entidad of this.copia.tablas) {
      const { columns } = this.manager.connection.getMetadata(entidad);
      const tabla = tableOf(this.manager, entidad);
      const nombres = columns.map(({ databaseName }) => this.manager.connection.driver.escape(databaseName));
      const valores = columns.map(({ propertyName }) => this.valor(entidad, propertyName));
      const insert = `${this.copia.con ?? ''} INSERT INTO ${tabla} (${nombres.join(', ')})
        SELECT ${valores.join(', ')} FROM ${tabla} t ${this.uniones(entidad)} WHERE ${this.copia.de(entidad)}`;
      const numerada = isSqlServer && columns.some(({ isGenerated }) => isGenerated);
      const identity = (on: string): string => (numerada ? `SET IDENTITY_INSERT ${tabla} ${on};` : '');
      await this.manager.query(`${identity('ON')} ${insert}; ${identity('OFF')}`);
    }
  }

  private valor(entidad: Entidad, columna: string): string {
    const { clave, codigos } = this.copia;
    // a copy references the file of its model, without claiming facts of its own
    if (entidad === DocumentoEmitido && columna === 'hechos') return 'NULL';
    const codigo = codigos.get(entidad)?.[columna];
    if (codigo !== undefined) return codigo;
    if (columna === 'id') return clave(entidad, 't.id');
    const otra = referencias(this.manager, entidad).find(([propia]) => propia === columna)?.[1];
    if (otra !== undefined) return clave(otra, `t.${columna}`);
    // no foreign key, because an order references its approval
    if (entidad === MedioAprobacion && columna === 'idOrden') return clave(OrdenDeCompra, 't.idOrden');
    if ((entidad === Tarea || entidad === Notificacion) && columna === 'clave') return this.claveDeAsunto();
    return this.dichos.get(entidad)?.columnas[columna] ?? this.antes(entidad, columna);
  }

  /** The model's value, shifted back by so many weeks. */
  private antes(entidad: Entidad, columna: string): string {
    const valor = `t.${this.manager.connection.driver.escape(columna)}`;
    const { mesesAntes = 0 } = this.copia;
    const { type, length } = columnOf(this.manager, entidad, columna);
    const unidad = unidades.find(
      (unidad) => unidad.type === type && (unidad.length === undefined || unidad.length === length),
    );
    return mesesAntes === 0 || unidad === undefined ? valor : unidad.antes(valor, mesesAntes);
  }

  /** Records named by number; the others by plan and holder. */
  private claveDeAsunto(): string {
    const porNumero = [MedioAprobacion, OrdenDeCompra, SolicitudDePago, Pagare].map((entidad) => {
      const recurso = this.manager.connection.getMetadata(entidad).tableName.replaceAll('_', '-');
      return `WHEN '${recurso}' THEN CAST(${this.copia.clave(entidad, 'CAST(t.clave AS integer)')} AS varchar(12))`;
    });
    return `CASE t.recurso ${porNumero.join(' ')} ELSE ${texto('t.clave')} END`;
  }

  private uniones(entidad: Entidad): string {
    const dicho = this.dichos.get(entidad);
    if (dicho === undefined) return '';
    const { une = '', plan = 't.planId', persona = 't.personaId' } = dicho;
    const { clave } = this.copia;
    const [planes, personas] = [tableOf(this.manager, Plan), tableOf(this.manager, Persona)];
    return `${une} JOIN ${planes} lo ON lo.id = ${plan} JOIN ${planes} ln ON ln.id = ${clave(Plan, plan)}
      JOIN ${personas} po ON po.id = ${persona} JOIN ${personas} pn ON pn.id = ${clave(Persona, persona)}`;
  }
}

/** Column → referenced table, of the copied tables and the users. */
export const referencias = (manager: EntityManager, entidad: Entidad): [columna: string, de: Entidad][] =>
  manager.connection
    .getMetadata(entidad)
    .foreignKeys.flatMap(({ columns, referencedEntityMetadata: { target } }) =>
      TABLAS.has(target) ? columns.map(({ propertyName }): [string, Entidad] => [propertyName, target as Entidad]) : [],
    );
