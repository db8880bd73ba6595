import { cuentaDeTrabajo } from '@adjudica/domain';
import type { FilaDeTrabajo, TrabajoVista } from '../generated/api';

export const filaDeTrabajo: FilaDeTrabajo = {
  id: 'orden-de-compra-27',
  grupo: 'vencido',
  acto: 'Aprobar orden de compra',
  enlace: '/orden-de-compra/27',
  decision: 'orden-de-compra',
  clave: 27,
  tarea: 311,
  nombreCliente: 'Zambrano Loor José Antonio',
  cedula: '1712345678',
  colega: null,
  idCodigo: '01-M001-12',
  planes: 1,
  telefono: '0991234567',
  monto: 19_175.25,
  desde: '2026-03-05',
  dias: 3,
  vence: '2026-03-06',
  atraso: 2,
  esperaA: null,
};

/** What the API answers for these rows. */
export const trabajoCon = (filas: readonly FilaDeTrabajo[], mas: Partial<TrabajoVista> = {}): TrabajoVista => ({
  cuenta: cuentaDeTrabajo(filas),
  sinSolicitud: 0,
  incompleto: false,
  filas,
  ...mas,
});
