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
import type { FilaDeFormato, FormatoStore } from './formato.store';
import { formatoEnCiclo } from './formato.view';

const { propios } = mensajes;
const esquema = saneado(esquemaDeFormato, ['texto']);

interface Otro {
  readonly id: number;
  readonly version: number;
}
interface Acuerdo {
  readonly efecto: EfectoDeAprobacion<FilaDeFormato>;
  readonly filas: readonly FilaDeFormato[];
  /** Who writes contracts with the formats, and who decides on both. */
  readonly avisados: readonly number[];
}

/** What makes, changes, approves and drops the versions of formats. */
export class ActosDeFormato {
  constructor(
    private readonly acto: ActoDeFormato,
    private readonly formatos: FormatoStore,
    private readonly ajustes: Pick<ViewContext, 'soloPropios' | 'cuatroOjos'>,
    private readonly usuarios: Pick<UsuarioStore, 'activeWithRole'>,
    private readonly borradores: Pick<BorradorStore, 'discard'>,
  ) {}

  /**
   * A draft: the next version of a format, or the first of another. @throws 409 it has a draft already; 422 a field that there is not, a
   * combination without a format or with two, a date that has passed.
   */
  readonly crear = this.acto.create({
    schema: esquema,
    load: async ({ tx, body }) => {
      await this.formatos.lock(tx, body.bloque);
      const filas = await this.formatos.deBloque(body.bloque, tx.manager);
      const lugar = lugarDe(filas, body);
      this.exige(tx, filas, { ...body, id: 0, codigo: lugar.codigo, estado: 'borrador', vigenteHasta: null }, body);
      return lugar;
    },
    insert: ({ tx, body, loaded }) => this.formatos.insert(tx, body, loaded),
    effects: ({ tx, body }) =>
      this.borradores.discard(tx, { ...deFormato(body.codigo ?? CLAVE_NUEVA), seccion: CLAVE_NUEVA }),
    duplicates: { 'formato.codigo': conBorrador },
  });

  /** @throws 404; 403; 409 approved or dropped already (who, when); 412; 422 as in `crear`. */
  readonly editar = this.acto('editar', {
    schema: esquema,
    load: async ({ tx, before, body }) => {
      if (body.bloque !== before.bloque || (body.codigo ?? before.codigo) !== before.codigo) throw deOtroBloque();
      const filas = await this.formatos.deBloque(before.bloque, tx.manager);
      this.exige(tx, filas, { ...before, ...body, codigo: before.codigo }, body);
    },
    change: ({ body }) => ({ datos: body }),
    effects: ({ tx, before }) =>
      this.borradores.discard(tx, { ...deFormato(before.codigo), seccion: String(before.id) }),
  });

  /**
   * With other drafts of the block, and ending others: afterwards every combination has exactly one format, today and on each later day.
   * @throws 404; 403 who wrote one of them; 409 approved or dropped already (who, when); 412; 422.
   */
  readonly aprobar = this.acto('aprobar', {
    schema: esquemaDeAprobacionDeFormato,
    load: async ({ tx, before, body }): Promise<Acuerdo> => {
      const filas = await this.formatos.deBloque(before.bloque, tx.manager);
      const junto = body.junto.filter(({ id }) => id !== before.id).map((otro) => this.borrador(tx, filas, otro));
      const retira = body.retira.map((otro) => queRige(filas, otro));
      await this.exigeCampos(tx, [before, ...junto]);
      const aprueba = [before, ...junto].map(({ id }) => id);
      const efecto = efectoDeAprobar(filas, { aprueba, retira: retira.map(({ id }) => id) }, hoyEn(tx.now));
      const avisados = await this.usuarios.activeWithRole(tx.manager, 'Legal', 'Asistente Legal');
      return { efecto, filas, avisados };
    },
    guard: ({ tx, before, loaded: { efecto } }) =>
      rechazoDeCobertura(problemasDesde(efecto.quedan, before.bloque, hoyEn(tx.now))),
    change: ({ tx, before, loaded: { efecto } }) => this.aprobado(tx, efecto, before.id),
    effects: async ({ tx, before, loaded: { efecto, filas } }) => {
      for (const { id } of efecto.rigen)
        if (id !== before.id) await this.escribe(tx, deFilas(filas, id), 'aprobar', this.aprobado(tx, efecto, id));
      for (const { id, vigenteHasta, por: reemplazoId } of efecto.terminan)
        await this.escribe(tx, deFilas(filas, id), 'reemplazar', { vigenteHasta, reemplazoId });
    },
    notify: ({ before, actor, loaded }) => ({
      recipients: [...loaded.avisados],
      titulo: propios.formatoAprobado,
      texto: textoDeAviso(before, loaded, actor),
    }),
    auditDetail: ({ loaded: { efecto, filas } }) => ({
      junto: efecto.rigen.map(({ id }) => deFilas(filas, id).codigo),
      terminan: efecto.terminan.map(({ id }) => deFilas(filas, id).codigo),
    }),
  });

  /** @throws 404; 403; 409 approved or dropped already (who, when); 412; 422 no reason. */
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
    const vigenteDesde = rigen.find((uno) => uno.id === id)?.vigenteDesde as string;
    return { estado: 'aprobado' as const, vigenteDesde, decididoPor: actor.id || null, decididoEn: now };
  }

  /** Another row of the same act, with its own audit row. */
  private async escribe(
    tx: Tx,
    fila: FilaDeFormato,
    accion: 'aprobar' | 'reemplazar',
    cambio: Parameters<FormatoStore['update']>[2],
  ): Promise<void> {
    if ((await this.formatos.update(tx, fila, cambio)) === 0) throw staleVersion(fila.version);
    const despues = (await this.formatos.get(fila.id, tx.manager)) ?? fila;
    await tx.audit({
      recurso: 'formato',
      recursoId: String(fila.id),
      accion,
      antes: resumenDeFormato(fila),
      despues: resumenDeFormato(despues),
    });
  }

  /** A draft that is named beside the one that is approved: judged by the same row of the lifecycle. */
  private borrador({ actor }: Tx, filas: readonly FilaDeFormato[], { id, version }: Otro): FilaDeFormato {
    const fila = filas.find((una) => una.id === id);
    if (fila === undefined) throw deOtroBloque('junto');
    const context = { actor, ...this.ajustes };
    const rechazo =
      formatoEnCiclo.originRefusal('aprobar', fila, context) ?? formatoEnCiclo.guardRefusal('aprobar', fila, context);
    if (rechazo !== null) throw rechazo;
    if (fila.version !== version) throw staleVersion(fila.version);
    return fila;
  }

  /** @throws 422 the draft begins before today, or leaves combinations without a format or with two. */
  private exige(
    { now }: Tx,
    filas: readonly FilaDeFormato[],
    borrador: Parameters<typeof efectoDeAprobar>[0][number],
    { seCompleta = false }: Pick<FormatoEscrito, 'seCompleta'>,
  ): void {
    const hoy = hoyEn(now);
    if (borrador.vigenteDesde < hoy) throw camposIncorrectos({ vigenteDesde: propios.formatoDesdePasado });
    const versiones = [...filas.filter(({ id }) => id !== borrador.id), borrador];
    const rechazo = rechazoAlGuardar(versiones, borrador, { hoy, seCompleta });
    if (rechazo !== null) throw rechazo;
  }

  /** The closed list may be another than when the draft was saved. @throws 422. */
  private async exigeCampos({ manager }: Tx, filas: readonly FilaDeFormato[]): Promise<void> {
    const textos = await this.formatos.textos(
      filas.map(({ id }) => id),
      manager,
    );
    for (const { id, condiciones } of filas) {
      const rechazos = revisarCampos(textos.get(id) ?? '', combinacionesDe(condiciones));
      if (rechazos.length > 0) throw camposIncorrectos({ texto: textoDeRechazos(rechazos) });
    }
  }
}

/** What somebody typed of a format and did not save: a section for each version, and one for the next. */
const deFormato = (clave: string) => ({ formulario: 'formato', clave });

/** Code and number of a version that is written now. @throws 409 the format has a draft; 422 it is of another block. */
function lugarDe(
  filas: readonly FilaDeFormato[],
  { bloque, codigo }: FormatoEscrito,
): { codigo: string; numero: number } {
  if (codigo === undefined) {
    const ultimo = Math.max(0, ...filas.map((fila) => numeroEnBloque(fila.codigo)));
    return { codigo: codigoDeFormato(bloque, ultimo + 1), numero: 1 };
  }
  const versiones = filas.filter((fila) => fila.codigo === codigo);
  if (versiones.length === 0) throw deOtroBloque();
  if (versiones.some(({ estado }) => estado === 'borrador')) throw conBorrador();
  return { codigo, numero: Math.max(...versiones.map(({ numero }) => numero)) + 1 };
}

/** A format that ends without a version of its own. @throws 409 it is none that rules; 412. */
function queRige(filas: readonly FilaDeFormato[], { id, version }: Otro): FilaDeFormato {
  const fila = filas.find((una) => una.id === id);
  if (fila === undefined) throw deOtroBloque('retira');
  if (fila.estado !== 'aprobado' || fila.vigenteHasta !== null)
    throw new ErrorDeNegocio('conflicto', 'estado-cambiado', propios.formatoNoRige(fila.codigo));
  if (fila.version !== version) throw staleVersion(fila.version);
  return fila;
}

const deFilas = (filas: readonly FilaDeFormato[], id: number): FilaDeFormato =>
  filas.find((fila) => fila.id === id) as FilaDeFormato;

/** What rules from when on, and which other formats end with it. */
function textoDeAviso({ codigo }: FilaDeFormato, { efecto, filas }: Acuerdo, actor: Actor): string {
  const rigen = efecto.rigen.map(({ id, vigenteDesde }) => {
    const fila = deFilas(filas, id);
    return propios.formatoRige(fila.codigo, fila.numero, formatearFecha(comoFecha(vigenteDesde)));
  });
  const propias = new Set([codigo, ...efecto.rigen.map(({ id }) => deFilas(filas, id).codigo)]);
  const ajenas = efecto.terminan.map(({ id }) => deFilas(filas, id).codigo).filter((uno) => !propias.has(uno));
  return propios.formatoAvisado(rigen, [...new Set(ajenas)], nombreDeActor(actor));
}

const deOtroBloque = (campo = 'codigo'): ErrorDeNegocio => camposIncorrectos({ [campo]: propios.formatoOtroBloque });
const conBorrador = (): ErrorDeNegocio => new ErrorDeNegocio('conflicto', 'ya-existe', propios.formatoConBorrador);
