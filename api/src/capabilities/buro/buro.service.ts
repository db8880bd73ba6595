import {
  campoIncorrecto,
  ErrorDeNegocio,
  esquemaPedidoDeBuro,
  hoyEn,
  type InformeDeBuro,
  LARGO_DE_CEDULA,
  mensajes,
  validar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { Buro } from '../../buro';
import type { Config } from '../../config';
import { CipherError } from '../../crypto/cipher';
import { PLACES } from '../../crypto/places';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Platform } from '../../platform';
import { outsideKey } from '../../request/context';
import { tieneAutorizacionDeBuro } from '../documento';
import type { ConsultaDeBuroNueva, ConsultaDeBuroRecord, InformeDeBuroVista, ServicioDeBuro } from './buro.dto';
import type { PreguntasAlBuro } from './buro.preguntas';
import type { BuroStore, InformeRow } from './buro.store';
import { consultaDe, informeDe } from './buro.view';

const { propios } = mensajes;

/**
 * Bureau reports for the screens: a stored report first, a paid query only without one of today or with a reason (decisions, 'Bureau'). Every report
 * read here leaves its access row in the same transaction (promises 39).
 */
export class BuroService {
  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'cipher' | 'accessLog' | 'clock'>,
    private readonly store: BuroStore,
    private readonly preguntas: PreguntasAlBuro,
    private readonly buro: Buro,
    private readonly config: Config['buro'],
  ) {}

  servicio(): ServicioDeBuro {
    const { prueba, exigeConsentimiento } = this.config;
    return { configurado: this.buro.configurado, prueba, exigeConsentimiento };
  }

  /**
   * BUR-004, BUR-512: today's report, queried if there is none yet. A date of consent is stored with it. @throws 404 unknown to the bureau, or no
   * such plan; 422 fields, no consent where it is required; 503 no report.
   */
  async consultar(actor: Actor, body: ConsultaDeBuroNueva): Promise<InformeDeBuroVista> {
    const pedido = validar(esquemaPedidoDeBuro(this.hoy()), body);
    // the idempotency key is committed only with a report: a failed request may be retried with it
    const id = await outsideKey(() => this.preguntas.responder(actor, pedido));
    const row = (await this.store.get(id)) as InformeRow;
    if (row.estado === 'desconocida') {
      await outsideKey(() => this.platform.unitOfWork.run(actor, (tx) => this.platform.accessLog.write(tx, leido(id))));
      throw new ErrorDeNegocio('noEncontrado', 'buro-sin-cliente', mensajes.BUR.clienteNoEncontrado, {
        detalle: { consulta: id },
      });
    }
    return this.platform.unitOfWork.run(actor, async (tx) => {
      await this.platform.accessLog.write(tx, leido(id));
      const { consentimiento } = pedido;
      if (consentimiento === undefined || consentimiento === row.consentimiento) return this.vistaDe(tx, row);
      await this.store.saveConsentimiento(tx, id, consentimiento);
      await tx.audit({
        accion: 'autorizar',
        recurso: 'buro',
        recursoId: id,
        antes: { consentimiento: row.consentimiento },
        despues: { consentimiento },
      });
      return this.vistaDe(tx, { ...row, consentimiento });
    });
  }

  /** BUR-513: the last report of this person, of any day, or an earlier one by its id; no query. @throws 404. */
  async guardada(actor: Actor, cedula: string, consulta?: number): Promise<InformeDeBuroVista> {
    const vista = await this.platform.unitOfWork.run(actor, async (tx) => {
      const row =
        consulta === undefined
          ? await this.store.findLastInforme(cedula, tx.manager)
          : await this.store.get(consulta, tx.manager);
      if (row === null || row.cedula !== cedula || row.estado !== 'lista' || row.contenido === null) return null;
      await this.platform.accessLog.write(tx, leido(row.id));
      return this.vistaDe(tx, row);
    });
    if (vista === null) throw new ErrorDeNegocio('noEncontrado', 'buro-sin-consulta', propios.buroSinConsulta);
    return vista;
  }

  /** Queries about this person, without the answers. @throws 422 without the whole cédula: browsing is not possible. */
  async historial(actor: Actor, request: ListRequest): Promise<Page<ConsultaDeBuroRecord>> {
    const { cedula } = request.filter;
    if (String(cedula).length !== LARGO_DE_CEDULA) throw campoIncorrecto('cedula', mensajes.BUR.ingreseCedula);
    const page = await this.store.list(request);
    this.platform.accessLog.record(actor, {
      operacion: 'buscar',
      recurso: 'buro',
      recursoId: `resultados:${page.rows.length}`,
    });
    return { ...page, rows: page.rows.map(consultaDe) };
  }

  private async vistaDe({ actor, manager }: Tx, row: InformeRow): Promise<InformeDeBuroVista> {
    const informe = this.abrir(row);
    const documentoDeAutorizacion = await tieneAutorizacionDeBuro(manager, row.cedula);
    const deudaDeclarada = await this.store.findDeudaDeclarada(row.cedula, manager);
    return informeDe(actor, row, informe, { hoy: this.hoy(), documentoDeAutorizacion, deudaDeclarada });
  }

  /** @throws 404 for a report encrypted under a lost key: a new query is possible. */
  private abrir(row: InformeRow): InformeDeBuro {
    try {
      return JSON.parse(this.platform.cipher.open(row.contenido ?? '', PLACES.consultaBuro(row))) as InformeDeBuro;
    } catch (error) {
      if (!(error instanceof CipherError)) throw error;
      throw new ErrorDeNegocio('noEncontrado', 'buro-no-se-abre', propios.buroNoSeAbre, {
        detalle: { consulta: row.id },
        cause: error,
      });
    }
  }

  private hoy(): string {
    return hoyEn(this.platform.clock.now());
  }
}

const leido = (id: number) => ({ operacion: 'leer', recurso: 'buro', recursoId: id });
