import type { CoincidenciaVista } from './coincidencia.dto';

/** Example of the OpenAPI document. The generator reads it from the source: only literals. */
export const coincidenciaDeEjemplo: CoincidenciaVista = {
  id: 1,
  version: 1,
  sujeto: 'persona',
  de: null,
  nombre: 'Andrade Mora Luis Alberto',
  identificacion: '1710034065',
  lista: 'PEP Ecuador',
  tipo: 'PEP',
  nombreEnLista: 'Luis Alberto Andrade Mora',
  identificacionEnLista: null,
  detalle: 'Asambleísta',
  enLista: true,
  por: 'nombre',
  razon: 'Mismas palabras del nombre: ALBERTO ANDRADE LUIS MORA',
  halladaEn: '2026-03-10T15:04:00.000Z',
  estado: 'por-revisar',
  motivo: null,
  decididaPor: null,
  decididaEn: null,
  acciones: ['descartar', 'confirmar'],
};
