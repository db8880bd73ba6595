import {
  bloquesDeContrato,
  type Condiciones,
  camposDeFormato,
  combinacionesDe,
  combinar,
  cumple,
  type Dimension,
  describirProblema,
  esquemaDeVistaPrevia,
  hoyEn,
  type ProblemaDeCobertura,
  problemasAlAprobar,
  problemasDesde,
  revisarCampos,
  type ValoresDeFormato,
  validar,
  valoresDeEjemplo,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import { notFound } from '../../request/version';
import { saneado } from '../../rich-text';
import type { CoberturaDeBloque, FormatoDetalle, FormatoLlenado, FormatoVista, ProblemaDeBloque } from './formato.dto';
import type { FormatoStore } from './formato.store';
import { type ContextoDeVista, vistaDeFormato } from './formato.view';

/** Contract values of a plan; implemented by contracts, a higher capability. */
export interface ValoresDePlan {
  /** Leaves an access row. @throws 404. */
  deFormato(
    actor: Actor,
    idCodigo: string,
  ): Promise<{
    readonly valores: ValoresDeFormato;
    readonly condiciones: Condiciones | { readonly falta: Dimension };
  }>;
}

/** Reads formats. Acts: formato.actos. */
export class FormatoService {
  constructor(
    private readonly acts: Pick<Acts, 'context'>,
    private readonly formatos: FormatoStore,
    private readonly clock: Clock,
    private readonly planes: ValoresDePlan,
  ) {}

  async list(actor: Actor, request: ListRequest): Promise<Page<FormatoVista>> {
    const context = this.context(actor);
    const page = await this.formatos.list(request, context.hoy);
    return { ...page, rows: page.rows.map((row) => vistaDeFormato(row, context)) };
  }

  /** With its text and the other versions of the format. @throws 404. */
  async get(actor: Actor, id: number): Promise<FormatoDetalle> {
    const row = await this.formatos.get(id);
    if (row === null) throw notFound();
    const context = this.context(actor);
    const versiones = (await this.formatos.listByBloque(row.bloque)).filter(({ codigo }) => codigo === row.codigo);
    return {
      ...vistaDeFormato(row, context),
      texto: row.texto ?? '',
      versiones: versiones.map((version) => vistaDeFormato(version, context)),
    };
  }

  /** By block: combinations without a format, or with two, from today on, now and if all drafts were approved. */
  async cobertura(): Promise<CoberturaDeBloque[]> {
    const hoy = hoyEn(this.clock.now());
    const rows = await this.formatos.listByBloque(null);
    return bloquesDeContrato.map(({ id: bloque, nombre }) => {
      const rowsOfBloque = rows.filter((row) => row.bloque === bloque);
      const aprobadas = rowsOfBloque.filter(({ estado }) => estado === 'aprobado');
      const borradores = rowsOfBloque.filter(({ estado }) => estado === 'borrador').map(({ id }) => id);
      return {
        bloque,
        nombre,
        vigentes: aprobadas.filter(({ vigenteDesde: d, vigenteHasta: h }) => d <= hoy && (h === null || h >= hoy))
          .length,
        borradores: borradores.length,
        problemas: problemasDesde(aprobadas, bloque, hoy).map(problemaDeBloque),
        conBorradores: problemasAlAprobar(rowsOfBloque, { aprueba: borradores, retira: [] }, bloque, hoy).map(
          problemaDeBloque,
        ),
      };
    });
  }

  /** A text filled with a plan's values, or with the example of each field. @throws 404 the plan; 422. */
  async vistaPrevia(actor: Actor, body: object): Promise<FormatoLlenado> {
    const { texto, condiciones, idCodigo } = validar(esquema, body);
    const rechazos = revisarCampos(texto, combinacionesDe(condiciones));
    const plan = idCodigo === undefined ? null : await this.planes.deFormato(actor, idCodigo);
    const rowsOfBloque = plan?.condiciones ?? null;
    const encaja = rowsOfBloque === null || 'falta' in rowsOfBloque ? null : cumple(condiciones, rowsOfBloque);
    if (rechazos.length > 0) return { texto: '', faltan: [], rechazos, encaja };
    const combinado = combinar(texto, plan?.valores ?? valoresDeEjemplo());
    return {
      texto: combinado.texto,
      faltan: combinado.faltan.map((campo) => camposDeFormato[campo].etiqueta),
      rechazos,
      encaja,
    };
  }

  private context(actor: Actor): ContextoDeVista {
    return { ...this.acts.context(actor), hoy: hoyEn(this.clock.now()) };
  }
}

const esquema = saneado(esquemaDeVistaPrevia, ['texto']);

const problemaDeBloque = (problema: ProblemaDeCobertura): ProblemaDeBloque => ({
  fecha: problema.fecha,
  codigos: [...problema.codigos],
  combinaciones: problema.combinaciones.length,
  texto: describirProblema(problema),
});
