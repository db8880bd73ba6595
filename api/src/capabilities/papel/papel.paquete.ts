import { createReadStream, createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { type FileAnswer, TIPO_PDF } from '../../http/send-file';
import type { ParteDeUnion, UnionDePdf } from '../../pdf/union';
import type { Platform } from '../../platform';
import type { PagareStore } from '../pagare';
import type { PlanStore } from '../plan';
import type { PapelStore } from './papel.store';

const { propios } = mensajes;

/** Each paper as it is signed: as issued, else its draft; `null` = it cannot be printed yet. */
export interface PapelesPorFirmar {
  readonly pagare: { documento(actor: Actor, numero: number): Promise<FileAnswer> };
  readonly prenda: { paraFirmar(actor: Actor, numero: number): Promise<FileAnswer | null> };
  readonly contrato: { paraFirmar(actor: Actor, idCodigo: string): Promise<FileAnswer | null> };
  /** Several, in their order. */
  readonly adenda: { paraFirmar(actor: Actor, idCodigo: string): Promise<FileAnswer[]> };
  readonly acta: { extracto(actor: Actor, asambleaId: number, idCodigo: string): Promise<FileAnswer> };
}

interface Impreso {
  readonly parte: ParteDeUnion;
  /** A note is signed once: each further original is another debt. */
  readonly unaSolaVez: boolean;
}

/** The legal papers of a plan as one PDF in the order of their signature. Made on request and not kept. */
export class PaqueteDePapeles {
  constructor(
    private readonly platform: Pick<Platform, 'uploads' | 'accessLog'>,
    private readonly planes: PlanStore,
    private readonly pagares: Pick<PagareStore, 'findByPlan'>,
    private readonly papeles: Pick<PapelStore, 'findAsamblea'>,
    private readonly union: UnionDePdf,
    private readonly fuentes: PapelesPorFirmar,
  ) {}

  /**
   * Issued papers are joined as they are; others are drafts, marked. `conExtracto`: the extract of the minutes is annexed to the contract. Leaves access
   * rows. @throws 404 no such plan, 'sin-papeles', or no minutes to extract; 422, 429, 503 by the merge.
   */
  async generar(
    actor: Actor,
    idCodigo: string,
    { copias, conExtracto = false }: { readonly copias: number; readonly conExtracto?: boolean },
  ): Promise<FileAnswer> {
    const { planId } = await this.planes.get(idCodigo);
    const temporales: string[] = [];
    const nuevo = async (): Promise<string> => {
      const path = await this.platform.uploads.newPath();
      temporales.push(path);
      return path;
    };
    const limpiar = async (): Promise<void> => {
      for (const path of temporales.splice(0)) await this.platform.uploads.remove(path);
    };
    try {
      const impresos: Impreso[] = [];
      for (const { nombre, file, unaSolaVez } of await this.listar(actor, planId, idCodigo, conExtracto)) {
        const path = await nuevo();
        if (Buffer.isBuffer(file.bytes)) await writeFile(path, file.bytes, { flag: 'wx', mode: 0o600 });
        else await pipeline(file.bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        impresos.push({ parte: { path, tipo: file.tipo, nombre }, unaSolaVez });
      }
      if (impresos.length === 0) throw new ErrorDeNegocio('noEncontrado', 'sin-papeles', propios.paqueteVacio);
      const juegos = Array.from({ length: copias }, (_, i) =>
        impresos.filter(({ unaSolaVez }) => i === 0 || !unaSolaVez),
      );
      const destino = await nuevo();
      const partes = juegos.flat().map(({ parte }) => parte);
      const { bytes: longitud } = await this.union.unir({ partes, destino, titulo: propios.paqueteDe(idCodigo) });
      temporales.pop();
      await limpiar();
      temporales.push(destino);
      this.platform.accessLog.record(actor, { operacion: 'exportar-pdf', recurso: 'papel', recursoId: idCodigo });
      const bytes = createReadStream(destino);
      bytes.once('close', () => void limpiar());
      return { bytes, nombre: `Papeles_${idCodigo}.pdf`, tipo: TIPO_PDF, enLinea: true, longitud };
    } catch (error) {
      await limpiar();
      throw error;
    }
  }

  private async listar(actor: Actor, planId: number, idCodigo: string, conExtracto: boolean) {
    const pagare = await this.pagares.findByPlan(planId);
    const { fuentes } = this;
    const prenda = pagare && (await fuentes.prenda.paraFirmar(actor, pagare.id));
    const contrato = await fuentes.contrato.paraFirmar(actor, idCodigo);
    const adendas = contrato === null ? [] : await fuentes.adenda.paraFirmar(actor, idCodigo);
    const asamblea = conExtracto && contrato !== null ? await this.papeles.findAsamblea(planId) : null;
    return [
      ...(pagare === null
        ? []
        : [{ nombre: 'pagaré', file: await fuentes.pagare.documento(actor, pagare.id), unaSolaVez: true }]),
      ...(prenda === null ? [] : [{ nombre: 'prenda', file: prenda, unaSolaVez: false }]),
      ...(contrato === null ? [] : [{ nombre: 'contrato', file: contrato, unaSolaVez: false }]),
      ...adendas.map((file) => ({ nombre: 'adenda', file, unaSolaVez: false })),
      ...(asamblea === null
        ? []
        : [
            {
              nombre: 'extracto del acta',
              file: await fuentes.acta.extracto(actor, asamblea, idCodigo),
              unaSolaVez: false,
            },
          ]),
    ];
  }
}
