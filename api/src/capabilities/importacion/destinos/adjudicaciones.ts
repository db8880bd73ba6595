import { mensajesDeImportacion as m } from '@adjudica/domain';
import { Adjudicacion } from '../../../entities/adjudicacion.entity';
import { Asamblea } from '../../../entities/asamblea.entity';
import { AsignacionEjecutivo } from '../../../entities/asignacion-ejecutivo.entity';
import { Carpeta } from '../../../entities/carpeta.entity';
import { Documento } from '../../../entities/documento.entity';
import { DocumentoEmitido } from '../../../entities/documento-emitido.entity';
import { Plan } from '../../../entities/plan.entity';
import { PlanTitular } from '../../../entities/plan-titular.entity';
import { Usuario } from '../../../entities/usuario.entity';
import { takeEjecutivo } from '../../adjudicacion';
import { primeraActa } from '../../asamblea';
import { summarizeOpened } from '../../carpeta';
import type { Contexto, Destino } from '../destino';
import { conDefecto, delTramo, ejecutar, entero, fuente, instanteLiteral, mesDe, tabla, texto } from '../sql';
import { identificacionDe, usuarioDe } from './legibles';
import { propia } from './propia';

export const adjudicaciones: Destino = {
  tipo: 'adjudicaciones',
  entity: Adjudicacion,
  celdas: { idCodigo: [Plan, 'idCodigo'], numero: [Asamblea, 'numeroAsamblea'], ejecutivo: [Usuario, 'usuario'] },
  cruces: [
    {
      alias: 'planAhorro',
      entity: Plan,
      en: `planAhorro.idCodigo = ${texto('idCodigo')}`,
      exigido: { columna: 'idCodigo', mensaje: m.planNoExiste },
    },
    {
      alias: 'asamblea',
      entity: Asamblea,
      en: `asamblea.grupoId = planAhorro.grupoId AND asamblea.numeroAsamblea = ${entero('numero')}`,
      exigido: { columna: 'numero', mensaje: m.asambleaNoExiste, si: 'planAhorro.id IS NOT NULL' },
    },
    {
      alias: 'titular',
      entity: PlanTitular,
      en: 'titular.planId = planAhorro.id AND titular.hasta IS NULL',
      exigido: { columna: 'idCodigo', mensaje: m.planSinTitular, si: 'planAhorro.id IS NOT NULL' },
    },
    {
      alias: 'usuario',
      entity: Usuario,
      en: `usuario.usuario = ${texto('ejecutivo')}`,
      exigido: { columna: 'ejecutivo', mensaje: m.usuarioNoExiste, si: `${texto('ejecutivo')} IS NOT NULL` },
    },
    { alias: 'emitido', entity: DocumentoEmitido, en: primeraActa('emitido', 'asamblea.id') },
    { alias: 'vigente', entity: Adjudicacion, en: "vigente.planId = planAhorro.id AND vigente.estado = 'ADJ'" },
    {
      alias: 'asignacion',
      entity: AsignacionEjecutivo,
      en: ({ hoy }) =>
        `asignacion.planId = planAhorro.id AND asignacion.mes = ${mesDeAsignacion(conDefecto(texto('fecha'), 'asamblea.fecha'), hoy)}`,
    },
  ],
  llave: "t.planId = planAhorro.id AND t.asambleaId = asamblea.id AND t.estado = 'ADJ'",
  columnas: [
    { columna: 'planId', expresion: 'planAhorro.id' },
    { columna: 'personaId', expresion: 'titular.personaId' },
    { columna: 'asambleaId', expresion: 'asamblea.id' },
    { columna: 'productoCodigo', expresion: 'asamblea.productoCodigo' },
    { columna: 'viaIngreso', expresion: "'IMPORTACION'" },
    propia('adjudicadoPor'),
    propia('prioridad', conDefecto(entero('prioridad'), '0')),
    propia('cuotasOfertadas', conDefecto(entero('cuotasOfertadas'), '0')),
    { columna: 'valorCuota', expresion: 'planAhorro.valorCuota' },
    propia('fecha', conDefecto(texto('fecha'), 'asamblea.fecha')),
    { columna: 'estado', expresion: "'ADJ'" },
  ],
  otroCambio: {
    columna: 'ejecutivo',
    expresion: 'usuario.id IS NOT NULL AND COALESCE(asignacion.usuarioId, 0) <> usuario.id',
  },
  // a plan has one live award (invariant 9): two in a file would collide only on writing
  acuerdos: [{ columna: 'idCodigo', mensaje: m.planRepetido, clave: texto('idCodigo'), valor: 'f.clave' }],
  rechazos: () => [
    {
      columna: 'idCodigo',
      mensaje: m.otraAdjudicacion,
      si: 'vigente.id IS NOT NULL AND vigente.asambleaId <> asamblea.id',
    },
    {
      columna: 'numero',
      mensaje: m.asambleaConActa,
      si: `emitido.id IS NOT NULL AND (t.id IS NULL OR t.adjudicadoPor <> ${texto('adjudicadoPor')})`,
    },
  ],
  /** An award goes to the plan's holder with the plan's instalment: the file has neither. */
  vistos: ({ manager, presentes }) => [
    { columna: 'titular', expresion: identificacionDe(manager, 'titular.personaId') },
    { columna: 'valorCuota', expresion: 'planAhorro.valorCuota' },
    ...(presentes.has('ejecutivo')
      ? [
          {
            columna: 'ejecutivo',
            expresion: usuarioDe(manager, 'asignacion.usuarioId'),
            nueva: usuarioDe(manager, 'COALESCE(usuario.id, asignacion.usuarioId)'),
          },
        ]
      : []),
  ],
  async despues(contexto) {
    const { manager, tramo, filas: rows, ahora, hoy } = contexto;
    const vigentes = `FROM ${rows}
      JOIN ${tabla(manager, Plan)} planAhorro ON planAhorro.idCodigo = ${texto('idCodigo')}
      JOIN ${tabla(manager, Adjudicacion)} adjudicacion ON adjudicacion.planId = planAhorro.id AND adjudicacion.estado = 'ADJ'`;
    const porAbrir = `${vigentes} WHERE ${delTramo()} AND NOT EXISTS (SELECT 1 FROM ${tabla(manager, Carpeta)} carpeta WHERE carpeta.adjudicacionId = adjudicacion.id)`;
    const conDocumentos = await ejecutar<{ planId: number }>(
      manager,
      tramo,
      `SELECT DISTINCT planAhorro.id AS planId ${porAbrir} AND EXISTS (SELECT 1 FROM ${tabla(manager, Documento)} documento WHERE documento.planId = planAhorro.id)`,
    );
    await ejecutar(
      manager,
      tramo,
      `INSERT INTO ${tabla(manager, Carpeta)} (planId, adjudicacionId, abiertaEn, documentosTotal, documentosListos, estadoDocumentos, version) SELECT planAhorro.id, adjudicacion.id, ${instanteLiteral(ahora)}, 0, 0, 'sinLista', 1 ${porAbrir}`,
    );
    await summarizeOpened(
      manager,
      conDocumentos.map(({ planId }) => planId),
    );
    const asignaciones = tabla(manager, AsignacionEjecutivo);
    const mes = mesDeAsignacion('adjudicacion.fecha', hoy);
    const asignadas = `${vigentes} JOIN ${tabla(manager, Usuario)} usuario ON usuario.usuario = ${texto('ejecutivo')} WHERE ${delTramo()}`;
    await ejecutar(
      manager,
      tramo,
      `UPDATE ${asignaciones} SET usuarioId = c.nuevo FROM ${fuente(`SELECT planAhorro.id AS delPlan, ${mes} AS delMes, usuario.id AS nuevo ${asignadas}`)}
        WHERE planId = c.delPlan AND mes = c.delMes AND usuarioId <> c.nuevo`,
    );
    await ejecutar(
      manager,
      tramo,
      `INSERT INTO ${asignaciones} (planId, mes, usuarioId) SELECT planAhorro.id, ${mes}, usuario.id ${asignadas}
        AND NOT EXISTS (SELECT 1 FROM ${asignaciones} asignacion WHERE asignacion.planId = planAhorro.id AND asignacion.mes = ${mes})`,
    );
    await ejecutivosEnAdjudicaciones(contexto);
  },
};

/** The executive is assigned from the month of the award; for a future award, from this month on (ADJ-004). */
function mesDeAsignacion(fecha: string, hoy: string): string {
  const [deLaFecha, deHoy] = [mesDe(fecha), `'${hoy.slice(0, 7)}'`];
  return `CASE WHEN ${deLaFecha} > ${deHoy} THEN ${deHoy} ELSE ${deLaFecha} END`;
}

/** Live awards of the slice's plans take their executive from the monthly assignments, as with the minutes. */
export function ejecutivosEnAdjudicaciones({ manager, filas: rows, tramo, hoy }: Contexto): Promise<void> {
  return takeEjecutivo(
    manager,
    hoy.slice(0, 7),
    `planId IN (SELECT planAhorro.id FROM ${rows}
      JOIN ${tabla(manager, Plan)} planAhorro ON planAhorro.idCodigo = ${texto('idCodigo')} WHERE ${delTramo('f.', [':importacionId', ':desde', ':hasta'])})`,
    { ...tramo },
  );
}
