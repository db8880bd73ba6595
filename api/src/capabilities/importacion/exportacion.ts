import { aDecimal, centavos, comoFecha, formatearFecha, importaciones, type TipoDeImportacion } from '@adjudica/domain';
import type { DataSource, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { boolOf } from '../../columns/columns';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { AsignacionEjecutivo } from '../../entities/asignacion-ejecutivo.entity';
import { ActividadUafe, Canton, Feriado, Notario, Parroquia, Provincia } from '../../entities/catalogo.entity';
import { Concesionario, Dispositivo, EjecutivoConcesionario } from '../../entities/concesionario.entity';
import { TipoDocumento } from '../../entities/documento.entity';
import { Grupo } from '../../entities/grupo.entity';
import { EntradaDeLista } from '../../entities/lista-control.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { ParametroRiesgo } from '../../entities/riesgo.entity';
import { TareaAccion, TareaTipo } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { MarcaVehiculo, ModeloVehiculo, PrecioVehiculo } from '../../entities/vehiculo.entity';

const PAGE = 500;
/** UTF-8 byte order mark: without it spreadsheet programs misread accents. */
const BOM = '\ufeff';

type Query = SelectQueryBuilder<ObjectLiteral>;
interface Origen {
  entity: EntityTarget<ObjectLiteral>;
  /** Key column of the driving table, if not `id`, and a value before the first. */
  id?: readonly [columna: string, antes: string];
  /** File column → column of the query; the driving table is `t`. */
  columnas: Readonly<Record<string, string>>;
  unir?(query: Query): Query;
}

const de = (alias: string, ...columnas: string[]): Record<string, string> =>
  Object.fromEntries(columnas.map((columna) => [columna, `${alias}.${columna}`]));

/** A list whose file has the columns of its table. */
const lista = (tipo: TipoDeImportacion, entity: Origen['entity']): Origen => ({
  entity,
  columnas: de('t', ...importaciones[tipo].columnas.map(({ nombre }) => nombre)),
});

/** The same columns that an import of the type reads. */
const origenes: Readonly<Record<TipoDeImportacion, Origen>> = {
  grupos: {
    entity: Grupo,
    columnas: { producto: 't.productoCodigo', ...de('t', 'grupo', 'mesesPlan', 'monto', 'valorCuota', 'fechaInicio') },
  },
  personas: {
    entity: Persona,
    columnas: {
      tipoId: 't.tipoIdentificacion',
      ...de('t', 'identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno', 'correo', 'celular', 'telefono'),
      ...de('t', 'direccion', 'fechaNacimiento', 'estadoCivil'),
      provincia: 'provincia.nombre',
      canton: 'canton.nombre',
      // two parishes of a canton may share a name (an urban and a rural one): the code is unambiguous
      parroquia: 'parroquia.codigo',
    },
    unir: (query) =>
      query
        .leftJoin(Provincia, 'provincia', 'provincia.codigo = t.provinciaCodigo')
        .leftJoin(Canton, 'canton', 'canton.codigo = t.cantonCodigo')
        .leftJoin(Parroquia, 'parroquia', 'parroquia.codigo = t.parroquiaCodigo'),
  },
  planes: {
    entity: Plan,
    columnas: {
      ...de('t', 'idCodigo', 'monto', 'valorCuota', 'cuotasPagadas', 'cuotasVencidas', 'saldo', 'vendedor'),
      ...de('t', 'supervisor', 'ciudad', 'estadoPlan'),
      producto: 'grupo.productoCodigo',
      grupo: 'grupo.grupo',
      puesto: 't.codigo',
      identificacion: 'persona.identificacion',
    },
    unir: (query) =>
      query
        .innerJoin(Grupo, 'grupo', 'grupo.id = t.grupoId')
        .leftJoin(PlanTitular, 'titular', 'titular.planId = t.id AND titular.hasta IS NULL')
        .leftJoin(Persona, 'persona', 'persona.id = titular.personaId'),
  },
  notarios: lista('notarios', Notario),
  usuarios: lista('usuarios', Usuario),
  asambleas: {
    entity: Asamblea,
    columnas: {
      producto: 'grupo.productoCodigo',
      grupo: 'grupo.grupo',
      numero: 't.numeroAsamblea',
      ...de('t', 'fecha', 'hora', 'lugar', 'notario', 'testigo1', 'testigo2', 'testigo3', 'estado'),
    },
    unir: (query) => query.innerJoin(Grupo, 'grupo', 'grupo.id = t.grupoId'),
  },
  adjudicaciones: {
    entity: Adjudicacion,
    columnas: {
      idCodigo: 'planAhorro.idCodigo',
      numero: 'asamblea.numeroAsamblea',
      ...de('t', 'adjudicadoPor', 'prioridad', 'cuotasOfertadas', 'fecha'),
      ejecutivo: 'usuario.usuario',
    },
    // Live awards: a withdrawal is an act with a reason and a date, and can't be imported.
    unir: (query) =>
      query
        .innerJoin(Plan, 'planAhorro', 'planAhorro.id = t.planId')
        .innerJoin(Asamblea, 'asamblea', 'asamblea.id = t.asambleaId')
        .leftJoin(
          AsignacionEjecutivo,
          'asignacion',
          'asignacion.planId = t.planId AND asignacion.mes = SUBSTRING(t.fecha, 1, 7)',
        )
        .leftJoin(Usuario, 'usuario', 'usuario.id = asignacion.usuarioId')
        .andWhere("t.estado = 'ADJ'"),
  },
  'ejecutivos-asignados': {
    entity: AsignacionEjecutivo,
    columnas: { idCodigo: 'planAhorro.idCodigo', mes: 't.mes', ejecutivo: 'usuario.usuario' },
    unir: (query) =>
      query
        .innerJoin(Plan, 'planAhorro', 'planAhorro.id = t.planId')
        .innerJoin(Usuario, 'usuario', 'usuario.id = t.usuarioId'),
  },
  movimientos: {
    entity: Movimiento,
    columnas: {
      idCodigo: 'planAhorro.idCodigo',
      ...de('t', 'tipoDocumento', 'fecha', 'tipoMovimiento', 'valorDebito', 'valorCredito', 'referencia'),
      serie: 't.serieDocumento',
      numero: 't.numeroDocumento',
    },
    unir: (query) => query.innerJoin(Plan, 'planAhorro', 'planAhorro.id = t.planId'),
  },
  'actividades-uafe': { ...lista('actividades-uafe', ActividadUafe), id: ['codigo', ''] },
  feriados: lista('feriados', Feriado),
  'tipos-documento': lista('tipos-documento', TipoDocumento),
  'parametros-riesgo': lista('parametros-riesgo', ParametroRiesgo),
  'marcas-modelos': {
    entity: ModeloVehiculo,
    columnas: { marca: 'marca.nombre', modelo: 't.nombre', clase: 't.claseCodigo', activo: 't.activo' },
    unir: (query) => query.innerJoin(MarcaVehiculo, 'marca', 'marca.id = t.marcaId'),
  },
  'precios-vehiculo': {
    entity: PrecioVehiculo,
    columnas: {
      marca: 'marca.nombre',
      modelo: 'modelo.nombre',
      ...de('t', 'anio', 'estadoBien', 'precio', 'concesionario', 'vigenteDesde'),
    },
    unir: (query) =>
      query
        .innerJoin(ModeloVehiculo, 'modelo', 'modelo.id = t.modeloId')
        .innerJoin(MarcaVehiculo, 'marca', 'marca.id = modelo.marcaId'),
  },
  concesionarios: lista('concesionarios', Concesionario),
  'ejecutivos-concesionario': {
    entity: EjecutivoConcesionario,
    columnas: {
      concesionario: 'concesionario.nombreComercial',
      ...de('t', 'nombre', 'correo', 'departamento', 'telefono', 'estado'),
    },
    unir: (query) => query.innerJoin(Concesionario, 'concesionario', 'concesionario.id = t.concesionarioId'),
  },
  dispositivos: {
    entity: Dispositivo,
    columnas: { ...de('t', 'nombre', 'valor', 'estado'), concesionario: 'concesionario.nombreComercial' },
    unir: (query) => query.leftJoin(Concesionario, 'concesionario', 'concesionario.id = t.concesionarioId'),
  },
  'tipos-tarea': {
    entity: TareaAccion,
    columnas: {
      ...de('tareaTipo', 'codigo', 'nombre', 'role', 'activo'),
      ...de('t', 'orden', 'cierre'),
      accion: 't.nombre',
    },
    unir: (query) => query.innerJoin(TareaTipo, 'tareaTipo', 'tareaTipo.id = t.tipoId'),
  },
  'listas-control': lista('listas-control', EntradaDeLista),
};

/** A CSV (`;`, UTF-8) of all rows of a type, page by page by key: memory and statements stay small at any size. */
export async function* exportarCsv(dataSource: DataSource, tipo: TipoDeImportacion): AsyncGenerator<string> {
  const { columnas } = importaciones[tipo];
  yield `${BOM}${columnas.map(({ nombre }) => nombre).join(';')}\r\n`;
  const { entity, id: [id, antes] = ['id', 0], columnas: fuentes, unir } = origenes[tipo];
  // a column is selected once: TypeORM names a repeated one twice under each alias, and SQL Server's driver returns an array
  const visible = columnas.find(({ nombre }) => fuentes[nombre] === `t.${id}`);
  const llave = visible === undefined ? 'llave' : `c_${visible.nombre}`;
  for (let last: number | string = antes; ; ) {
    const query = dataSource.createQueryBuilder().from(entity, 't').select([]).where(`t.${id} > :last`, { last });
    if (visible === undefined) query.addSelect(`t.${id}`, llave);
    for (const { nombre } of columnas) query.addSelect(fuentes[nombre] as string, `c_${nombre}`);
    const rows = await (unir?.(query) ?? query)
      .orderBy(`t.${id}`, 'ASC')
      .limit(PAGE)
      .getRawMany<Record<string, unknown>>();
    if (rows.length === 0) return;
    yield rows
      .map((row) => `${columnas.map(({ nombre, tipo: kind }) => celda(row[`c_${nombre}`], kind)).join(';')}\r\n`)
      .join('');
    last = rows.at(-1)?.[llave] as number | string;
  }
}

function celda(valor: unknown, tipo: string): string {
  if (valor === null || valor === undefined) return '';
  switch (tipo) {
    case 'monto':
      return aDecimal(centavos(Math.round(Number(valor) * 100))).replace('.', ',');
    case 'fecha':
      return formatearFecha(comoFecha(String(valor)));
    case 'entero':
      return String(valor);
    case 'siNo':
      return boolOf(valor) ? 'SI' : 'NO';
    default:
      return entreComillas(String(valor));
  }
}

/** An apostrophe keeps a text from being a formula; the import removes it again. */
function entreComillas(texto: string): string {
  const seguro = /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto;
  return /[;"\r\n]/.test(seguro) || seguro !== seguro.trim() ? `"${seguro.replaceAll('"', '""')}"` : seguro;
}
