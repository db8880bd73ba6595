import { type AccionDeFormato, asuntoDe, describirCondiciones, hoyEn } from '@adjudica/domain';
import type { ActMaker, ActRecord, ViewContext } from '../../act';
import type { Clock } from '../../clock';
import { isoOf } from '../../columns/columns';
import { notFound, staleRecord } from '../../request/version';
import { nombreUnido } from '../usuario';
import type { FormatoVista } from './formato.dto';
import type { CambioDeFormato, FormatoRow, FormatoStore } from './formato.store';
import { formatoEnCiclo, vistaDeFormato } from './formato.view';

export type ActoDeFormato = ActMaker<number, FormatoRow, AccionDeFormato, CambioDeFormato, FormatoVista>;

/** For the audit. */
export const resumenDeFormato = ({
  codigo,
  numero,
  nombre,
  condiciones,
  estado,
  vigenteDesde,
  vigenteHasta,
}: FormatoRow) => ({
  codigo,
  numero,
  nombre,
  condiciones: describirCondiciones(condiciones),
  estado,
  vigenteDesde,
  vigenteHasta,
});

/** Versions of formats for their acts. Locks their block, because combinations are counted within it. */
export const formatosEnActo = (
  formatos: FormatoStore,
  clock: Clock,
  ajustes: Pick<ViewContext, 'soloPropios' | 'cuatroOjos'>,
): ActRecord<number, FormatoRow, AccionDeFormato, CambioDeFormato, FormatoVista> => ({
  resource: 'formato',
  lifecycle: formatoEnCiclo,
  version: 'required',
  async lock(tx, id) {
    const row = await formatos.get(id, tx.manager);
    if (row === null) throw notFound();
    await formatos.lock(tx, row.bloque);
  },
  read: ({ manager }, id) => formatos.get(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: (row, body) => {
    const { nombre, texto = '', vigenteDesde, motivo } = row;
    const sent = body as Partial<Record<'nombre' | 'texto' | 'vigenteDesde' | 'motivo', string>>;
    const autor = { quien: nombreUnido(row, 'autor'), cuando: isoOf(row.escritoEn) };
    return staleRecord(row.version, { nombre, texto, vigenteDesde, motivo }, sent, autor);
  },
  write: (tx, row, cambio) => formatos.update(tx, row, cambio),
  summaryOf: resumenDeFormato,
  subject: ({ id, codigo }) => asuntoDe('formato', id, codigo),
  view: (row, { actor }) => vistaDeFormato(row, { actor, ...ajustes, hoy: hoyEn(clock.now()) }),
});
