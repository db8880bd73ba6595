import { cicloDeCoincidencia, propios } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { instantOf, isoOf } from '../../columns/columns';
import type { CoincidenciaVista } from './coincidencia.dto';
import type { CoincidenciaRow } from './coincidencia.store';

export const coincidenciaEnCiclo = lifecycleOf(cicloDeCoincidencia, {
  factsOf: ({ estado }: CoincidenciaRow) => ({ estado }),
  contextOf: (_: CoincidenciaRow, { actor }) => ({ actor }),
});

/** Who was found, whatever record he stands in. */
function quien(row: CoincidenciaRow): Pick<CoincidenciaVista, 'nombre' | 'identificacion' | 'de'> {
  switch (row.sujeto) {
    case 'persona':
      return { nombre: row.nombreDePersona ?? '', identificacion: row.identificacionDePersona, de: null };
    case 'conyuge':
      return {
        nombre: row.nombreDeConyuge ?? '',
        identificacion: row.identificacionDeConyuge,
        de: propios.coincidenciaConyugeDe(row.conyugeDe ?? ''),
      };
    case 'ejecutivo':
      return {
        nombre: row.nombreDeEjecutivo ?? '',
        identificacion: null,
        de: propios.coincidenciaEjecutivoDe(row.ejecutivoDe ?? ''),
      };
  }
}

export const vistaDeCoincidencia = (row: CoincidenciaRow, context: ViewContext): CoincidenciaVista => ({
  id: row.id,
  version: row.version,
  sujeto: row.sujeto,
  ...quien(row),
  lista: row.lista,
  tipo: row.tipo,
  nombreEnLista: row.nombreEnLista,
  identificacionEnLista: row.identificacionEnLista,
  detalle: row.detalle,
  enLista: row.entradaId !== null,
  por: row.por,
  razon: row.razon,
  halladaEn: instantOf(row.halladaEn),
  estado: row.estado,
  motivo: row.motivo,
  decididaPor: row.decisor === null ? null : `${row.decisor} ${row.decisorApellido ?? ''}`.trim(),
  decididaEn: isoOf(row.decididaEn),
  acciones: coincidenciaEnCiclo.accionesFor(row, context),
});

/** For the audit: nobody's name. */
export const resumenDeCoincidencia = ({ sujeto, lista, por, estado }: CoincidenciaRow) => ({
  sujeto,
  lista,
  por,
  estado,
});
