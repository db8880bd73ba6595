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
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import { type FileAnswer, TIPO_PDF } from '../../http/send-file';
import type { FilaDeMemo, Renderer } from '../../pdf';
import { type AsambleaStore, type FilaDeAsamblea, vistaDe } from '../asamblea';
import type { GrupoStore } from '../grupo';
import type { MemoPorGenerar } from './memo.dto';

/** decisions.md, memo-asambleas: the group's assemblies up to a date, with date, place, hour, notary and witnesses. */
export class MemoService {
  constructor(
    private readonly asambleas: AsambleaStore,
    private readonly grupos: GrupoStore,
    private readonly impresora: Pick<Renderer, 'render'>,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
    private readonly brand: Config['brand'],
  ) {}

  /** @throws 404 no such group; 422 wrong fields, a date to come, or no assembly up to it. */
  async generar(actor: Actor, body: MemoPorGenerar): Promise<FileAnswer> {
    const hoy = hoyEn(this.clock.now());
    const { producto, grupo, fecha } = validar(esquemaMemo(hoy), body);
    const found = await this.grupos.byCode(producto, grupo);
    if (found === null)
      throw new ErrorDeNegocio('noEncontrado', 'grupo-no-existe', mensajes.ASA.grupoNoExiste, {
        errors: { grupo: mensajes.ASA.grupoNoExiste },
      });
    const filas: FilaDeAsamblea[] = [];
    const request = {
      filter: { grupoId: found.id, fechaHasta: fecha },
      order: { field: 'numeroAsamblea', direction: 'ASC' as const },
      offset: 0,
      limit: 200,
    };
    for await (const fila of this.asambleas.each(request, hoy)) filas.push(fila);
    const primera = filas[0];
    if (primera === undefined)
      throw new ErrorDeNegocio('regla', 'sin-asambleas', mensajes.ASA.grupoSinAsambleas, {
        errors: { fecha: mensajes.ASA.grupoSinAsambleas },
      });
    const { bytes } = await this.impresora.render('memo', {
      empresa: this.brand.company,
      emisor: { ruc: this.brand.ruc, ciudad: this.brand.city },
      producto: nombreDeProducto({ nombre: primera.productoNombre }),
      grupo,
      hasta: comoFecha(fecha),
      emision: hoy,
      emitidoPor: `${actor.nombre} ${actor.apellido}`.trim(),
      asambleas: asambleasDelMemo(filas, fecha).map(filaDeMemo),
    });
    this.accesos.record(actor, { operacion: 'exportar-pdf', recurso: 'memo', recursoId: `${producto}-${grupo}` });
    return { bytes, nombre: `memo-${producto}-${grupo}-${fecha}.pdf`, tipo: TIPO_PDF, enLinea: true };
  }
}

function filaDeMemo(fila: FilaDeAsamblea): FilaDeMemo {
  const { numeroAsamblea, fecha, hora, lugar, notario, testigo1, testigo2, testigo3 } = fila;
  const testigos = [testigo1, testigo2, testigo3].flatMap((testigo) => (testigo ? [testigo] : []));
  return { numeroAsamblea, fecha, hora, lugar, notario, testigos, estado: vistaDe(fila).estado };
}
