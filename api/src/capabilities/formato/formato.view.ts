import { cicloDeFormato, type HechosDeFormato, situacionDeFormato } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import { nombreUnido } from '../usuario';
import type { CondicionesDeFormatoVista, FormatoVista } from './formato.dto';
import type { FormatoRow } from './formato.store';

function hechosDeFormato(row: FormatoRow): HechosDeFormato {
  const cuando = isoOf(row.decididoEn);
  return {
    estado: row.estado,
    autores: [row.creadoPor, row.escritoPor],
    decidido: cuando === null ? null : { quien: nombreUnido(row, 'juez'), cuando },
  };
}

export const formatoEnCiclo = lifecycleOf(cicloDeFormato, {
  factsOf: hechosDeFormato,
  contextOf: (_: FormatoRow, { actor, cuatroOjos }) => ({ actor, cuatroOjos }),
});

/** User, settings and day of a view. */
export interface ContextoDeVista extends ViewContext {
  readonly hoy: string;
}

export const vistaDeFormato = (row: FormatoRow, context: ContextoDeVista): FormatoVista => ({
  id: row.id,
  bloque: row.bloque,
  codigo: row.codigo,
  numero: row.numero,
  nombre: row.nombre,
  condiciones: row.condiciones as unknown as CondicionesDeFormatoVista,
  situacion: situacionDeFormato(row, context.hoy),
  vigenteDesde: row.vigenteDesde,
  vigenteHasta: row.vigenteHasta,
  motivo: row.motivo,
  entregado: row.creadoPor === null,
  escritoPor: nombreUnido(row, 'autor'),
  escritoEn: isoOf(row.escritoEn) as string,
  decididoPor: nombreUnido(row, 'juez'),
  decididoEn: isoOf(row.decididoEn),
  motivoDescarte: row.motivoDescarte,
  version: row.version,
  acciones: formatoEnCiclo.accionesFor(row, context),
});
