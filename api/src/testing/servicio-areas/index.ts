import type { Caso } from '../servicio-casos';
import { casosDeClientes } from './clientes';
import { casosExternos } from './externos';
import { casosDeFinanzas } from './finanzas';
import { casosDeAsambleas, casosGenerales } from './general';
import { casosDeCartas, casosDeLegal } from './legal';
import { casosDeMedios } from './medios';
import { casosDeOrdenes } from './ordenes';
import { casosDeAdjudicados, casosDelTablero } from './tablero';
import { casosDeDocumentos, casosDeTareas } from './tareas';

/** Every served specified call. In one world, in this order: withdrawals and deliveries come last. */
export const areasDeServicio: readonly (readonly [nombre: string, casos: readonly Caso[]])[] = [
  ['assemblies', casosDeAsambleas],
  ['clients', casosDeClientes],
  ['finances and risk', casosDeFinanzas],
  ['means', casosDeMedios],
  ['orders and payments', casosDeOrdenes],
  ['exit letters', casosDeCartas],
  ['legal', casosDeLegal],
  ['dealers and bureau', casosExternos],
  ['tasks and tracing', casosDeTareas],
  ['documents', casosDeDocumentos],
  ['dashboard', casosDelTablero],
  ['general', casosGenerales],
  ['awarded', casosDeAdjudicados],
];
