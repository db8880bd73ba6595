import type { TipoDeImportacion } from '@adjudica/domain';
import { Acta } from '../acta/acta.entity';
import { Adjudicacion } from '../adjudicacion/adjudicacion.entity';
import { Asamblea } from '../asamblea/asamblea.entity';
import { Carpeta } from '../carpeta/carpeta.entity';
import { Notario } from '../catalogo/catalogo.entity';
import { Grupo } from '../grupo/grupo.entity';
import { Movimiento } from '../movimiento/movimiento.entity';
import { Participante } from '../participante/participante.entity';
import type { ParticipanteStore } from '../participante/participante.store';
import { Persona } from '../persona/persona.entity';
import { PersonaToken } from '../persona/persona-token.entity';
import { AsignacionEjecutivo } from '../plan/asignacion-ejecutivo.entity';
import { Plan } from '../plan/plan.entity';
import { PlanTitular } from '../plan/plan-titular.entity';
import { Sesion } from '../sesion/sesion.entity';
import { Usuario } from '../usuario/usuario.entity';
import type { Destino } from './destino';
import { ImportacionFila } from './importacion-fila.entity';
import { mensajesDeImportacion as m } from './mensajes';
import {
  conDefecto,
  delTramo,
  entero,
  fechaLiteral,
  fuente,
  instanteLiteral,
  monto,
  tabla,
  texto,
  unirElementos,
} from './sql';

/** One per type of file (model.md, Import files). A later capability adds its own here and its row rules in domain/importacion. */
export function destinosDe(participantes: ParticipanteStore): Readonly<Record<TipoDeImportacion, Destino>> {
  return {
    grupos,
    personas,
    planes,
    notarios,
    usuarios,
    asambleas: asambleas(participantes),
    adjudicaciones,
    'ejecutivos-asignados': ejecutivosAsignados,
    movimientos,
  };
}

const propia = (columna: string, expresion = texto(columna), esTexto = true) => ({
  columna,
  de: [columna],
  expresion,
  esTexto,
});

const grupos: Destino = {
  tipo: 'grupos',
  entity: Grupo,
  cruces: [],
  llave: `t.productoCodigo = ${texto('producto')} AND t.grupo = ${texto('grupo')}`,
  columnas: [
    { columna: 'productoCodigo', expresion: texto('producto') },
    { columna: 'grupo', expresion: texto('grupo') },
    propia('mesesPlan', entero('mesesPlan'), false),
    propia('monto', monto('monto'), false),
    propia('valorCuota', monto('valorCuota'), false),
    propia('fechaInicio'),
  ],
};

const personas: Destino = {
  tipo: 'personas',
  entity: Persona,
  cruces: [],
  llave: `t.tipoIdentificacion = ${texto('tipoId')} AND t.identificacion = ${texto('identificacion')}`,
  columnas: [
    { columna: 'tipoIdentificacion', expresion: texto('tipoId') },
    { columna: 'identificacion', expresion: texto('identificacion') },
    propia('nombres'),
    propia('apellidoPaterno'),
    propia('apellidoMaterno', conDefecto(texto('apellidoMaterno'), "''")),
    propia('correo'),
    propia('celular'),
    propia('telefono'),
    propia('direccion'),
    { columna: 'provinciaCodigo', de: ['provincia'], expresion: texto('provinciaCodigo') },
    { columna: 'cantonCodigo', de: ['canton'], expresion: texto('cantonCodigo') },
    { columna: 'parroquiaCodigo', de: ['parroquia'], expresion: texto('parroquiaCodigo') },
    propia('fechaNacimiento'),
    propia('estadoCivil'),
  ],
  /** The words a person is found by follow the name in the same transaction: the changed ones go first, then come back new. */
  async antes({ manager }, clasificadas) {
    await manager.query(
      `DELETE FROM ${tabla(manager, PersonaToken)} WHERE personaId IN (SELECT c.destinoId FROM (${clasificadas}) c WHERE c.accion = 'M')`,
    );
  },
  async despues({ manager, tramo }) {
    const tokens = tabla(manager, PersonaToken);
    await manager.query(
      `INSERT INTO ${tokens} (token, nombreNormalizado, personaId) SELECT elementos.value, ${texto('nombreNormalizado')}, p.id
         FROM ${tabla(manager, ImportacionFila)} f
         JOIN ${tabla(manager, Persona)} p ON p.tipoIdentificacion = ${texto('tipoId')} AND p.identificacion = ${texto('identificacion')}
         ${unirElementos('tokens')}
        WHERE ${delTramo(tramo)} AND NOT EXISTS (SELECT 1 FROM ${tokens} x WHERE x.personaId = p.id)`,
    );
  },
};

const planes: Destino = {
  tipo: 'planes',
  entity: Plan,
  cruces: [
    {
      alias: 'g',
      entity: Grupo,
      en: `g.productoCodigo = ${texto('producto')} AND g.grupo = ${texto('grupo')}`,
      exigido: { columna: 'grupo', mensaje: m.grupoNoExiste },
    },
    {
      alias: 'n',
      entity: Persona,
      en: `n.tipoIdentificacion = ${texto('tipoId')} AND n.identificacion = ${texto('identificacion')}`,
      exigido: {
        columna: 'identificacion',
        mensaje: m.titularNoExiste,
        si: `${texto('identificacion')} IS NOT NULL`,
      },
    },
    { alias: 'l', entity: Plan, en: `l.idCodigo = ${texto('idCodigo')}` },
    { alias: 'h', entity: PlanTitular, en: 'h.planId = l.id AND h.hasta IS NULL' },
  ],
  llave: `t.idCodigo = ${texto('idCodigo')}`,
  columnas: [
    { columna: 'idCodigo', expresion: texto('idCodigo') },
    { columna: 'grupoId', expresion: 'g.id' },
    { columna: 'codigo', expresion: texto('puesto') },
    propia('monto', monto('monto'), false),
    propia('valorCuota', monto('valorCuota'), false),
    propia('cuotasPagadas', conDefecto(entero('cuotasPagadas'), '0'), false),
    propia('cuotasVencidas', conDefecto(entero('cuotasVencidas'), '0'), false),
    propia('saldo', conDefecto(monto('saldo'), '0'), false),
    propia('vendedor'),
    propia('supervisor'),
    propia('ciudad'),
    propia('estadoPlan', conDefecto(texto('estadoPlan'), "'A'")),
  ],
  otroCambio: { columna: 'identificacion', expresion: 'COALESCE(n.id, 0) <> COALESCE(h.personaId, 0)' },
  /** Who holds it: a cession closes the row of the one and opens that of the other on this day; history stays. */
  async despues({ manager, tramo, hoy, presentes }) {
    if (!presentes.has('identificacion')) return;
    const titulares = tabla(manager, PlanTitular);
    const desde = `FROM ${tabla(manager, ImportacionFila)} f
      JOIN ${tabla(manager, Plan)} p ON p.idCodigo = ${texto('idCodigo')}
      JOIN ${tabla(manager, Grupo)} g ON g.id = p.grupoId
      LEFT JOIN ${tabla(manager, Persona)} n ON n.tipoIdentificacion = ${texto('tipoId')} AND n.identificacion = ${texto('identificacion')}
      WHERE ${delTramo(tramo)}`;
    await manager.query(
      `UPDATE ${titulares} SET hasta = ${fechaLiteral(hoy)} FROM ${fuente(`SELECT p.id AS delPlan, n.id AS nuevo ${desde}`)}
        WHERE planId = c.delPlan AND hasta IS NULL AND (c.nuevo IS NULL OR personaId <> c.nuevo)`,
    );
    await manager.query(
      `INSERT INTO ${titulares} (planId, personaId, desde)
       SELECT p.id, n.id, CASE WHEN EXISTS (SELECT 1 FROM ${titulares} y WHERE y.planId = p.id) THEN ${fechaLiteral(hoy)} ELSE COALESCE(g.fechaInicio, ${fechaLiteral(hoy)}) END
       ${desde} AND n.id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${titulares} x WHERE x.planId = p.id AND x.hasta IS NULL)`,
    );
  },
};

const notarios: Destino = {
  tipo: 'notarios',
  entity: Notario,
  conVersion: false,
  cruces: [],
  llave: `t.nombre = ${texto('nombre')}`,
  columnas: [
    { columna: 'nombre', expresion: texto('nombre') },
    propia('tipo', conDefecto(texto('tipo'), "'ASAMBLEA'")),
    { columna: 'activo', expresion: '1' },
  ],
};

const usuarios: Destino = {
  tipo: 'usuarios',
  entity: Usuario,
  cruces: [],
  llave: `t.usuario = ${texto('usuario')}`,
  columnas: [
    { columna: 'usuario', expresion: texto('usuario') },
    propia('nombre'),
    propia('apellido'),
    propia('correo'),
    propia('role'),
    { columna: 'idDepartamento', de: ['role'], expresion: texto('idDepartamento') },
    propia('activo', conDefecto(entero('activo'), '1'), false),
    { columna: 'claveHash', expresion: texto('claveHash') },
    { columna: 'debeCambiarContrasena', expresion: '1' },
    { columna: 'creadoEn', expresion: texto('instante') },
    { columna: 'actualizadoEn', expresion: texto('instante') },
  ],
  rechazos: ({ actor }) => [
    {
      columna: 'usuario',
      mensaje: m.usuarioPropio,
      si: `t.id = ${Number(actor.id)} AND (${texto('role')} <> t.role OR ${conDefecto(entero('activo'), '1')} = 0)`,
    },
  ],
  /** A changed role or a disabled user ends the sessions, as the form does. */
  async antes({ manager, ahora }, clasificadas) {
    await manager.query(
      `UPDATE ${tabla(manager, Sesion)} SET revocadaEn = ${instanteLiteral(ahora)} FROM ${fuente(clasificadas)}
        WHERE usuarioId = c.destinoId AND c.accion = 'M' AND revocadaEn IS NULL`,
    );
  },
};

const asambleas = (participantes: ParticipanteStore): Destino => ({
  tipo: 'asambleas',
  entity: Asamblea,
  cruces: [
    {
      alias: 'g',
      entity: Grupo,
      en: `g.productoCodigo = ${texto('producto')} AND g.grupo = ${texto('grupo')}`,
      exigido: { columna: 'grupo', mensaje: m.grupoNoExiste },
    },
    { alias: 'e', entity: Asamblea, en: `e.grupoId = g.id AND e.numeroAsamblea = ${entero('numero')}` },
    { alias: 'a', entity: Acta, en: 'a.asambleaId = e.id AND a.numeroVersion = 1' },
  ],
  llave: `t.grupoId = g.id AND t.numeroAsamblea = ${entero('numero')}`,
  columnas: [
    { columna: 'grupoId', expresion: 'g.id' },
    { columna: 'productoCodigo', expresion: 'g.productoCodigo' },
    { columna: 'numeroAsamblea', expresion: entero('numero') },
    propia('fecha'),
    propia('hora'),
    propia('lugar'),
    propia('notario'),
    propia('testigo1'),
    propia('testigo2'),
    propia('testigo3'),
    propia('estado', conDefecto(texto('estado'), "''")),
    { columna: 'versionParticipantes', expresion: '1' },
  ],
  rechazos: () => [
    { columna: 'numero', mensaje: m.numeroSobreMeses, si: `${entero('numero')} > g.mesesPlan` },
    {
      columna: 'numero',
      mensaje: m.asambleaConActa,
      si: `a.id IS NOT NULL AND (e.fecha <> ${texto('fecha')} OR e.hora <> ${texto('hora')} OR e.lugar <> ${texto('lugar')} OR e.notario <> ${texto('notario')})`,
    },
  ],
  /** An assembly still to be held gets its participants as 'Nueva fecha' would have given it. */
  async despues({ manager, tramo }) {
    const abiertas: { id: number; grupoId: number }[] = await manager.query(
      `SELECT s.id AS id, s.grupoId AS grupoId FROM ${tabla(manager, ImportacionFila)} f
         JOIN ${tabla(manager, Grupo)} g ON g.productoCodigo = ${texto('producto')} AND g.grupo = ${texto('grupo')}
         JOIN ${tabla(manager, Asamblea)} s ON s.grupoId = g.id AND s.numeroAsamblea = ${entero('numero')}
        WHERE ${delTramo(tramo)} AND s.estado = '' AND NOT EXISTS (SELECT 1 FROM ${tabla(manager, Participante)} x WHERE x.asambleaId = s.id)`,
    );
    for (const { id, grupoId } of abiertas) await participantes.snapshot(manager, id, grupoId);
  },
});

const adjudicaciones: Destino = {
  tipo: 'adjudicaciones',
  entity: Adjudicacion,
  cruces: [
    {
      alias: 'p',
      entity: Plan,
      en: `p.idCodigo = ${texto('idCodigo')}`,
      exigido: { columna: 'idCodigo', mensaje: m.planNoExiste },
    },
    {
      alias: 's',
      entity: Asamblea,
      en: `s.grupoId = p.grupoId AND s.numeroAsamblea = ${entero('numero')}`,
      exigido: { columna: 'numero', mensaje: m.asambleaNoExiste, si: 'p.id IS NOT NULL' },
    },
    {
      alias: 'h',
      entity: PlanTitular,
      en: 'h.planId = p.id AND h.hasta IS NULL',
      exigido: { columna: 'idCodigo', mensaje: m.planSinTitular, si: 'p.id IS NOT NULL' },
    },
    {
      alias: 'u',
      entity: Usuario,
      en: `u.usuario = ${texto('ejecutivo')}`,
      exigido: { columna: 'ejecutivo', mensaje: m.usuarioNoExiste, si: `${texto('ejecutivo')} IS NOT NULL` },
    },
    { alias: 'a', entity: Acta, en: 'a.asambleaId = s.id AND a.numeroVersion = 1' },
    { alias: 'v', entity: Adjudicacion, en: "v.planId = p.id AND v.estado = 'ADJ'" },
    {
      alias: 'x',
      entity: AsignacionEjecutivo,
      en: `x.planId = p.id AND x.mes = SUBSTRING(${conDefecto(texto('fecha'), 's.fecha')}, 1, 7)`,
    },
  ],
  llave: "t.planId = p.id AND t.asambleaId = s.id AND t.estado = 'ADJ'",
  columnas: [
    { columna: 'planId', expresion: 'p.id' },
    { columna: 'personaId', expresion: 'h.personaId' },
    { columna: 'asambleaId', expresion: 's.id' },
    propia('adjudicadoPor'),
    propia('prioridad', conDefecto(entero('prioridad'), '0'), false),
    propia('cuotasOfertadas', conDefecto(entero('cuotasOfertadas'), '0'), false),
    { columna: 'valorCuota', expresion: 'p.valorCuota' },
    propia('fecha', conDefecto(texto('fecha'), 's.fecha')),
    { columna: 'estado', expresion: "'ADJ'" },
  ],
  otroCambio: { columna: 'ejecutivo', expresion: 'u.id IS NOT NULL AND COALESCE(x.usuarioId, 0) <> u.id' },
  rechazos: () => [
    { columna: 'idCodigo', mensaje: m.otraAdjudicacion, si: 'v.id IS NOT NULL AND v.asambleaId <> s.id' },
    {
      columna: 'numero',
      mensaje: m.asambleaConActa,
      si: `a.id IS NOT NULL AND (t.id IS NULL OR t.adjudicadoPor <> ${texto('adjudicadoPor')})`,
    },
  ],
  async despues({ manager, tramo, ahora }) {
    const filas = `FROM ${tabla(manager, ImportacionFila)} f
      JOIN ${tabla(manager, Plan)} p ON p.idCodigo = ${texto('idCodigo')}
      JOIN ${tabla(manager, Adjudicacion)} j ON j.planId = p.id AND j.estado = 'ADJ'`;
    await manager.query(
      `INSERT INTO ${tabla(manager, Carpeta)} (planId, adjudicacionId, abiertaEn, version) SELECT p.id, j.id, ${instanteLiteral(ahora)}, 1 ${filas}
        WHERE ${delTramo(tramo)} AND NOT EXISTS (SELECT 1 FROM ${tabla(manager, Carpeta)} x WHERE x.adjudicacionId = j.id)`,
    );
    const asignaciones = tabla(manager, AsignacionEjecutivo);
    const asignadas = `${filas} JOIN ${tabla(manager, Usuario)} u ON u.usuario = ${texto('ejecutivo')} WHERE ${delTramo(tramo)}`;
    await manager.query(
      `UPDATE ${asignaciones} SET usuarioId = c.nuevo FROM ${fuente(`SELECT p.id AS delPlan, SUBSTRING(j.fecha, 1, 7) AS delMes, u.id AS nuevo ${asignadas}`)}
        WHERE planId = c.delPlan AND mes = c.delMes AND usuarioId <> c.nuevo`,
    );
    await manager.query(
      `INSERT INTO ${asignaciones} (planId, mes, usuarioId) SELECT p.id, SUBSTRING(j.fecha, 1, 7), u.id ${asignadas}
        AND NOT EXISTS (SELECT 1 FROM ${asignaciones} x WHERE x.planId = p.id AND x.mes = SUBSTRING(j.fecha, 1, 7))`,
    );
  },
};

const ejecutivosAsignados: Destino = {
  tipo: 'ejecutivos-asignados',
  entity: AsignacionEjecutivo,
  conVersion: false,
  cruces: [
    {
      alias: 'p',
      entity: Plan,
      en: `p.idCodigo = ${texto('idCodigo')}`,
      exigido: { columna: 'idCodigo', mensaje: m.planNoExiste },
    },
    {
      alias: 'u',
      entity: Usuario,
      en: `u.usuario = ${texto('ejecutivo')}`,
      exigido: { columna: 'ejecutivo', mensaje: m.usuarioNoExiste },
    },
  ],
  llave: `t.planId = p.id AND t.mes = ${texto('mes')}`,
  columnas: [
    { columna: 'planId', expresion: 'p.id' },
    { columna: 'mes', expresion: texto('mes') },
    { columna: 'usuarioId', de: ['ejecutivo'], expresion: 'u.id' },
  ],
  rechazos: () => [
    {
      columna: 'ejecutivo',
      mensaje: m.noEsEjecutivo,
      si: "u.role NOT IN ('Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones')",
    },
  ],
};

const movimientos: Destino = {
  tipo: 'movimientos',
  entity: Movimiento,
  conVersion: false,
  cruces: [
    {
      alias: 'p',
      entity: Plan,
      en: `p.idCodigo = ${texto('idCodigo')}`,
      exigido: { columna: 'idCodigo', mensaje: m.planNoExiste },
    },
  ],
  llave: `t.planId = p.id AND t.tipoDocumento = ${texto('tipoDocumento')} AND t.serieDocumento = ${texto('serie')} AND t.numeroDocumento = ${texto('numero')}`,
  columnas: [
    { columna: 'planId', expresion: 'p.id' },
    { columna: 'tipoDocumento', expresion: texto('tipoDocumento') },
    { columna: 'serieDocumento', expresion: texto('serie') },
    { columna: 'numeroDocumento', expresion: texto('numero') },
    propia('fecha'),
    propia('tipoMovimiento'),
    propia('referencia'),
    propia('valorDebito', conDefecto(monto('valorDebito'), '0'), false),
    propia('valorCredito', conDefecto(monto('valorCredito'), '0'), false),
  ],
};
