import {
  cicloDePapel,
  etiquetaDePapel,
  firmableDesde,
  papelesQueSeFirman,
  propios,
  rechazoDeActuar,
  VIGENTE,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import type { PapelVista } from './papel.dto';
import { hechosDePapel } from './papel.hechos';
import type { PapelRow } from './papel.store';

export const nombreDePapel = ({ tipo, registro }: Pick<PapelRow, 'tipo' | 'registro'>): string =>
  papelesQueSeFirman[tipo].nombre(registro);

export const papelEnCiclo = lifecycleOf(cicloDePapel, {
  factsOf: (row: PapelRow) => hechosDePapel(row),
  contextOf: (_, { actor }) => ({ actor }),
  accessRefusal: ({ estadoAdjudicacion, ejecutivoId }: PapelRow, { actor, soloPropios }) =>
    rechazoDeActuar(
      { idDepartamento: estadoAdjudicacion === VIGENTE ? null : undefined, ejecutivoId },
      actor,
      soloPropios,
    ),
  dataSubjects: (row) => [row],
});

export function vistaDePapel(row: PapelRow, context: ViewContext): PapelVista {
  const { id, tipo, registro, idCodigo, emitidoEn, emitidoPor, copias } = row;
  const estado = cicloDePapel.estadoDe(hechosDePapel(row));
  return {
    ...{ id, tipo, nombre: nombreDePapel(row), registro, idCodigo },
    ...{ emitidoEn, emitidoPor: emitidoPor ?? propios.sinUsuario },
    estado,
    etiquetaEstado: etiquetaDePapel[estado],
    firmableDesde: row.modelo && firmableDesde(row.modelo),
    modeloEntregadoEn: row.modelo?.entregadoEn ?? null,
    copias: copias.map(({ id: _, archivoId: __, subidaPor, firmas, faltan, ...copia }) => ({
      ...copia,
      subidaPor: subidaPor ?? propios.sinUsuario,
      firmas: firmas.map((firma) => ({
        ...{ nombre: firma.nombre, identificacion: firma.identificacion, calidad: firma.calidad },
        ...{ emisor: firma.emisor, firmadaEn: firma.firmadaEn, conSello: firma.conSello },
        ...{ raiz: firma.raiz, revocacionComprobada: firma.revocacionComprobada },
      })),
      faltan: [...faltan],
    })),
    version: copias.length,
    ...papelEnCiclo.offer(row, context),
  };
}
