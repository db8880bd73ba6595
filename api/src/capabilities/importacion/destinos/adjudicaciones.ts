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
    { alias: 'a', entity: DocumentoEmitido, en: primeraActa('a', 's.id') },
    { alias: 'v', entity: Adjudicacion, en: "v.planId = p.id AND v.estado = 'ADJ'" },
    {
      alias: 'x',
      entity: AsignacionEjecutivo,
      en: ({ hoy }) => `x.planId = p.id AND x.mes = ${mesDeAsignacion(conDefecto(texto('fecha'), 's.fecha'), hoy)}`,
    },
  ],
  llave: "t.planId = p.id AND t.asambleaId = s.id AND t.estado = 'ADJ'",
  columnas: [
    { columna: 'planId', expresion: 'p.id' },
    { columna: 'personaId', expresion: 'h.personaId' },
    { columna: 'asambleaId', expresion: 's.id' },
    { columna: 'productoCodigo', expresion: 's.productoCodigo' },
    { columna: 'viaIngreso', expresion: "'IMPORTACION'" },
    propia('adjudicadoPor'),
    propia('prioridad', conDefecto(entero('prioridad'), '0')),
    propia('cuotasOfertadas', conDefecto(entero('cuotasOfertadas'), '0')),
    { columna: 'valorCuota', expresion: 'p.valorCuota' },
    propia('fecha', conDefecto(texto('fecha'), 's.fecha')),
    { columna: 'estado', expresion: "'ADJ'" },
  ],
  otroCambio: { columna: 'ejecutivo', expresion: 'u.id IS NOT NULL AND COALESCE(x.usuarioId, 0) <> u.id' },
  // a plan has one live award (invariant 9): two in a file would collide only on writing
  acuerdos: [{ columna: 'idCodigo', mensaje: m.planRepetido, clave: texto('idCodigo'), valor: 'f.clave' }],
  rechazos: () => [
    { columna: 'idCodigo', mensaje: m.otraAdjudicacion, si: 'v.id IS NOT NULL AND v.asambleaId <> s.id' },
    {
      columna: 'numero',
      mensaje: m.asambleaConActa,
      si: `a.id IS NOT NULL AND (t.id IS NULL OR t.adjudicadoPor <> ${texto('adjudicadoPor')})`,
    },
  ],
  /** An award goes to the plan's holder with the plan's instalment: the file has neither. */
  vistos: ({ manager, presentes }) => [
    { columna: 'titular', expresion: identificacionDe(manager, 'h.personaId') },
    { columna: 'valorCuota', expresion: 'p.valorCuota' },
    ...(presentes.has('ejecutivo')
      ? [
          {
            columna: 'ejecutivo',
            expresion: usuarioDe(manager, 'x.usuarioId'),
            nueva: usuarioDe(manager, 'COALESCE(u.id, x.usuarioId)'),
          },
        ]
      : []),
  ],
  async despues(contexto) {
    const { manager, tramo, filas: rows, ahora, hoy } = contexto;
    const vigentes = `FROM ${rows}
      JOIN ${tabla(manager, Plan)} p ON p.idCodigo = ${texto('idCodigo')}
      JOIN ${tabla(manager, Adjudicacion)} j ON j.planId = p.id AND j.estado = 'ADJ'`;
    const porAbrir = `${vigentes} WHERE ${delTramo()} AND NOT EXISTS (SELECT 1 FROM ${tabla(manager, Carpeta)} x WHERE x.adjudicacionId = j.id)`;
    const conDocumentos = await ejecutar<{ planId: number }>(
      manager,
      tramo,
      `SELECT DISTINCT p.id AS planId ${porAbrir} AND EXISTS (SELECT 1 FROM ${tabla(manager, Documento)} d WHERE d.planId = p.id)`,
    );
    await ejecutar(
      manager,
      tramo,
      `INSERT INTO ${tabla(manager, Carpeta)} (planId, adjudicacionId, abiertaEn, documentosTotal, documentosListos, estadoDocumentos, version) SELECT p.id, j.id, ${instanteLiteral(ahora)}, 0, 0, 'sinLista', 1 ${porAbrir}`,
    );
    await summarizeOpened(
      manager,
      conDocumentos.map(({ planId }) => planId),
    );
    const asignaciones = tabla(manager, AsignacionEjecutivo);
    const mes = mesDeAsignacion('j.fecha', hoy);
    const asignadas = `${vigentes} JOIN ${tabla(manager, Usuario)} u ON u.usuario = ${texto('ejecutivo')} WHERE ${delTramo()}`;
    await ejecutar(
      manager,
      tramo,
      `UPDATE ${asignaciones} SET usuarioId = c.nuevo FROM ${fuente(`SELECT p.id AS delPlan, ${mes} AS delMes, u.id AS nuevo ${asignadas}`)}
        WHERE planId = c.delPlan AND mes = c.delMes AND usuarioId <> c.nuevo`,
    );
    await ejecutar(
      manager,
      tramo,
      `INSERT INTO ${asignaciones} (planId, mes, usuarioId) SELECT p.id, ${mes}, u.id ${asignadas}
        AND NOT EXISTS (SELECT 1 FROM ${asignaciones} x WHERE x.planId = p.id AND x.mes = ${mes})`,
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
    `planId IN (SELECT p.id FROM ${rows}
      JOIN ${tabla(manager, Plan)} p ON p.idCodigo = ${texto('idCodigo')} WHERE ${delTramo('f.', [':importacionId', ':desde', ':hasta'])})`,
    { ...tramo },
  );
}
