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
import type { FilaDeEnvio } from './envio-evento.store';
import type { EnvioEventoVista, SuscripcionVista } from './suscripcion.dto';
import type { Cuentas, FilaDeSuscripcion } from './suscripcion.store';

const NADA: Cuentas = { pendientes: 0, fallidos: 0 };

export const vistaDeSuscripcion = (
  { id, version, cuentaId, cuenta, nombre, url, eventos, activa, quien, ...fila }: FilaDeSuscripcion,
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
  estado: estadoDeSuscripcion({ activa, ...fila }),
  fallaDesde: fila.fallaDesde === null ? null : instanteDe(fila.fallaDesde),
  ultimoExito: fila.ultimoExito === null ? null : instanteDe(fila.ultimoExito),
  traslapeHasta,
  ...cuentas,
});

/** What the audit keeps of it; a secret never. */
export const resumenDeSuscripcion = ({ cuenta, nombre, url, eventos, activa }: FilaDeSuscripcion) => ({
  cuenta,
  nombre,
  url,
  eventos,
  activa,
});

export const envioEnCiclo = lifecycleOf(cicloDeEnvio, {
  factsOf: ({ estado }: FilaDeEnvio) => ({ estado }),
  contextOf: (_: FilaDeEnvio, { actor }) => ({ actor }),
});

export const vistaDeEnvio = (
  { tipo, idCodigo, posicion: _, proximoIntento, ...fila }: FilaDeEnvio,
  context: ViewContext,
): EnvioEventoVista => ({
  ...fila,
  evento: tipo,
  nombreEvento: tipo === EVENTO_DE_PRUEBA ? 'Prueba' : nombreDeEvento(tipo),
  plan: idCodigo === '' ? null : idCodigo,
  ocurridoEn: isoOf(fila.ocurridoEn) as string,
  creadoEn: isoOf(fila.creadoEn) as string,
  ultimoIntento: isoOf(fila.ultimoIntento),
  proximoIntento: fila.estado === 'pendiente' ? isoOf(proximoIntento) : null,
  entregadoEn: isoOf(fila.entregadoEn),
  acciones: envioEnCiclo.accionesFor({ tipo, idCodigo, posicion: 0, proximoIntento, ...fila }, context),
});
