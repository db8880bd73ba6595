import {
  cicloDeMedio,
  type DatosDeMedio,
  type DatosDePoliza,
  deNumero,
  ErrorDeNegocio,
  erroresDePoliza,
  erroresDeTotalesDeMedio,
  esAjeno,
  esMedioAjeno,
  formularioDeMedio,
  formularioDePoliza,
  LIMITES,
  mensajes,
  type TipoDeEvento,
  totalesDeMedio,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { violatedUnique } from '../../db/violated-unique';
import { notFound } from '../../http/version';
import type { BorradorStore } from '../borrador';
import { hechosDeEscritura } from '../carpeta';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { FilaDePlanConCuenta } from '../plan';
import { bajo, type FichaService, fichaEnUso, leerPlanes } from './ficha-bien.service';
import type { FichaGuardadaFila, FichaStore } from './ficha-bien.store';
import { exigirVersion, medioViejo } from './medio-aprobacion.conflictos';
import type { DispositivoEnviado, MedioCambio, MedioNuevo, MedioVista } from './medio-aprobacion.dto';
import type { MedioAprobacion } from './medio-aprobacion.entity';
import { campo, campos, deFicha, type PlanesDeMedio } from './medio-aprobacion.planes';
import type { FilaDeMedio, MedioStore } from './medio-aprobacion.store';
import { hechosDe, planesDe, vistaDeMedio } from './medio-aprobacion.view';

const { propios } = mensajes;
const DATOS = formularioDeMedio.nombres;

/** What makes and changes an approval means (MED-506…516, MED-520, MED-521, MED-539, MED-541). */
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
   * @throws 422 fields, a plan that may not go; 409 a plan in another live means, the replaced one is no rejected one or was replaced; 403 (SOLO_PROPIOS).
   */
  async crear(actor: Actor, body: MedioNuevo): Promise<MedioVista> {
    const idCodigos = leerPlanes(body.planes);
    return this.unitOfWork
      .run(actor, async (tx) => {
        const reemplazado = await this.reemplazado(tx, body.reemplazaA ?? null);
        await this.planes.bloquear(tx.manager, idCodigos);
        const filas = await this.planes.exigir(tx, body.cedula, idCodigos, { producto: reemplazado?.productoCodigo });
        const { personaId, producto: productoCodigo } = filas[0] as FilaDePlanConCuenta;
        if (reemplazado !== null && Number(reemplazado.personaId) !== personaId)
          throw campo('reemplazaA', propios.opcionInvalida);
        const datos = await this.leer(tx, body, filas);
        const dueno = { personaId, productoCodigo };
        const fichaId = await this.ficha(tx, body, dueno);
        await this.fichaStore.ponerPlanes(tx, fichaId, filas.map(deFicha), true);
        const id = await this.store.insert(tx, {
          ...dueno,
          ...datos,
          fichaId,
          estado: null,
          reemplazaA: body.reemplazaA ?? null,
        });
        const ajenos = filas.filter((fila) => esAjeno(hechosDeEscritura(fila), tx.actor)).map(({ planId }) => planId);
        await this.anotar(tx, tiposDeEvento.medioGenerado, id, filas, (planId) => ajenos.includes(planId));
        return this.auditada(tx, 'crear', id, filas);
      })
      .catch(yaOcupado);
  }

  /**
   * An approved one waits again and must be sent once more (decisions.md).
   * @throws 404; 409 sent or not approved (who, when), a plan in another live means; 412; 422 fields, with an order; 403 (SOLO_PROPIOS).
   */
  async actualizar(actor: Actor, id: number, version: number, body: MedioCambio): Promise<MedioVista> {
    const idCodigos = leerPlanes(body.planes);
    return this.unitOfWork
      .run(actor, async (tx) => {
        await this.store.bloquear(tx, id);
        const antes = await this.store.byId(id, tx.manager);
        if (antes === null) throw notFound();
        const hechos = hechosDe(antes);
        cicloDeMedio.transicion('actualizar', hechos, { actor: tx.actor, soloPropios: this.ajustes.soloPropios });
        exigirVersion(antes, version, enviados(body));
        const suyos = planesDe(antes);
        if (body.cedula !== undefined && body.cedula !== antes.identificacion)
          throw campo('cedula', propios.opcionInvalida);
        await this.planes.bloquear(tx.manager, [...suyos, ...idCodigos]);
        const filas = await this.planes.exigir(tx, antes.identificacion, idCodigos, {
          medioId: id,
          producto: antes.productoCodigo,
          suyos,
        });
        const datos = await this.leer(tx, body, filas, antes);
        if (body.ficha !== undefined) await this.fichas.cambiar(tx, await this.fichaDe(tx, antes), body.ficha);
        await this.fichaStore.ponerPlanes(tx, antes.fichaId, filas.map(deFicha), true);
        const cambiados = await this.store.update(tx, antes, {
          ...datos,
          ...SIN_DECIDIR,
          actualizadoPor: tx.actor.id || null,
          actualizadoEn: tx.now,
        });
        if (cambiados === 0) throw medioViejo((await this.store.byId(id, tx.manager)) as FilaDeMedio);
        const ajeno = esMedioAjeno(hechos, tx.actor);
        await this.anotar(tx, tiposDeEvento.medioActualizado, id, filas, () => ajeno);
        return this.auditada(tx, 'actualizar', id, filas, antes);
      })
      .catch(yaOcupado);
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

  /** All errors of figures, policy and device at once. Cents. @throws 422. */
  private async leer(
    tx: Tx,
    body: MedioNuevo | MedioCambio,
    filas: readonly FilaDePlanConCuenta[],
    antes?: FilaDeMedio,
  ): Promise<Partial<MedioAprobacion>> {
    const medio = formularioDeMedio.revisar(enviados(body), undefined);
    const poliza = formularioDePoliza.revisar(body.poliza ?? {}, undefined);
    const errores: Record<string, string> = {
      ...('errores' in medio ? medio.errores : {}),
      ...bajo('poliza', 'errores' in poliza ? poliza.errores : erroresDePoliza(poliza.valores)),
    };
    const { total, diferencia } = totalesDeMedio(
      body as Partial<DatosDeMedio>,
      filas.map(({ monto }) => Number(monto)),
    );
    for (const [nombre, texto] of Object.entries(erroresDeTotalesDeMedio({ total, diferencia }, body)))
      errores[nombre] ??= texto;
    const dispositivo = await this.dispositivo(tx.manager, body.dispositivo ?? null, antes, errores);
    if ('errores' in medio || 'errores' in poliza || Object.keys(errores).length > 0) throw campos(errores);
    return {
      ...enCentavos(medio.valores),
      total: deNumero(total),
      diferencia: deNumero(diferencia),
      ...filaDePoliza(poliza.valores),
      ...dispositivo,
    };
  }

  /** A device out of use stays on the means it is on. */
  private async dispositivo(
    manager: EntityManager,
    enviado: DispositivoEnviado | null,
    antes: FilaDeMedio | undefined,
    errores: Record<string, string>,
  ): Promise<Pick<MedioAprobacion, 'dispositivoId' | 'dispositivo' | 'valorDispositivo'>> {
    if (enviado === null) return { dispositivoId: null, dispositivo: null, valorDispositivo: null };
    const fila = await this.fichaStore.dispositivo(manager, enviado.id);
    if (fila === null) errores['dispositivo.id'] = propios.opcionInvalida;
    else if (fila.estado !== 'A' && Number(antes?.dispositivoId ?? 0) !== enviado.id)
      errores['dispositivo.id'] = propios.dispositivoInactivo;
    const leido = formularioDePoliza.revisar({ prima: enviado.valor }, undefined);
    if ('errores' in leido && leido.errores['prima'] !== undefined)
      errores['dispositivo.valor'] = leido.errores['prima'];
    return {
      dispositivoId: enviado.id,
      dispositivo: fila?.nombre ?? null,
      valorDispositivo: 'dispositivo.valor' in errores ? null : deNumero(enviado.valor),
    };
  }

  /** The sheet of the body, or one that was stored for it before. @throws 422; 409 another means has it. */
  private async ficha(
    tx: Tx,
    { ficha, idFicha }: MedioNuevo,
    dueno: { personaId: number; productoCodigo: string },
  ): Promise<number> {
    if (idFicha === undefined || idFicha === null) {
      if (ficha === undefined) throw campo('ficha', propios.fichaOIdFicha);
      return this.fichas.guardar(tx, dueno, await this.fichas.leer(tx, dueno.productoCodigo, ficha));
    }
    const guardada = await this.fichaStore.byId(idFicha, tx.manager);
    if (guardada === null) throw campo('idFicha', propios.opcionInvalida);
    if (guardada.personaId !== dueno.personaId || guardada.productoCodigo !== dueno.productoCodigo)
      throw campo('idFicha', propios.fichaDeOtroCliente);
    if (guardada.medioId !== null) throw fichaEnUso(guardada.medioId);
    if (ficha !== undefined) await this.fichas.cambiar(tx, guardada, ficha);
    return guardada.id;
  }

  private async fichaDe({ manager }: Tx, { fichaId }: FilaDeMedio): Promise<FichaGuardadaFila> {
    return (await this.fichaStore.byId(fichaId, manager)) as FichaGuardadaFila;
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
        observacion: [...(esDeOtro(planId) ? [propios.planDeOtroEjecutivo] : []), propios.medioNumero(id)]
          .join('. ')
          .slice(0, LIMITES.comentario),
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

/** How a means stands before it is sent. */
const SIN_DECIDIR = {
  estado: null,
  enviadoEn: null,
  enviadoPor: null,
  decididoEn: null,
  decididoPor: null,
  motivo: null,
} as const satisfies Partial<MedioAprobacion>;

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

/** Two at once that no lock kept apart: one award in one live means, one sheet to a means, one successor of a rejected one are unique keys. */
function yaOcupado(error: unknown): never {
  if (violatedUnique(error) === null) throw error;
  throw new ErrorDeNegocio('conflicto', 'estado-cambiado', propios.estadoCambiado);
}
