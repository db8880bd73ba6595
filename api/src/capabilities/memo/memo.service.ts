import {
  asambleasDelMemo,
  comoFecha,
  ErrorDeNegocio,
  esquemaMemo,
  hoyEn,
  mensajes,
  nombreDeProducto,
  validar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { FileAnswer } from '../../http/send-file';
import { type AsambleaRow, type AsambleaStore, vistaDeAsamblea } from '../asamblea';
import { type EmisionDeDocumentos, imprimible } from '../documento-emitido';
import type { GrupoStore } from '../grupo';
import type { MemoPorGenerar } from './memo.dto';
import type { MemoRow } from './memo.impreso';
import { memoEnPapel } from './memo.impreso';

interface FuenteDeMemo {
  /** '01' */
  readonly producto: string;
  readonly nombre: string;
  readonly grupo: string;
  readonly fecha: string;
  readonly asambleas: readonly AsambleaRow[];
}

const memoDeAsambleas = imprimible(memoEnPapel, {
  recurso: 'memo',
  nombre: ({ producto, grupo, fecha }: FuenteDeMemo) => `memo-${producto}-${grupo}-${fecha}`,
  hechos: ({ nombre, grupo, fecha, asambleas }, { marca, hoy, emitidoPor }) => ({
    ...marca,
    producto: nombreDeProducto({ nombre }),
    grupo,
    hasta: comoFecha(fecha),
    emision: hoy,
    emitidoPor,
    asambleas: asambleas.map(filaDeMemo),
  }),
});

/** decisiones.md, AUT-026: the group's assemblies up to a date, with date, place, hour, notary and witnesses. */
export class MemoService {
  constructor(
    private readonly asambleas: AsambleaStore,
    private readonly grupos: GrupoStore,
    private readonly emision: EmisionDeDocumentos,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 no such group; 422 wrong fields, a future date, or no assembly up to it. */
  async generar(actor: Actor, body: MemoPorGenerar): Promise<FileAnswer> {
    const hoy = hoyEn(this.clock.now());
    const { producto, grupo, fecha } = validar(esquemaMemo(hoy), body);
    const found = await this.grupos.byCode(producto, grupo);
    if (found === null)
      throw new ErrorDeNegocio('noEncontrado', 'grupo-no-existe', mensajes.ASA.grupoNoExiste, {
        errors: { grupo: mensajes.ASA.grupoNoExiste },
      });
    const rows: AsambleaRow[] = [];
    const request = {
      filter: { grupoId: found.id, fechaHasta: fecha },
      order: { field: 'numeroAsamblea', direction: 'ASC' as const },
      offset: 0,
      limit: 200,
    };
    for await (const row of this.asambleas.each(request, hoy)) rows.push(row);
    const primera = rows[0];
    if (primera === undefined)
      throw new ErrorDeNegocio('regla', 'sin-asambleas', mensajes.ASA.grupoSinAsambleas, {
        errors: { fecha: mensajes.ASA.grupoSinAsambleas },
      });
    const fuente = {
      producto,
      grupo,
      fecha,
      nombre: primera.productoNombre,
      asambleas: asambleasDelMemo(rows, fecha),
    };
    return this.emision.imprimir(actor, memoDeAsambleas, fuente, `${producto}-${grupo}`);
  }
}

function filaDeMemo(row: AsambleaRow): MemoRow {
  const { numeroAsamblea, fecha, hora, lugar, notario, testigo1, testigo2, testigo3 } = row;
  const testigos = [testigo1, testigo2, testigo3].flatMap((testigo) => (testigo ? [testigo] : []));
  return { numeroAsamblea, fecha, hora, lugar, notario, testigos, estado: vistaDeAsamblea(row).estado };
}
