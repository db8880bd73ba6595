import {
  camposIncorrectos,
  type DatosDeReferencia,
  datosDeReferenciaVacios,
  ErrorDeNegocio,
  formularioDeReferencia,
  hoyEn,
  leerReferencia,
  mensajes,
  type TipoDeReferencia,
  tiposDeReferencia,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Tx } from '../../db/transaction/unit-of-work';
import { notFound } from '../../request/version';
import type { Anexos } from '../anexo';
import type { CodigosDeCatalogo } from '../catalogo';
import type { ReferenciaVista } from './referencia.dto';
import type { ReferenciaStore } from './referencia.store';
import { claveDe, vistaDe } from './referencia.view';

const { propios } = mensajes;
export const DATOS = Object.keys(datosDeReferenciaVacios()) as (keyof DatosDeReferencia)[];

/** Personal, commercial and bank references of an application (EST-519…521, EST-540…554, REF). */
export class ReferenciaService {
  constructor(
    private readonly acts: Acts,
    private readonly store: ReferenciaStore,
    private readonly anexos: Anexos,
  ) {}

  /** Of one application (`clave`), none before it is saved; or those of the ids. @throws 404 no such plan. */
  async list(actor: Actor, request: ListRequest): Promise<Page<ReferenciaVista>> {
    const { clave } = request.filter;
    if (clave === undefined) return this.porIds(actor, request);
    const leido = await this.anexos.leer(actor, 'referencia', String(clave));
    if (leido.solicitud === null) return { rows: [], total: 0 };
    const page = await this.store.list(leido.solicitud.id, request);
    const context = this.acts.context(actor);
    return { ...page, rows: page.rows.map((referencia) => vistaDe({ ...leido, referencia }, context)) };
  }

  /** Reads each application once, for any number of its references. */
  private async porIds(actor: Actor, request: ListRequest): Promise<Page<ReferenciaVista>> {
    const page = await this.store.list(null, request);
    const claves = [...new Set(page.rows.map(claveDe))];
    const leidos = new Map(
      await Promise.all(
        claves.map(async (clave) => [clave, await this.anexos.leer(actor, 'referencia', clave)] as const),
      ),
    );
    const context = this.acts.context(actor);
    return {
      ...page,
      rows: page.rows.map((referencia) => {
        const leido = leidos.get(claveDe(referencia)) as Awaited<ReturnType<Anexos['leer']>>;
        return vistaDe({ ...leido, referencia }, context);
      }),
    };
  }

  async get(actor: Actor, id: number): Promise<ReferenciaVista> {
    const referencia = await this.store.byId(id);
    if (referencia === null) throw notFound();
    const leido = await this.anexos.leer(actor, 'referencia', claveDe(referencia));
    return vistaDe({ ...leido, referencia }, this.acts.context(actor));
  }
}

/** The lowest free position; personal references have three (EST-553). @throws 422. */
export function lineaLibre(tipo: TipoDeReferencia, ocupadas: readonly number[]): number {
  let linea = 1;
  while (ocupadas.includes(linea)) linea += 1;
  const maximo = tiposDeReferencia.find(({ codigo }) => codigo === tipo)?.maximo ?? null;
  if (maximo !== null && linea > maximo)
    throw new ErrorDeNegocio('regla', 'maximo-referencias', propios.maximoReferenciasPersonales);
  return linea;
}

/** Validates the input of a type, with its codes. @throws 422. */
export async function leerDatos(
  codigos: CodigosDeCatalogo,
  tx: Tx,
  tipo: TipoDeReferencia,
  enviado: Partial<DatosDeReferencia>,
): Promise<DatosDeReferencia> {
  const datos = leerReferencia(tipo, enviado, { hoy: hoyEn(tx.now) });
  const errors = await codigos.errores(formularioDeReferencia(tipo).campos, datos, tx.manager);
  if (Object.keys(errors).length > 0) throw camposIncorrectos(errors);
  return datos;
}
