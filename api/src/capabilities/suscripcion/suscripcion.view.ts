import {
  cicloDeEnvio,
  EVENTO_DE_PRUEBA,
  estadoDeSuscripcion,
  eventosAjenos,
  instanteDe,
  nombreDeEvento,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import type { EnvioRow } from './envio-evento.store';
import type { EnvioEventoVista, SuscripcionVista } from './suscripcion.dto';
import type { Cuentas, SuscripcionRow } from './suscripcion.store';

const NADA: Cuentas = { pendientes: 0, fallidos: 0 };

export const vistaDeSuscripcion = (
  { id, version, cuentaId, cuenta, nombre, url, eventos, activa, quien, ...row }: SuscripcionRow,
  traslapeHasta: string | null,
  cuentas: Cuentas = NADA,
): SuscripcionVista => ({
  id,
  version,
  cuentaId,
  cuenta,
  nombre,
  url,
  eventos,
  sinPermiso: eventosAjenos(quien, eventos),
  activa,
  estado: estadoDeSuscripcion({ activa, ...row }),
  fallaDesde: row.fallaDesde === null ? null : instanteDe(row.fallaDesde),
  ultimoExito: row.ultimoExito === null ? null : instanteDe(row.ultimoExito),
  traslapeHasta,
  ...cuentas,
});

/** For the audit, without secrets. */
export const resumenDeSuscripcion = ({ cuenta, nombre, url, eventos, activa }: SuscripcionRow) => ({
  cuenta,
  nombre,
  url,
  eventos,
  activa,
});

export const envioEnCiclo = lifecycleOf(cicloDeEnvio, {
  factsOf: ({ estado }: EnvioRow) => ({ estado }),
  contextOf: (_: EnvioRow, { actor }) => ({ actor }),
});

export const vistaDeEnvio = (
  { tipo, idCodigo, posicion: _, proximoIntento, ...row }: EnvioRow,
  context: ViewContext,
): EnvioEventoVista => ({
  ...row,
  evento: tipo,
  nombreEvento: tipo === EVENTO_DE_PRUEBA ? 'Prueba' : nombreDeEvento(tipo),
  plan: idCodigo === '' ? null : idCodigo,
  ocurridoEn: isoOf(row.ocurridoEn) as string,
  creadoEn: isoOf(row.creadoEn) as string,
  ultimoIntento: isoOf(row.ultimoIntento),
  proximoIntento: row.estado === 'pendiente' ? isoOf(proximoIntento) : null,
  entregadoEn: isoOf(row.entregadoEn),
  acciones: envioEnCiclo.accionesFor({ tipo, idCodigo, posicion: 0, proximoIntento, ...row }, context),
});
