import {
  asuntoDe,
  camposIncorrectos,
  cicloDeMedio,
  conflictoDeActo,
  type DatosDeMedio,
  type DatosDePoliza,
  deNumero,
  type ErrorDeNegocio,
  erroresDeTotalesDeMedio,
  esAjeno,
  estadoDeMedio,
  formularioDeDispositivo,
  formularioDeMedio,
  mensajes,
  type Resultado,
  revisarPoliza,
  soloCampos,
  tiposDeEvento,
  totalesDeMedio,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Acts } from '../../act';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import type { BorradorStore } from '../borrador';
import { hechosDeEscritura } from '../carpeta';
import type { NotificacionStore } from '../notificacion';
import type { PlanConCuentaRow } from '../plan';
import { type FichaLeida, type FichaService, fichaEnUso, leerPlanes } from './ficha-bien.service';
import type { FichaGuardadaRow } from './ficha-bien.store';
import type { DispositivoEnviado, MedioCambio, MedioNuevo } from './medio-aprobacion.dto';
import type { ActoDeMedio } from './medio-aprobacion.en-acto';
import { bajo, deFicha, type PlanesDeMedio } from './medio-aprobacion.planes';
import type { MedioRow, MedioStore } from './medio-aprobacion.store';
import { hechosDeMedio, planesDe } from './medio-aprobacion.view';

const { propios } = mensajes;
const DATOS = formularioDeMedio.nombres;

/** Creates and changes approvals (MED-506…516, MED-520, MED-521, MED-539, MED-541). */
export class EdicionDeMedios {
  constructor(
    private readonly acts: Acts,
    private readonly acto: ActoDeMedio,
    private readonly store: MedioStore,
    private readonly fichas: FichaService,
    private readonly planes: PlanesDeMedio,
    private readonly stores: { readonly borradores: BorradorStore; readonly notificaciones: NotificacionStore },
  ) {}

  /**
   * Locks the folders of its plans first, which serializes requests with a common plan. @throws 422 fields, an ineligible plan; 409 a plan in another
   * live approval, the replaced one is not rejected or was replaced; 403 (SOLO_PROPIOS).
   */
  readonly crear = this.acto.create({
    parseBody: (sent: MedioPedido) => {
      const idCodigos = leerPlanes(sent.planes);
      if (sent.ficha === undefined && (sent.idFicha ?? null) === null)
        throw camposIncorrectos({ ficha: propios.fichaOIdFicha });
      return { ...sent, idCodigos };
    },
    load: async ({ tx, body }) => {
      const { cedula, idCodigos = [], idFicha = null, reemplazaA = null } = body;
      const reemplazado = await this.reemplazado(tx, reemplazaA);
      await this.planes.lock(tx.manager, idCodigos);
      const rows = await this.planes.exigir(tx, cedula, idCodigos, { producto: reemplazado?.productoCodigo });
      const { personaId, producto: productoCodigo } = rows[0] as PlanConCuentaRow;
      if (reemplazado !== null && Number(reemplazado.personaId) !== personaId)
        throw camposIncorrectos({ reemplazaA: propios.opcionInvalida });
      const guardada = idFicha === null ? undefined : await this.guardada(tx, idFicha, rows[0] as PlanConCuentaRow);
      const leido = await this.leer(tx, body, { filas: rows, ficha: guardada });
      return { filas: rows, guardada, reemplazaA, dueno: { personaId, productoCodigo }, ...leido };
    },
    insert: async ({ tx, loaded: { filas: rows, guardada, reemplazaA, dueno, datos, ficha } }) => {
      const fichaId = await this.fichas.poner(tx, dueno, ficha, guardada);
      await this.fichas.store.replacePlanes(tx, fichaId, rows.map(deFicha), true);
      return this.store.insert(tx, { ...dueno, ...datos, fichaId, estado: null, reemplazaA });
    },
    effects: ({ tx, key, loaded: { filas: rows } }) =>
      this.acts.eventos.record(
        tx,
        rows.map((row) => ({
          tipo: tiposDeEvento.medioGenerado,
          planId: row.planId,
          personaId: row.personaId,
          observacion: observacionDe(key, esAjeno(hechosDeEscritura(row), tx.actor)),
        })),
      ),
    audit: ({ after }) => ({ despues: enAuditoria(after) }),
    followUp: ({ tx, after }) => this.descartarBorrador(tx, after, 'nuevo'),
    duplicates: { 'ficha_plan.adjudicacionId': ocupado, 'medio_aprobacion.reemplazaA': ocupado },
  });

  /**
   * An approved one becomes pending and must be sent again (decisiones.md); until then risk's notices of it lead to its plan. @throws 404; 409 sent or rejected (who, when), a plan in another live
   * approval; 412; 422 fields, with an order; 403 (SOLO_PROPIOS).
   */
  readonly actualizar = this.acto('actualizar', {
    parseBody: (sent: CambioPedido) => ({ ...sent, idCodigos: leerPlanes(codigosDe(sent.planes)) }),
    load: ({ tx, before, body }) => this.leerCambio(tx, before, body),
    change: ({ loaded: { datos }, actor, now }) => ({
      ...datos,
      ...SIN_DECIDIR,
      actualizadoPor: actor.id || null,
      actualizadoEn: now,
    }),
    effects: async ({ tx, before, loaded: { ficha, guardada, filas: rows } }) => {
      await this.fichas.poner(tx, guardada, ficha, guardada);
      await this.fichas.store.replacePlanes(tx, before.fichaId, rows.map(deFicha), true);
      await this.descartarBorrador(tx, before, String(before.id));
      const plan = asuntoDe('plan', before.identificacion, planesDe(before)[0] as string);
      await this.stores.notificaciones.redirect(
        tx.manager,
        'Riesgo',
        asuntoDe('medio-aprobacion', Number(before.id)),
        plan,
      );
    },
    duplicates: { 'ficha_plan.adjudicacionId': ocupado, 'medio_aprobacion.reemplazaA': ocupado },
    event: tiposDeEvento.medioActualizado,
    eventNote: ({ before, actor }) => observacionDe(Number(before.id), esAjeno(hechosDeMedio(before), actor)),
    audit: ({ before, after }) => ({ antes: enAuditoria(before), despues: enAuditoria(after) }),
  });

  private async leerCambio(tx: Tx, antes: MedioRow, body: CambioPedido) {
    if (body.cedula !== undefined && body.cedula !== antes.identificacion)
      throw camposIncorrectos({ cedula: propios.medioDeOtroCliente });
    const rows = await this.planes.exigir(tx, antes.identificacion, body.idCodigos ?? [], {
      medioId: Number(antes.id),
      producto: antes.productoCodigo,
      actuales: planesDe(antes),
    });
    const guardada = (await this.fichas.store.byId(antes.fichaId, tx.manager)) as FichaGuardadaRow;
    return { filas: rows, guardada, ...(await this.leer(tx, body, { filas: rows, antes, ficha: guardada })) };
  }

  /** MED-520: the rejected one, locked, so that only one replaces it. @throws 422 unknown; 409; 403. */
  private async reemplazado(tx: Tx, id: number | null): Promise<MedioRow | null> {
    if (id === null) return null;
    await this.store.lock(tx, id);
    const row = await this.store.byId(id, tx.manager);
    if (row === null) throw camposIncorrectos({ reemplazaA: propios.opcionInvalida });
    cicloDeMedio.transicion('nuevo', hechosDeMedio(row), this.acts.context(tx.actor));
    return row;
  }

  /** Validates figures, policy, device and sheet, with all errors at once. `antes`: the approval to change, with its sheet. @throws 422. */
  private async leer(
    tx: Tx,
    body: MedioNuevo | MedioCambio,
    { filas: rows, antes, ficha: fichaDeAntes }: Lectura,
  ): Promise<{ datos: Partial<MedioAprobacion>; ficha: FichaLeida | null }> {
    const { producto } = rows[0] as PlanConCuentaRow;
    const totales = totalesDeMedio(
      body as Partial<DatosDeMedio>,
      rows.map(({ monto }) => Number(monto)),
    );
    const medio = formularioDeMedio.revisar(enviados(body), undefined);
    const poliza = revisarPoliza(body.poliza ?? {});
    const dispositivo = await this.dispositivo(tx.manager, body.dispositivo, antes);
    const ficha =
      body.ficha === undefined ? { valores: null } : await this.fichas.revisar(tx, producto, body.ficha, fichaDeAntes);
    const errores = {
      ...erroresDeTotalesDeMedio(totales, body),
      ...erroresDe(medio),
      ...bajo('poliza', erroresDe(poliza)),
      ...bajo('dispositivo', erroresDe(dispositivo)),
      ...bajo('ficha', erroresDe(ficha)),
    };
    if (Object.keys(errores).length > 0) throw camposIncorrectos(errores);
    return {
      ficha: valoresDe<FichaLeida | null>(ficha),
      datos: {
        ...enCentavos(valoresDe(medio)),
        total: deNumero(totales.total),
        diferencia: deNumero(totales.diferencia),
        ...filaDePoliza(valoresDe(poliza)),
        ...valoresDe(dispositivo),
      },
    };
  }

  /** An approval keeps its inactive device. */
  private async dispositivo(
    manager: EntityManager,
    enviado: DispositivoEnviado | null | undefined,
    antes: MedioRow | undefined,
  ): Promise<Resultado<Pick<MedioAprobacion, 'dispositivoId' | 'dispositivo' | 'valorDispositivo'>>> {
    if (enviado === undefined || enviado === null)
      return { valores: { dispositivoId: null, dispositivo: null, valorDispositivo: null } };
    const leido = formularioDeDispositivo.revisar(soloCampos(formularioDeDispositivo.nombres, enviado), undefined);
    if ('errores' in leido) return leido;
    const { id, valor } = leido.valores as { id: number; valor: number };
    const row = await this.fichas.store.findDispositivo(manager, id);
    if (row === null) return { errores: { id: propios.opcionInvalida } };
    if (row.estado !== 'A' && Number(antes?.dispositivoId ?? 0) !== row.id)
      return { errores: { id: propios.dispositivoInactivo } };
    return {
      valores: { dispositivoId: row.id, dispositivo: row.nombre, valorDispositivo: deNumero(valor) },
    };
  }

  /** A stored sheet without an approval. @throws 422; 409. */
  private async guardada(
    { manager }: Tx,
    id: number,
    { personaId, producto }: PlanConCuentaRow,
  ): Promise<FichaGuardadaRow> {
    const ficha = await this.fichas.store.byId(id, manager);
    if (ficha === null) throw camposIncorrectos({ idFicha: propios.opcionInvalida });
    if (ficha.personaId !== personaId || ficha.productoCodigo !== producto)
      throw camposIncorrectos({ idFicha: propios.fichaDeOtroCliente });
    if (ficha.medioId !== null) throw fichaEnUso(ficha.medioId);
    return ficha;
  }

  private descartarBorrador(tx: Tx, { identificacion }: MedioRow, seccion: string): Promise<void> {
    return this.stores.borradores.discard(tx, { formulario: 'medio-aprobacion', clave: identificacion, seccion });
  }
}

type MedioPedido = MedioNuevo & { idCodigos?: readonly string[] };

/** A change with its plans by code, and the version it is based on. */
type CambioPedido = MedioCambio & { version: number; idCodigos?: readonly string[] };

/** Context of the validation: plans, the approval to change, and its sheet. */
interface Lectura {
  filas: readonly PlanConCuentaRow[];
  antes?: MedioRow;
  ficha?: FichaGuardadaRow | undefined;
}

const erroresDe = (resultado: Resultado<unknown>): Readonly<Record<string, string>> =>
  'errores' in resultado ? resultado.errores : {};

/** Of a part without errors. */
function valoresDe<V>(resultado: Resultado<V>): V {
  if ('errores' in resultado) throw camposIncorrectos(resultado.errores);
  return resultado.valores;
}

/** State of an approval before it is sent. */
const SIN_DECIDIR = {
  estado: null,
  enviadoEn: null,
  enviadoPor: null,
  decididoEn: null,
  decididoPor: null,
  motivo: null,
} as const satisfies Partial<MedioAprobacion>;

/** Plans by code, in any accepted form. */
/** Whole, with its state by name as in every other act. */
const enAuditoria = (row: MedioRow): object => ({ ...row, estado: estadoDeMedio(hechosDeMedio(row)) });

const codigosDe = (planes: MedioCambio['planes']): string[] =>
  planes.map((plan) => (typeof plan === 'string' ? plan : plan.idCodigo));

const enviados = (body: MedioNuevo | MedioCambio): Partial<DatosDeMedio> =>
  Object.fromEntries(DATOS.filter((nombre) => body[nombre] !== undefined).map((nombre) => [nombre, body[nombre]]));

/** Every amount is present after validation. */
function enCentavos({ observaciones, ...montos }: DatosDeMedio): Partial<MedioAprobacion> {
  const centavos = Object.entries(montos).map(([nombre, monto]) => [nombre, deNumero(monto as number)]);
  return { ...Object.fromEntries(centavos), observaciones };
}

const filaDePoliza = ({ aseguradora, numero, desde, hasta, prima }: DatosDePoliza): Partial<MedioAprobacion> => ({
  aseguradora,
  numeroPoliza: numero,
  polizaDesde: desde,
  polizaHasta: hasta,
  prima: prima === null ? null : deNumero(prima),
});

/** Unique keys refuse what no lock serialized: one live approval per award, one approval per sheet, one successor per rejected one. */
const ocupado = (): ErrorDeNegocio =>
  conflictoDeActo('estado-cambiado', { con: () => propios.estadoCambiado, sin: propios.estadoCambiado }, null);

const observacionDe = (id: number, ajeno: boolean): string =>
  [...(ajeno ? [propios.planDeOtroEjecutivo] : []), propios.medioNumero(id)].join('. ');
