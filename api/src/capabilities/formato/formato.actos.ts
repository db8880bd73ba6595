import {
  CLAVE_NUEVA,
  camposIncorrectos,
  codigoDeFormato,
  combinacionesDe,
  comoFecha,
  type EfectoDeAprobacion,
  ErrorDeNegocio,
  efectoDeAprobar,
  esquemaDeAprobacionDeFormato,
  esquemaDeDescarte,
  esquemaDeFormato,
  type FormatoEscrito,
  formatearFecha,
  hoyEn,
  mensajes,
  numeroEnBloque,
  problemasDesde,
  rechazoAlGuardar,
  rechazoDeCobertura,
  revisarCampos,
  textoDeRechazos,
} from '@adjudica/domain';
import type { ViewContext } from '../../act';
import { type Actor, nombreDeActor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { staleVersion } from '../../request/version';
import { saneado } from '../../rich-text';
import type { BorradorStore } from '../borrador';
import type { UsuarioStore } from '../usuario';
import { type ActoDeFormato, resumenDeFormato } from './formato.en-acto';
import type { FormatoRow, FormatoStore } from './formato.store';
import { formatoEnCiclo } from './formato.view';

const { propios } = mensajes;
const esquema = saneado(esquemaDeFormato, ['texto']);

interface Otro {
  readonly id: number;
  readonly version: number;
}
interface Acuerdo {
  readonly efecto: EfectoDeAprobacion<FormatoRow>;
  readonly filas: readonly FormatoRow[];
  /** Users who write contracts from the formats, and who decide on both. */
  readonly avisados: readonly number[];
}

/** Creates, edits, approves and discards versions of formats. */
export class ActosDeFormato {
  constructor(
    private readonly acto: ActoDeFormato,
    private readonly formatos: FormatoStore,
    private readonly ajustes: Pick<ViewContext, 'soloPropios' | 'cuatroOjos'>,
    private readonly usuarios: Pick<UsuarioStore, 'activeWithRole'>,
    private readonly borradores: Pick<BorradorStore, 'discard'>,
  ) {}

  /**
   * A draft: the next version of a format, or the first of a new one. @throws 409 it has a draft already; 422 an unknown field, a combination without
   * a format or with two, a past date.
   */
  readonly crear = this.acto.create({
    schema: esquema,
    load: async ({ tx, body }) => {
      await this.formatos.lock(tx, body.bloque);
      const rows = await this.formatos.listByBloque(body.bloque, tx.manager);
      const lugar = lugarDe(rows, body);
      this.exige(tx, rows, { ...body, id: 0, codigo: lugar.codigo, estado: 'borrador', vigenteHasta: null }, body);
      return lugar;
    },
    insert: ({ tx, body, loaded }) => this.formatos.insert(tx, body, loaded),
    effects: ({ tx, body }) =>
      this.borradores.discard(tx, { ...deFormato(body.codigo ?? CLAVE_NUEVA), seccion: CLAVE_NUEVA }),
    duplicates: { 'formato.codigo': conBorrador },
  });

  /** @throws 404; 403; 409 approved or discarded (who, when); 412; 422 as in `crear`. */
  readonly editar = this.acto('editar', {
    schema: esquema,
    load: async ({ tx, before, body }) => {
      if (body.bloque !== before.bloque || (body.codigo ?? before.codigo) !== before.codigo) throw deOtroBloque();
      const rows = await this.formatos.listByBloque(before.bloque, tx.manager);
      this.exige(tx, rows, { ...before, ...body, codigo: before.codigo }, body);
    },
    change: ({ body }) => ({ datos: body }),
    effects: ({ tx, before }) =>
      this.borradores.discard(tx, { ...deFormato(before.codigo), seccion: String(before.id) }),
  });

  /**
   * With other drafts of the block, and ending others: afterwards every combination has exactly one format, today and on each later day. @throws 404;
   * 403 for an author of one of them; 409 approved or discarded (who, when); 412; 422.
   */
  readonly aprobar = this.acto('aprobar', {
    schema: esquemaDeAprobacionDeFormato,
    load: async ({ tx, before, body }): Promise<Acuerdo> => {
      const rows = await this.formatos.listByBloque(before.bloque, tx.manager);
      const junto = body.junto.filter(({ id }) => id !== before.id).map((otro) => this.borrador(tx, rows, otro));
      const retira = body.retira.map((otro) => queRige(rows, otro));
      await this.exigeCampos(tx, [before, ...junto]);
      const aprueba = [before, ...junto].map(({ id }) => id);
      const efecto = efectoDeAprobar(rows, { aprueba, retira: retira.map(({ id }) => id) }, hoyEn(tx.now));
      const avisados = await this.usuarios.activeWithRole(tx.manager, 'Legal', 'Asistente Legal');
      return { efecto, filas: rows, avisados };
    },
    guard: ({ tx, before, loaded: { efecto } }) =>
      rechazoDeCobertura(problemasDesde(efecto.quedan, before.bloque, hoyEn(tx.now))),
    change: ({ tx, before, loaded: { efecto } }) => this.aprobado(tx, efecto, before.id),
    effects: async ({ tx, before, loaded: { efecto, filas: rows } }) => {
      for (const { id } of efecto.rigen)
        if (id !== before.id) await this.escribe(tx, deFilas(rows, id), 'aprobar', this.aprobado(tx, efecto, id));
      for (const { id, vigenteHasta, por: reemplazoId } of efecto.terminan)
        await this.escribe(tx, deFilas(rows, id), 'reemplazar', { vigenteHasta, reemplazoId });
    },
    notify: ({ before, actor, loaded }) => ({
      recipients: [...loaded.avisados],
      titulo: propios.formatoAprobado,
      texto: textoDeAviso(before, loaded, actor),
    }),
    auditDetail: ({ loaded: { efecto, filas: rows } }) => ({
      junto: efecto.rigen.map(({ id }) => deFilas(rows, id).codigo),
      terminan: efecto.terminan.map(({ id }) => deFilas(rows, id).codigo),
    }),
  });

  /** @throws 404; 403; 409 approved or discarded (who, when); 412; 422 no reason. */
  readonly descartar = this.acto('descartar', {
    schema: esquemaDeDescarte,
    change: ({ actor, now, body }) => ({
      estado: 'descartado',
      motivoDescarte: body.motivo,
      decididoPor: actor.id || null,
      decididoEn: now,
    }),
    effects: ({ tx, before }) =>
      this.borradores.discard(tx, { ...deFormato(before.codigo), seccion: String(before.id) }),
  });

  private aprobado({ actor, now }: Tx, { rigen }: Acuerdo['efecto'], id: number) {
    const vigenteDesde = rigen.find((vigencia) => vigencia.id === id)?.vigenteDesde as string;
    return { estado: 'aprobado' as const, vigenteDesde, decididoPor: actor.id || null, decididoEn: now };
  }

  /** Writes a further row of the same act, with its own audit row. */
  private async escribe(
    tx: Tx,
    row: FormatoRow,
    accion: 'aprobar' | 'reemplazar',
    cambio: Parameters<FormatoStore['update']>[2],
  ): Promise<void> {
    if ((await this.formatos.update(tx, row, cambio)) === 0) throw staleVersion(row.version);
    const despues = (await this.formatos.get(row.id, tx.manager)) ?? row;
    await tx.audit({
      recurso: 'formato',
      recursoId: String(row.id),
      accion,
      antes: resumenDeFormato(row),
      despues: resumenDeFormato(despues),
    });
  }

  /** A draft approved beside the main one, judged by the same lifecycle. */
  private borrador({ actor }: Tx, rows: readonly FormatoRow[], { id, version }: Otro): FormatoRow {
    const row = rows.find((formato) => formato.id === id);
    if (row === undefined) throw deOtroBloque('junto');
    const context = { actor, ...this.ajustes };
    const rechazo =
      formatoEnCiclo.originRefusal('aprobar', row, context) ?? formatoEnCiclo.guardRefusal('aprobar', row, context);
    if (rechazo !== null) throw rechazo;
    if (row.version !== version) throw staleVersion(row.version);
    return row;
  }

  /** @throws 422 the draft begins before today, or leaves combinations without a format or with two. */
  private exige(
    { now }: Tx,
    rows: readonly FormatoRow[],
    borrador: Parameters<typeof efectoDeAprobar>[0][number],
    { seCompleta = false }: Pick<FormatoEscrito, 'seCompleta'>,
  ): void {
    const hoy = hoyEn(now);
    if (borrador.vigenteDesde < hoy) throw camposIncorrectos({ vigenteDesde: propios.formatoDesdePasado });
    const versiones = [...rows.filter(({ id }) => id !== borrador.id), borrador];
    const rechazo = rechazoAlGuardar(versiones, borrador, { hoy, seCompleta });
    if (rechazo !== null) throw rechazo;
  }

  /** The list of fields may have changed since the draft was saved. @throws 422. */
  private async exigeCampos({ manager }: Tx, rows: readonly FormatoRow[]): Promise<void> {
    const textos = await this.formatos.readTextos(
      rows.map(({ id }) => id),
      manager,
    );
    for (const { id, condiciones } of rows) {
      const rechazos = revisarCampos(textos.get(id) ?? '', combinacionesDe(condiciones));
      if (rechazos.length > 0) throw camposIncorrectos({ texto: textoDeRechazos(rechazos) });
    }
  }
}

/** Drafts of unsaved input: a section for each version, and one for the next. */
const deFormato = (clave: string) => ({ formulario: 'formato', clave });

/** Code and number of a new version. @throws 409 the format has a draft; 422 it is of another block. */
function lugarDe(rows: readonly FormatoRow[], { bloque, codigo }: FormatoEscrito): { codigo: string; numero: number } {
  if (codigo === undefined) {
    const ultimo = Math.max(0, ...rows.map((row) => numeroEnBloque(row.codigo)));
    return { codigo: codigoDeFormato(bloque, ultimo + 1), numero: 1 };
  }
  const versiones = rows.filter((row) => row.codigo === codigo);
  if (versiones.length === 0) throw deOtroBloque();
  if (versiones.some(({ estado }) => estado === 'borrador')) throw conBorrador();
  return { codigo, numero: Math.max(...versiones.map(({ numero }) => numero)) + 1 };
}

/** A format that ends without a successor. @throws 409 not in force; 412. */
function queRige(rows: readonly FormatoRow[], { id, version }: Otro): FormatoRow {
  const row = rows.find((formato) => formato.id === id);
  if (row === undefined) throw deOtroBloque('retira');
  if (row.estado !== 'aprobado' || row.vigenteHasta !== null)
    throw new ErrorDeNegocio('conflicto', 'estado-cambiado', propios.formatoNoRige(row.codigo));
  if (row.version !== version) throw staleVersion(row.version);
  return row;
}

const deFilas = (rows: readonly FormatoRow[], id: number): FormatoRow =>
  rows.find((row) => row.id === id) as FormatoRow;

/** Which versions come into force and when, and which other formats end. */
function textoDeAviso({ codigo }: FormatoRow, { efecto, filas: rows }: Acuerdo, actor: Actor): string {
  const rigen = efecto.rigen.map(({ id, vigenteDesde }) => {
    const row = deFilas(rows, id);
    return propios.formatoRige(row.codigo, row.numero, formatearFecha(comoFecha(vigenteDesde)));
  });
  const propias = new Set([codigo, ...efecto.rigen.map(({ id }) => deFilas(rows, id).codigo)]);
  const ajenas = efecto.terminan.map(({ id }) => deFilas(rows, id).codigo).filter((vigencia) => !propias.has(vigencia));
  return propios.formatoAvisado(rigen, [...new Set(ajenas)], nombreDeActor(actor));
}

const deOtroBloque = (campo = 'codigo'): ErrorDeNegocio => camposIncorrectos({ [campo]: propios.formatoOtroBloque });
const conBorrador = (): ErrorDeNegocio => new ErrorDeNegocio('conflicto', 'ya-existe', propios.formatoConBorrador);
