import type { VistaGuardadaVista } from './vista-guardada.dto';

/** Of the OpenAPI document. The generator reads it from the source: only literals. */
export const vistaDeEjemplo: VistaGuardadaVista = {
  id: 1,
  lista: 'orden-de-compra',
  nombre: 'Por aprobar',
  compartida: true,
  filtro: { estado: 'pendiente' },
  ordenCampo: 'fecha',
  ordenDireccion: 'ASC',
  ocultas: ['planes'],
  autor: 'Gabriela Palacios',
  propia: true,
  editable: true,
  inicial: false,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  version: 1,
};
