import {
  departamentosQueTienen,
  ErrorDeNegocio,
  filtroMalFormado,
  finDeSemana,
  mensajes,
  rangoDelMes,
  rolesDeEjecutivo,
  tratamientoSuspendido,
  VIGENTE,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import { notFound } from '../../request/version';
import type { ParticipanteStore } from '../participante';
import type { UsuarioStore } from '../usuario';
import type { CalendarioDeAdjudicaciones } from './adjudicacion.calendario';
import type { AdjudicacionVista, AtrasadosDeDepartamento, CandidatoVista, EjecutivoVista } from './adjudicacion.dto';
import type { AdjudicacionRow, AdjudicacionStore } from './adjudicacion.store';
import { atrasadosDe, vistaDeAdjudicacion } from './adjudicacion.view';
import type { AtrasadosStore } from './atrasados.store';

const { propios } = mensajes;

/** Reads awards after their minutes. Acts: adjudicacion.actos.ts. */
export class AdjudicacionService {
  constructor(
    private readonly almacenes: { readonly adjudicaciones: AdjudicacionStore; readonly atrasados: AtrasadosStore },
    private readonly participantes: ParticipanteStore,
    private readonly usuarios: UsuarioStore,
    private readonly calendario: CalendarioDeAdjudicaciones,
    private readonly accesos: AccessLog,
    private readonly acts: Pick<Acts, 'context'>,
  ) {}

  /** Two statements for any page. */
  async list(actor: Actor, request: ListRequest): Promise<Page<AdjudicacionVista>> {
    const hoy = this.calendario.hoy();
    const filter = await this.conAtrasadas(filtroDe(request.filter, actor, hoy));
    const page = await this.almacenes.adjudicaciones.list(await this.porPromesa({ ...request, filter }));
    this.accesos.record(actor, { operacion: 'listar', recurso: 'adjudicacion', recursoId: 'lista' });
    const calendario = await this.calendario.desde(page.rows);
    return { ...page, rows: page.rows.map((row) => vistaDeAdjudicacion(row, this.acts.context(actor), calendario)) };
  }

  /** The board 'Atrasados': late plans by department, in the order of a plan's way. */
  async atrasados(actor: Actor): Promise<AtrasadosDeDepartamento[]> {
    const rows = await this.almacenes.atrasados.countByDepartamento(await this.calendario.atrasadas());
    const calendario = await this.calendario.desde(rows.map(({ masAntigua }) => ({ fecha: masAntigua })));
    this.accesos.record(actor, { operacion: 'listar', recurso: 'adjudicacion', recursoId: 'atrasados' });
    return departamentosQueTienen.map((id) =>
      atrasadosDe(
        id,
        rows.filter((row) => row.idDepartamento === id),
        calendario,
      ),
    );
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<AdjudicacionVista> {
    const vista = await this.vista(actor, id);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'adjudicacion', recursoId: id });
    return vista;
  }

  /** Active executives, and the head, who has their permissions, each with what he has to do. */
  async ejecutivos(request: ListRequest): Promise<Page<EjecutivoVista>> {
    const page = await this.usuarios.list({
      ...request,
      filter: { ...request.filter, activo: true, roles: rolesDeEjecutivo },
    });
    const ids = page.rows.map(({ id }) => id);
    const { planes, tareas } = await this.almacenes.adjudicaciones.carga(ids, finDeSemana(this.calendario.hoy()));
    return {
      ...page,
      rows: page.rows.map(({ id, usuario, nombre, apellido, role }) => ({
        id,
        idSaad: id,
        usuario,
        nombre: `${nombre} ${apellido}`.trim(),
        role,
        planes: planes.get(id) ?? 0,
        tareasDeSemana: tareas.get(id) ?? 0,
      })),
    };
  }

  /** Plans that may take the award, withdrawn or about to be. @throws 404. */
  async candidatos(actor: Actor, id: number, q?: string): Promise<CandidatoVista[]> {
    const row = await this.cargar(id);
    const candidatos = await this.participantes.candidates(row.asambleaId, q);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'candidato', recursoId: id });
    const { suspensiones } = this.acts.context(actor);
    return candidatos.map((candidato) => {
      const { idCodigo, cedula, valorCuota } = candidato;
      const suspension = suspensiones?.de(() => [{ idCodigo, identificacion: cedula }]) ?? null;
      return {
        ...candidato,
        valorCuota: Number(valorCuota),
        motivoSuspension: suspension && tratamientoSuspendido(suspension).title,
      };
    });
  }

  private async conAtrasadas({ atrasadas, ...filter }: ListRequest['filter']): Promise<ListRequest['filter']> {
    return atrasadas === true ? { ...filter, atrasadas: await this.calendario.atrasadas() } : filter;
  }

  /** The most overdue first: by day where all have one term, else by each award's promise. */
  private async porPromesa(request: ListRequest): Promise<ListRequest> {
    const { field, direction } = request.order;
    if (field !== 'promesa') return request;
    const terminos = await this.calendario.terminos();
    const filter = terminos === null ? request.filter : { ...request.filter, promesa: { terminos, direction } };
    return { ...request, order: { field: 'fecha', direction }, filter };
  }

  private async cargar(id: number): Promise<AdjudicacionRow> {
    const row = await this.almacenes.adjudicaciones.byId(id);
    if (row === null) throw notFound();
    return row;
  }

  private async vista(actor: Actor, id: number): Promise<AdjudicacionVista> {
    const row = await this.almacenes.adjudicaciones.findSocio(id);
    if (row === null) throw notFound();
    return vistaDeAdjudicacion(row, this.acts.context(actor), await this.calendario.desde([row]));
  }
}

/** Values of `ejecutivo` besides an id. */
const DE_QUIEN: readonly string[] = ['yo', 'ninguno', 'equipo'];

/**
 * The filter for the store: 'yo' and digits become an id, 'ninguno' null, a month its first and last day. Unassigned means live awards, unless the
 * filter names a state.
 */
function filtroDe(
  { ejecutivo, mes, ...filtro }: ListRequest['filter'],
  actor: Actor,
  hoy: string,
): ListRequest['filter'] {
  const leido: Record<string, unknown> = { ...filtro };
  if (ejecutivo !== undefined) {
    if (!DE_QUIEN.includes(String(ejecutivo)) && !/^\d{1,9}$/.test(String(ejecutivo)))
      throw filtroMalFormado('ejecutivo', ejecutivo, propios.filtroDeEjecutivo(DE_QUIEN));
    if (ejecutivo === 'ninguno') Object.assign(leido, { ejecutivo: null, estado: filtro.estado ?? VIGENTE });
    else if (ejecutivo !== 'equipo') leido.ejecutivo = ejecutivo === 'yo' ? actor.id : Number(ejecutivo);
  }
  if (mes !== undefined) {
    const dias = rangoDelMes(String(mes), hoy);
    if (dias === null)
      throw new ErrorDeNegocio('malformado', 'lista-mal-formada', propios.mesFueraDeRango, {
        errors: { mes: propios.mesFueraDeRango },
      });
    // combined with the two dates, if given
    leido.fechaDesde = [dias.desde, filtro.fechaDesde].filter(Boolean).sort().at(-1);
    leido.fechaHasta = [dias.hasta, filtro.fechaHasta].filter(Boolean).sort()[0];
  }
  return leido;
}
