import {
  ErrorDeNegocio,
  esquemaCopia,
  esquemaEmisionDeConstancia,
  esquemaEnlace,
  esquemaInstalacion,
  type InstalacionDeAsamblea,
  mensajes,
  nombreDeMedio,
  rechazoDeInstalacion,
  sinInstalar,
  tiposDeEvento,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import { TIPO_PDF } from '../../http/send-file';
import { staleVersion } from '../../request/version';
import type { ArchivoService } from '../archivo';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import type { EventoStore } from '../evento';
import type { CopiaPreparada, CopiasDeAsamblea } from './constancia.copia';
import { constanciaDeAsamblea, type FuenteDeConstancia } from './constancia.documento';
import type { ConstanciaVista } from './constancia.dto';
import type { ConstanciaImpresa } from './constancia.impreso';
import type { ConstanciaService, Evidencia } from './constancia.service';
import type { ConstanciaStore } from './constancia.store';

const { propios } = mensajes;

type Impresa = Preparado<ConstanciaImpresa, FuenteDeConstancia>;

/** Acts on the evidence of an assembly: freezing its list once, later additions, certificates. */
export class ActosDeConstancia {
  private readonly acto = this.acts.kept(this.constancias.enActo(), 'constancia:escribir');

  constructor(
    private readonly acts: Acts,
    private readonly constancias: ConstanciaService,
    private readonly store: ConstanciaStore,
    private readonly documentos: EmisionDeDocumentos,
    private readonly copias: Pick<CopiasDeAsamblea, 'preparar'>,
    private readonly alEntregar: { readonly archivos: ArchivoService; readonly eventos: EventoStore },
  ) {}

  /**
   * Opens the assembly: freezes its list of participants, with its hash and the time. @throws 404; 409 frozen, minutes issued, wrong estado; 412 the
   * participants changed; 422 no participants, wrong link.
   */
  readonly instalar = this.acto('instalar', {
    schema: esquemaInstalacion,
    parseBody: (body: InstalacionDeAsamblea & { version?: number }) => body,
    version: 'optional',
    load: ({ before, body, tx }) => this.constancias.congelar(before, body.versionParticipantes, tx.manager),
    change: ({ loaded: congelada, body }) => ({ congelada, enlace: body.enlace || null }),
    // concurrent requests on SQL Server: the assembly's unique key decides
    duplicates: {
      'constancia.asambleaId': () =>
        rechazoDeInstalacion({ instalada: { quien: null, cuando: new Date(0) }, abierta: true, planes: 1 }),
    },
  });

  /** @throws 404; 412; 422 not frozen yet, no web address. */
  readonly enlace = this.acto('enlace', {
    schema: esquemaEnlace,
    guard: ({ before }) => instalada(before),
    isUnchanged: ({ before, body }) => (before.constancia?.enlace ?? '') === body.enlace,
    change: ({ body }) => ({ enlace: body.enlace || null }),
  });

  /** @throws 404, also of such a version; 412; 422 not frozen yet, days that can't be, no member of the group, no reason. */
  readonly copia = this.acto('copia', {
    schema: esquemaCopia,
    around: async ({ actor, before, body }, transact: (preparada: CopiaPreparada) => Promise<ConstanciaVista>) => {
      const preparada = await this.copias.preparar(actor, before.asamblea, body);
      const { extracto } = preparada;
      return extracto === null
        ? transact(preparada)
        : this.alEntregar.archivos.conservarSalvoRechazo(extracto, () => transact(preparada));
    },
    load: (_, preparada: CopiaPreparada) => preparada,
    guard: ({ before }) => instalada(before),
    change: () => ({}),
    effects: async ({ tx, before, body, loaded: { emitido, documento, miembro, extracto } }) => {
      const { entregadaA, identificacion, calidad, pedidaEl, fecha, medio, correo = null, nota = null } = body;
      const { asamblea, constancia } = before;
      const nombre = `extracto-${asamblea.grupo}-${asamblea.numeroAsamblea}-${identificacion}.pdf`;
      await this.store.insertCopia(tx.manager, {
        ...{ entregadaA, identificacion, calidad, pedidaEl, fecha, medio, correo, nota },
        constanciaId: Number(constancia?.id),
        documentoId: emitido.id,
        extractoId: extracto && (await this.alEntregar.archivos.registrar(tx, extracto, { nombre, tipo: TIPO_PDF })),
        planId: miembro?.planId ?? null,
        personaId: miembro?.personaId ?? null,
        registradaPor: tx.actor.id || null,
        registradaEn: tx.now,
      });
      if (miembro === null) return;
      const { planId, personaId } = miembro;
      const como = correo ?? nombreDeMedio(medio);
      const observacion = propios.copiaEnHistorial(documento, asamblea.numeroAsamblea, entregadaA, como);
      await this.alEntregar.eventos.record(tx, [
        { tipo: tiposDeEvento.copiaEntregada, planId, personaId, observacion },
      ]);
    },
    auditDetail: ({ body, loaded: { emitido, miembro, extracto } }) => {
      const { documento, numeroVersion, entregadaA, identificacion, calidad, pedidaEl, fecha, medio, correo } = body;
      return {
        copia: {
          ...{ documento, numeroVersion, sha256: extracto?.sha256 ?? emitido.sha256, plan: miembro?.idCodigo ?? null },
          ...{ entregadaA, identificacion, calidad, pedidaEl, fecha, medio, correo },
        },
      };
    },
  });

  /**
   * A certificate of the present record; a reason is required from the second on. An unchanged record is not certified again. @throws 404; 409
   * nothing changed; 412 the record changed meanwhile; 422 not frozen yet, no reason.
   */
  readonly emitir = this.acto('emitir', {
    schema: esquemaEmisionDeConstancia,
    around: async ({ actor, before, body }, transact: (impresa: Impresa) => Promise<ConstanciaVista>) => {
      const fuente = await this.constancias.fuente(before);
      if (await this.documentos.vigente(actor, constanciaDeAsamblea, fuente))
        throw new ErrorDeNegocio('conflicto', 'sin-cambios', propios.constanciaSinCambios);
      return this.documentos.emitir(actor, constanciaDeAsamblea, fuente, transact, body.motivo ?? null);
    },
    load: (_, impresa: Impresa) => impresa,
    guard: ({ before }) => instalada(before),
    change: () => ({}),
    effects: async ({ tx, before, loaded: impresa }) => {
      // minutes may have been issued during printing
      if (!this.documentos.muestra(impresa, await this.constancias.fuente(before, tx.manager)))
        throw staleVersion(before.constancia?.version ?? 0, ['constancia']);
      return this.documentos.asentar(tx, impresa);
    },
    auditDetail: ({ loaded: { emision, huella, guardado } }) => ({
      numeroVersion: emision.version,
      huella,
      sha256: guardado.sha256,
    }),
  });
}

const instalada = ({ constancia }: Evidencia): ErrorDeNegocio | null => (constancia === null ? sinInstalar() : null);
