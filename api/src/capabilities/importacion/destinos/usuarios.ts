import { mensajesDeImportacion as m } from '@adjudica/domain';
import { AsignacionEjecutivo } from '../../../entities/asignacion-ejecutivo.entity';
import { CuentaServicio } from '../../../entities/cuenta-servicio.entity';
import { Plan } from '../../../entities/plan.entity';
import { Sesion } from '../../../entities/sesion.entity';
import { Usuario } from '../../../entities/usuario.entity';
import { contarAdministradores, ultimoAdministrador } from '../../usuario';
import type { Destino } from '../destino';
import { conDefecto, ejecutar, entero, fuente, instanteLiteral, tabla, texto } from '../sql';
import { ejecutivosEnAdjudicaciones } from './adjudicaciones';
import { usuarioDe } from './legibles';
import { propia } from './propia';

export const usuarios: Destino = {
  tipo: 'usuarios',
  entity: Usuario,
  celdas: {
    idDepartamento: [Usuario, 'idDepartamento'],
    claveHash: [Usuario, 'claveHash'],
    instante: [Usuario, 'creadoEn'],
  },
  cruces: [],
  llave: `t.usuario = ${texto('usuario')}`,
  columnas: [
    { columna: 'usuario', expresion: texto('usuario') },
    propia('nombre'),
    propia('apellido'),
    propia('correo'),
    propia('role'),
    { columna: 'idDepartamento', de: ['role'], expresion: texto('idDepartamento') },
    propia('activo', conDefecto(entero('activo'), '1')),
    { columna: 'claveHash', expresion: texto('claveHash') },
    { columna: 'debeCambiarContrasena', expresion: '1' },
    { columna: 'creadoEn', expresion: texto('instante') },
    { columna: 'actualizadoEn', expresion: texto('instante') },
  ],
  rechazos: ({ actor, manager }) => [
    {
      columna: 'usuario',
      mensaje: m.usuarioPropio,
      si: `t.id = ${Number(actor.id)} AND (${texto('role')} <> t.role OR ${conDefecto(entero('activo'), '1')} = 0)`,
    },
    {
      columna: 'usuario',
      mensaje: m.usuarioDeServicio,
      si: `EXISTS (SELECT 1 FROM ${tabla(manager, CuentaServicio)} cuenta WHERE cuenta.id = t.id)`,
    },
  ],
  alMenosUno: { bloqueo: 'administradores', contar: contarAdministradores, ninguno: ultimoAdministrador },
  /** A changed role or a disabled user ends the sessions, as in the form. */
  async antes({ manager, tramo, ahora }, clasificadas) {
    await ejecutar(
      manager,
      tramo,
      `UPDATE ${tabla(manager, Sesion)} SET revocadaEn = ${instanteLiteral(ahora)} FROM ${fuente(clasificadas)}
        WHERE usuarioId = c.destinoId AND c.accion = 'M' AND revocadaEn IS NULL`,
    );
  },
};

export const ejecutivosAsignados: Destino = {
  tipo: 'ejecutivos-asignados',
  entity: AsignacionEjecutivo,
  celdas: { idCodigo: [Plan, 'idCodigo'], ejecutivo: [Usuario, 'usuario'] },
  conVersion: false,
  cruces: [
    {
      alias: 'planAhorro',
      entity: Plan,
      en: `planAhorro.idCodigo = ${texto('idCodigo')}`,
      exigido: { columna: 'idCodigo', mensaje: m.planNoExiste },
    },
    {
      alias: 'usuario',
      entity: Usuario,
      en: `usuario.usuario = ${texto('ejecutivo')}`,
      exigido: { columna: 'ejecutivo', mensaje: m.usuarioNoExiste },
    },
  ],
  llave: `t.planId = planAhorro.id AND t.mes = ${texto('mes')}`,
  columnas: [
    { columna: 'planId', expresion: 'planAhorro.id' },
    { columna: 'mes', expresion: texto('mes') },
    {
      columna: 'usuarioId',
      de: ['ejecutivo'],
      expresion: 'usuario.id',
      visto: ({ manager }) => usuarioDe(manager, 't.usuarioId'),
    },
  ],
  rechazos: ({ hoy }) => [
    // executives are assigned up to the present month (ADJ-004), so that nothing happens at the change of month
    { columna: 'mes', mensaje: m.mesFuturo, si: `${texto('mes')} > '${hoy.slice(0, 7)}'` },
    {
      columna: 'ejecutivo',
      mensaje: m.noEsEjecutivo,
      si: "usuario.role NOT IN ('Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones')",
    },
  ],
  despues: ejecutivosEnAdjudicaciones,
};
