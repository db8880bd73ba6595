import { cicloDeFormato, type HechosDeFormato, situacionDeFormato } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf } from '../../columns/columns';
import { nombreUnido } from '../usuario';
import type { CondicionesDeFormatoVista, FormatoVista } from './formato.dto';
import type { FilaDeFormato } from './formato.store';

export function hechosDeFormato(fila: FilaDeFormato): HechosDeFormato {
  const cuando = isoOf(fila.decididoEn);
  return {
    estado: fila.estado,
    autores: [fila.creadoPor, fila.escritoPor],
    decidido: cuando === null ? null : { quien: nombreUnido(fila, 'juez'), cuando },
  };
}

export const formatoEnCiclo = lifecycleOf(cicloDeFormato, {
  factsOf: hechosDeFormato,
  contextOf: (_: FilaDeFormato, { actor, cuatroOjos }) => ({ actor, cuatroOjos }),
});

/** Who looks, with which settings, and on which day. */
export interface ContextoDeVista extends ViewContext {
  readonly hoy: string;
}

export const vistaDeFormato = (fila: FilaDeFormato, context: ContextoDeVista): FormatoVista => ({
  id: fila.id,
  bloque: fila.bloque,
  codigo: fila.codigo,
  numero: fila.numero,
  nombre: fila.nombre,
  condiciones: fila.condiciones as unknown as CondicionesDeFormatoVista,
  situacion: situacionDeFormato(fila, context.hoy),
  vigenteDesde: fila.vigenteDesde,
  vigenteHasta: fila.vigenteHasta,
  motivo: fila.motivo,
  entregado: fila.creadoPor === null,
  escritoPor: nombreUnido(fila, 'autor'),
  escritoEn: isoOf(fila.escritoEn) as string,
  decididoPor: nombreUnido(fila, 'juez'),
  decididoEn: isoOf(fila.decididoEn),
  motivoDescarte: fila.motivoDescarte,
  version: fila.version,
  acciones: formatoEnCiclo.accionesFor(fila, context),
});
