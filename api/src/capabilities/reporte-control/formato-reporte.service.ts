import { ErrorDeNegocio, esquemaFormatoDeReporte, propios, umbralEnCentavos, validar } from '@adjudica/domain';
import type { Acts, KeptRecord } from '../../act';
import type { Actor } from '../../auth/actor';
import { instantOf, numberOrNull } from '../../columns/columns';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Tx } from '../../db/transaction/unit-of-work';
import { missingVersion, notFound, staleVersion } from '../../request/version';
import type {
  FormatoDeReporteCambio,
  FormatoDeReporteEliminado,
  FormatoDeReporteNuevo,
  FormatoDeReporteVista,
} from './formato-reporte.dto';
import { camposDe, type FormatoReporteStore, type FormatoRow, type ValoresDeFormato } from './formato-reporte.store';

/** Layouts of the reports: settings of the administrator, each from a day on, and not changed once a file was made with it. */
export class FormatoReporteService {
  private readonly acto = this.acts.kept(this.enActo(), 'ajuste:administrar');

  constructor(
    private readonly acts: Acts,
    private readonly store: FormatoReporteStore,
  ) {}

  private enActo(): KeptRecord<number, FormatoRow, ValoresDeFormato, FormatoDeReporteVista> {
    return {
      resource: 'formato-reporte',
      read: ({ manager }, id) => this.store.byId(id, manager),
      idOf: ({ id }) => id,
      versionOf: ({ version }) => version,
      version: 'required',
      stale: ({ version }) => staleVersion(version),
      write: ({ manager }, row, valores) => this.store.update(manager, row, valores),
      summaryOf: ({ organismo, desde, archivo, umbral, sustento, campos }) => ({
        ...{ organismo, desde, archivo, umbral: numberOrNull(umbral), sustento, campos },
      }),
      view: vistaDeFormato,
    };
  }

  async list(request: ListRequest): Promise<Page<FormatoDeReporteVista>> {
    const page = await this.store.list(request);
    return { ...page, rows: page.rows.map(vistaDeFormato) };
  }

  /** @throws 404. */
  async get(id: number): Promise<FormatoDeReporteVista> {
    const row = await this.store.byId(id);
    if (row === null) throw notFound();
    return vistaDeFormato(row);
  }

  /** @throws 409 another one of the day, 422. */
  readonly crear = this.acto.create({
    parseBody: (nuevo: FormatoDeReporteNuevo) => validar(esquemaFormatoDeReporte, nuevo) as FormatoDeReporteNuevo,
    insert: ({ tx, body }) => this.store.insert(tx.manager, valoresDe(tx, body)),
    duplicates: { 'formato_reporte.organismo': repetido },
  });

  /** @throws 404; 409 a file was made with it, another one of the day; 412; 422; 428. */
  readonly actualizar = this.acto('actualizar', {
    parseBody: (cambio: FormatoDeReporteCambio) => validar(esquemaFormatoDeReporte, cambio) as FormatoDeReporteCambio,
    guard: ({ before }) => usado(before),
    change: ({ tx, body }) => valoresDe(tx, body),
    duplicates: { 'formato_reporte.organismo': repetido },
  });

  /** @throws 404; 409 a file was made with it; 412; 428. */
  async eliminar(actor: Actor, id: number, version: number | undefined): Promise<FormatoDeReporteEliminado> {
    return this.acts.unitOfWork.run(actor, async (tx) => {
      const row = await this.store.byId(id, tx.manager);
      if (row === null) throw notFound();
      if (version === undefined) throw missingVersion();
      const rechazo = usado(row);
      if (rechazo !== null) throw rechazo;
      if ((await this.store.remove(tx.manager, { id, version })) === 0) throw staleVersion(row.version);
      await tx.audit({ accion: 'eliminar', recurso: 'formato-reporte', recursoId: id, antes: vistaDeFormato(row) });
      return { ...vistaDeFormato(row), eliminado: true };
    });
  }
}

const repetido = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'ya-existe', propios.formatoDeReporteYaExiste, {
    errors: { desde: propios.formatoDeReporteYaExiste },
  });

const usado = ({ usadoEn }: Pick<FormatoRow, 'usadoEn'>): ErrorDeNegocio | null =>
  usadoEn === null ? null : new ErrorDeNegocio('conflicto', 'formato-usado', propios.formatoDeReporteUsado);

const valoresDe = (
  { actor, now }: Pick<Tx, 'actor' | 'now'>,
  { organismo, desde, archivo, umbral, sustento, campos }: FormatoDeReporteNuevo,
): ValoresDeFormato => ({
  ...{ organismo, desde, archivo, umbral: umbralEnCentavos(umbral), sustento, campos },
  ...{ guardadaPor: actor.id || null, guardadaEn: now },
});

export function vistaDeFormato(row: FormatoRow): FormatoDeReporteVista {
  const { id, version, organismo, desde, archivo, sustento, autor, autorApellido } = row;
  return {
    ...{ id, version, organismo, desde, archivo, umbral: numberOrNull(row.umbral), sustento },
    campos: camposDe(row),
    usado: row.usadoEn !== null,
    guardadaPor: autor === null ? null : `${autor} ${autorApellido ?? ''}`.trim(),
    guardadaEn: instantOf(row.guardadaEn),
  };
}
