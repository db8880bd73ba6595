import {
  cicloDeMedio,
  type DatosDeMedio,
  type DatosDePoliza,
  deNumero,
  erroresDeTotalesDeMedio,
  esAjeno,
  esMedioAjeno,
  formularioDeDispositivo,
  formularioDeMedio,
  llegoTarde,
  mensajes,
  type Resultado,
  revisarPoliza,
  type TipoDeEvento,
  totalesDeMedio,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { violatedUnique } from '../../db/violated-unique';
import type { MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { notFound } from '../../http/version';
import { soloCampos } from '../anexo';
import type { BorradorStore } from '../borrador';
import { hechosDeEscritura } from '../carpeta';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { FilaDePlanConCuenta } from '../plan';
import { type FichaLeida, type FichaService, fichaEnUso, leerPlanes } from './ficha-bien.service';
import type { FichaGuardadaFila, FichaStore } from './ficha-bien.store';
import { exigirVersion, medioViejo } from './medio-aprobacion.conflictos';
import type { DispositivoEnviado, MedioCambio, MedioNuevo, MedioVista } from './medio-aprobacion.dto';
import { bajo, campo, campos, deFicha, type PlanesDeMedio } from './medio-aprobacion.planes';
import type { FilaDeMedio, MedioStore } from './medio-aprobacion.store';
import { hechosDe, planesDe, vistaDeMedio } from './medio-aprobacion.view';

const { propios } = mensajes;
const DATOS = formularioDeMedio.nombres;

/** What makes and changes an approval (MED-506…516, MED-520, MED-521, MED-539, MED-541). */
export class EdicionDeMedios {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: MedioStore,
    private readonly fichas: FichaService,
    private readonly fichaStore: FichaStore,
    private readonly planes: PlanesDeMedio,
    private readonly eventos: EventoStore,
    private readonly borradores: BorradorStore,
    private readonly ajustes: { readonly soloPropios: boolean },
  ) {}

  /**
   * The folders of its plans first, so that of two with the same plan one comes after the other.
   * @throws 422 fields, a plan that may not go; 409 a plan in another live approval, the replaced one is no rejected one or was replaced; 403 (SOLO_PROPIOS).
   */
  async crear(actor: Actor, body: MedioNuevo): Promise<MedioVista> {
    const idCodigos = leerPlanes(body.planes);
    const { ficha: fichaEnviada, idFicha = null, reemplazaA = null } = body;
    if (fichaEnviada === undefined && idFicha === null) throw campo('ficha', propios.fichaOIdFicha);
    return this.unitOfWork
      .run(actor, async (tx) => {
        const reemplazado = await this.reemplazado(tx, reemplazaA);
        await this.planes.bloquear(tx.manager, idCodigos);
        const filas = await this.planes.exigir(tx, body.cedula, idCodigos, { producto: reemplazado?.productoCodigo });
        const primera = filas[0] as FilaDePlanConCuenta;
        if (reemplazado !== null && Number(reemplazado.personaId) !== primera.personaId)
          throw campo('reemplazaA', propios.opcionInvalida);
        const guardada = idFicha === null ? undefined : await this.guardada(tx, idFicha, primera);
        const { datos, ficha } = await this.leer(tx, body, { filas, ficha: guardada });
        const dueno = { personaId: primera.personaId, productoCodigo: primera.producto };
        const fichaId = await this.fichas.poner(tx, dueno, ficha, guardada);
        await this.fichaStore.ponerPlanes(tx, fichaId, filas.map(deFicha), true);
        const id = await this.store.insert(tx, { ...dueno, ...datos, fichaId, estado: null, reemplazaA });
        const ajenos = filas.filter((fila) => esAjeno(hechosDeEscritura(fila), tx.actor)).map(({ planId }) => planId);
        await this.anotar(tx, tiposDeEvento.medioGenerado, id, filas, (planId) => ajenos.includes(planId));
        return this.auditada(tx, 'crear', id, filas);
      })
      .catch(yaOcupado);
  }

  /**
   * An approved one waits again and must be sent once more (decisions.md).
   * @throws 404; 409 sent or not approved (who, when), a plan in another live approval; 412; 422 fields, with an order; 403 (SOLO_PROPIOS).
   */
  async actualizar(actor: Actor, id: number, version: number, body: MedioCambio): Promise<MedioVista> {
    const idCodigos = leerPlanes(codigosDe(body.planes));
    return this.unitOfWork
      .run(actor, async (tx) => {
        const antes = await this.abrir(tx, id, version, body);
        const suyos = planesDe(antes);
        await this.planes.bloquear(tx.manager, [...suyos, ...idCodigos]);
        const filas = await this.planes.exigir(tx, antes.identificacion, idCodigos, {
          medioId: id,
          producto: antes.productoCodigo,
          suyos,
        });
        const guardada = (await this.fichaStore.byId(antes.fichaId, tx.manager)) as FichaGuardadaFila;
        const { datos, ficha } = await this.leer(tx, body, { filas, antes, ficha: guardada });
        await this.fichas.poner(tx, guardada, ficha, guardada);
        await this.fichaStore.ponerPlanes(tx, antes.fichaId, filas.map(deFicha), true);
        const cambiados = await this.store.update(tx, antes, {
          ...datos,
          ...SIN_DECIDIR,
          actualizadoPor: tx.actor.id || null,
          actualizadoEn: tx.now,
        });
        if (cambiados === 0) throw medioViejo((await this.store.byId(id, tx.manager)) as FilaDeMedio);
        const ajeno = esMedioAjeno(hechosDe(antes), tx.actor);
        await this.anotar(tx, tiposDeEvento.medioActualizado, id, filas, () => ajeno);
        return this.auditada(tx, 'actualizar', id, filas, antes);
      })
      .catch(yaOcupado);
  }

  /** The approval, taken; state, guard, version. @throws 404; 409; 412; 422; 403. */
  private async abrir(tx: Tx, id: number, version: number, body: MedioCambio): Promise<FilaDeMedio> {
    await this.store.bloquear(tx, id);
    const fila = await this.store.byId(id, tx.manager);
    if (fila === null) throw notFound();
    cicloDeMedio.transicion('actualizar', hechosDe(fila), { actor: tx.actor, soloPropios: this.ajustes.soloPropios });
    exigirVersion(fila, version, enviados(body));
    if (body.cedula !== undefined && body.cedula !== fila.identificacion)
      throw campo('cedula', propios.medioDeOtroCliente);
    return fila;
  }

  /** MED-520: the one that was not approved, taken, so that one new one takes its place. @throws 422 unknown; 409; 403. */
  private async reemplazado(tx: Tx, id: number | null): Promise<FilaDeMedio | null> {
    if (id === null) return null;
    await this.store.bloquear(tx, id);
    const fila = await this.store.byId(id, tx.manager);
    if (fila === null) throw campo('reemplazaA', propios.opcionInvalida);
    cicloDeMedio.transicion('nuevo', hechosDe(fila), { actor: tx.actor, soloPropios: this.ajustes.soloPropios });
    return fila;
  }

  /**
   * Figures, policy, device and sheet, as they are stored; every error of all of them at once. `antes`: the approval that is changed, with its
   * sheet. @throws 422.
   */
  private async leer(
    tx: Tx,
    body: MedioNuevo | MedioCambio,
    { filas, antes, ficha: fichaDeAntes }: Lectura,
  ): Promise<{ datos: Partial<MedioAprobacion>; ficha: FichaLeida | null }> {
    const { producto } = filas[0] as FilaDePlanConCuenta;
    const totales = totalesDeMedio(
      body as Partial<DatosDeMedio>,
      filas.map(({ monto }) => Number(monto)),
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
    if (Object.keys(errores).length > 0) throw campos(errores);
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

  /** A device out of use stays on the approval it is on. */
  private async dispositivo(
    manager: EntityManager,
    enviado: DispositivoEnviado | null | undefined,
    antes: FilaDeMedio | undefined,
  ): Promise<Resultado<Pick<MedioAprobacion, 'dispositivoId' | 'dispositivo' | 'valorDispositivo'>>> {
    if (enviado === undefined || enviado === null)
      return { valores: { dispositivoId: null, dispositivo: null, valorDispositivo: null } };
    const leido = formularioDeDispositivo.revisar(soloCampos(formularioDeDispositivo.nombres, enviado), undefined);
    if ('errores' in leido) return leido;
    const { id, valor } = leido.valores as { id: number; valor: number };
    const fila = await this.fichaStore.dispositivo(manager, id);
    if (fila === null) return { errores: { id: propios.opcionInvalida } };
    if (fila.estado !== 'A' && Number(antes?.dispositivoId ?? 0) !== fila.id)
      return { errores: { id: propios.dispositivoInactivo } };
    return {
      valores: { dispositivoId: fila.id, dispositivo: fila.nombre, valorDispositivo: deNumero(valor) },
    };
  }

  /** One that was stored for it before, and no approval has yet. @throws 422; 409. */
  private async guardada(
    { manager }: Tx,
    id: number,
    { personaId, producto }: FilaDePlanConCuenta,
  ): Promise<FichaGuardadaFila> {
    const ficha = await this.fichaStore.byId(id, manager);
    if (ficha === null) throw campo('idFicha', propios.opcionInvalida);
    if (ficha.personaId !== personaId || ficha.productoCodigo !== producto)
      throw campo('idFicha', propios.fichaDeOtroCliente);
    if (ficha.medioId !== null) throw fichaEnUso(ficha.medioId);
    return ficha;
  }

  private anotar(
    tx: Tx,
    tipo: TipoDeEvento,
    id: number,
    filas: readonly FilaDePlanConCuenta[],
    esDeOtro: (planId: number) => boolean,
  ): Promise<void> {
    return this.eventos.anotar(
      tx,
      filas.map(({ planId, personaId }) => ({
        tipo,
        planId,
        personaId,
        observacion: [...(esDeOtro(planId) ? [propios.planDeOtroEjecutivo] : []), propios.medioNumero(id)].join('. '),
      })),
    );
  }

  private async auditada(
    tx: Tx,
    accion: string,
    id: number,
    filas: readonly FilaDePlanConCuenta[],
    antes?: FilaDeMedio,
  ): Promise<MedioVista> {
    const despues = (await this.store.byId(id, tx.manager)) as FilaDeMedio;
    await this.borradores.descartar(tx, {
      formulario: 'medio-aprobacion',
      clave: despues.identificacion,
      seccion: antes === undefined ? 'nuevo' : String(id),
    });
    await tx.audit({
      accion,
      recurso: 'medio-aprobacion',
      recursoId: id,
      ...(antes === undefined ? {} : { antes }),
      despues,
    });
    return vistaDeMedio(despues, filas, { actor: tx.actor, soloPropios: this.ajustes.soloPropios });
  }
}

/** What a body is read with: the plans it is for, the approval that is changed, and the sheet it has already. */
interface Lectura {
  filas: readonly FilaDePlanConCuenta[];
  antes?: FilaDeMedio;
  ficha?: FichaGuardadaFila | undefined;
}

const erroresDe = (resultado: Resultado<unknown>): Readonly<Record<string, string>> =>
  'errores' in resultado ? resultado.errores : {};

/** Of a part that was found without an error. */
function valoresDe<V>(resultado: Resultado<V>): V {
  if ('errores' in resultado) throw campos(resultado.errores);
  return resultado.valores;
}

/** How an approval stands before it is sent. */
const SIN_DECIDIR = {
  estado: null,
  enviadoEn: null,
  enviadoPor: null,
  decididoEn: null,
  decididoPor: null,
  motivo: null,
} as const satisfies Partial<MedioAprobacion>;

/** Plans by their codes, however they were sent. */
const codigosDe = (planes: MedioCambio['planes']): string[] =>
  planes.map((plan) => (typeof plan === 'string' ? plan : plan.idCodigo));

const enviados = (body: MedioNuevo | MedioCambio): Partial<DatosDeMedio> =>
  Object.fromEntries(DATOS.filter((nombre) => body[nombre] !== undefined).map((nombre) => [nombre, body[nombre]]));

/** Every amount is there: the form was read without an error. */
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

/** Two at once that no lock kept apart: one award in one live approval, one sheet to an approval, one successor of a rejected one are unique keys. */
function yaOcupado(error: unknown): never {
  if (violatedUnique(error) === null) throw error;
  throw llegoTarde('estado-cambiado', { con: () => propios.estadoCambiado, sin: propios.estadoCambiado }, null);
}
