import {
  camposIncorrectos,
  type DatosDePrenda,
  deOtroBien,
  ErrorDeNegocio,
  escritosAMano,
  type FideicomisoDeContrato,
  formularioDePrenda,
  hoyEn,
  mensajes,
  otraFirma,
  personasDesdePrenda,
  soloCampos,
  tiposDeEvento,
  unidadDePrenda,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import { rowOf } from '../../columns/record';
import type { Config } from '../../config';
import { differingFields } from '../../request/version';
import type { BorradorStore } from '../borrador';
import type { EmisionDeDocumentos } from '../documento-emitido';
import type { ActosDeInterviniente } from '../interviniente';
import type { PlazosDelContrato } from '../plazo';
import type { ActosDeUnidad } from '../unidad';
import { contextoDePrenda, origenDeBien, valoresDe } from './prenda.bien';
import { type PrendaPorImprimir, prendaImpresa } from './prenda.documento';
import type { PrendaCambio } from './prenda.dto';
import type { ActoDePrenda } from './prenda.en-acto';
import type { PrendaRow } from './prenda.store';

const { propios } = mensajes;

/** What the text of a pledge takes from the settings. */
export interface TextosDePrenda extends Pick<Config, 'fideicomisos'> {
  readonly plazos: Pick<PlazosDelContrato, 'listAll'>;
}

/** Where what a pledge says of unit and persons stands. */
export interface DelCaso {
  readonly unidades: Pick<ActosDeUnidad, 'asentar'>;
  readonly intervinientes: Pick<ActosDeInterviniente, 'asentar'>;
}

/** Acts on a pledge: saved while its note is pending, printed once the note is approved (LEG-600, LEG-607). */
export class ActosDePrenda {
  constructor(
    private readonly acto: ActoDePrenda,
    private readonly emision: EmisionDeDocumentos,
    private readonly accesos: AccessLog,
    private readonly borradores: Pick<BorradorStore, 'discard'>,
    private readonly textos: TextosDePrenda,
    private readonly delCaso: DelCaso,
  ) {}

  /** @throws 422 fields, a plan without its award; 404; 409 the note is approved (who, when); 412; 428. */
  readonly guardar = this.acto('guardar', {
    load: ({ before, body, now }: { before: PrendaRow; body: PrendaCambio; now: Date }) => {
      const leida = leidaDe(before, body, hoyEn(now));
      if (leida.valores.tipoGarantia === 'F' && this.fideicomisoDe(before) === null)
        throw new ErrorDeNegocio('regla', 'sin-fideicomiso', propios.contratoSinFideicomiso(before.nombreProducto));
      return leida;
    },
    // unchanged input raises no version and leaves no event
    isUnchanged: ({ before, loaded, now }) =>
      before.prendaId !== null && differingFields(valoresDe(before, hoyEn(now)), loaded.valores).length === 0,
    change: ({ loaded: { fila: row } }) => row,
    // what it says of unit and persons is theirs: contract, letter and act read it there
    effects: async ({ tx, before, loaded: { valores } }) => {
      await this.delCaso.unidades.asentar(tx, before.idCodigo, unidadDePrenda(valores, before.producto));
      await this.delCaso.intervinientes.asentar(tx, before.idCodigo, personasDesdePrenda(valores, before), 'prenda');
    },
    cleanUp: ({ tx, before }) => this.borradores.discard(tx, { formulario: 'prenda', clave: before.idCodigo }),
    event: tiposDeEvento.prendaIngresada,
    eventNote: ({ before }) => propios.prendaNumero(Number(before.id)),
  });

  /** The draft, while the note can still change; not kept. */
  readonly verBorrador = this.acto.show('verBorrador', async ({ actor, before, key }) => {
    const borrador = await this.emision.vistaPrevia(actor, prendaImpresa, await this.porImprimir(before));
    this.accesos.record(actor, { operacion: 'exportar-pdf', recurso: 'prenda', recursoId: key });
    return borrador;
  });

  /** An approved pledge never changes, so it is issued once; later requests get the same document. @throws 404; 409 the note is not approved. */
  readonly generar = this.acto('generar', {
    ...this.emision.unaVez(prendaImpresa, ({ before }: { before: PrendaRow }) => this.porImprimir(before)),
    event: tiposDeEvento.prendaGenerada,
    eventNote: ({ before }) => propios.prendaNumero(Number(before.id)),
  });

  private fideicomisoDe({ producto }: PrendaRow): FideicomisoDeContrato | null {
    return this.textos.fideicomisos[producto as keyof Config['fideicomisos']] ?? null;
  }

  /** With everything that the document says beside the pledge. */
  async porImprimir(row: PrendaRow): Promise<PrendaPorImprimir> {
    return { ...row, plazos: await this.textos.plazos.listAll(), fideicomiso: this.fideicomisoDe(row) };
  }
}

/** Facts of order, approval and folder take precedence over the input. @throws 422. */
function leidaDe(antes: PrendaRow, body: PrendaCambio, hoy: string) {
  const contexto = contextoDePrenda(antes, hoy);
  const enviado = soloCampos<DatosDePrenda>(formularioDePrenda.nombres, body);
  const leido = formularioDePrenda.revisar(enviado, contexto);
  const ajenos = { ...deOtroBien(enviado, contexto.producto), ...otraFirma(enviado, contexto) };
  if ('errores' in leido || Object.keys(ajenos).length > 0)
    throw camposIncorrectos({ ...('errores' in leido ? leido.errores : {}), ...ajenos });
  const { valores } = leido;
  const escritos = escritosAMano(valores, contexto);
  return {
    valores,
    fila: {
      ...rowOf(formularioDePrenda, valores),
      origenBien: origenDeBien(antes),
      escritos: escritos.length === 0 ? null : escritos.join(','),
    },
  };
}
