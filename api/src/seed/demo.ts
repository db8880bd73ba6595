import { hoyEn, sumarDias, sumarMeses } from '@adjudica/domain';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { Adjudicacion } from '../capabilities/adjudicacion/adjudicacion.entity';
import { Asamblea } from '../capabilities/asamblea/asamblea.entity';
import { Carpeta } from '../capabilities/carpeta/carpeta.entity';
import notarios from '../capabilities/catalogo/datos/notarios.json';
import { Grupo } from '../capabilities/grupo/grupo.entity';
import { Movimiento } from '../capabilities/movimiento/movimiento.entity';
import { Notificacion } from '../capabilities/notificacion/notificacion.entity';
import { Participante } from '../capabilities/participante/participante.entity';
import { Persona } from '../capabilities/persona/persona.entity';
import { nombreDeCliente, tokensDePersona } from '../capabilities/persona/persona.nombre';
import { PersonaToken } from '../capabilities/persona/persona-token.entity';
import { AsignacionEjecutivo } from '../capabilities/plan/asignacion-ejecutivo.entity';
import { Plan } from '../capabilities/plan/plan.entity';
import { PlanTitular } from '../capabilities/plan/plan-titular.entity';
import { Usuario } from '../capabilities/usuario/usuario.entity';
import { bulkInsert, insertMany } from '../db/bulk';
import { type AsambleaDemo, asambleasDe, codigoDeGrupo, type GuionDeGrupo, guion, inicioDe } from './grupos';
import { ciudadDe, type PersonaNueva, personaDemo } from './personas';
import { adjudicar, type PuestoDemo, puestosDe, situacionEn } from './puestos';
import { Random } from './random';

/** A thousand and a half persons, two thousand plans and twenty thousand movements: one block. `--scale n` writes n of them. */
export const PERSONAS_POR_BLOQUE = 1500;
/** Assemblies held that keep their participants; older ones came, as in a real migration, without. */
const ASAMBLEAS_CON_PARTICIPANTES = 3;
const SEED = 20_260_101;

export interface DemoOptions {
  /** The instant that is 'now' for the data: next assemblies lie after it, overdue instalments before. */
  readonly ahora: Date;
  readonly bloques?: number;
  /** Blocks with the last held assembly of some groups left without its awards, for the real service to issue (seed/actas.ts). */
  readonly dejarActas?: boolean;
  /** Other groups than the demo's, from this code and this person on (the example spreadsheets). */
  readonly otros?: { guion: readonly GuionDeGrupo[]; primerCodigo: number; personas: number; primeraPersona: number };
}

/** An assembly that was held, with the marks of its participants in place, whose minutes the service is to issue. */
export interface ActaPendiente {
  asambleaId: number;
  fecha: string;
  hora: string;
}

export interface DemoTotals {
  personas: number;
  grupos: number;
  planes: number;
  asambleas: number;
  participantes: number;
  adjudicaciones: number;
  movimientos: number;
}

interface PersonaConId extends PersonaNueva {
  id: number;
}

/** One unit of work, as the caller gives it. */
export type Transaction = <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;

/**
 * Writes the demo on top of catalogues and demo users (seedCatalogos, seedUsers). Deterministic: the same date gives the same data. Each
 * block is one transaction, so that memory stays bounded whatever the scale.
 */
export async function seedDemo(
  transaction: Transaction,
  { ahora, bloques = 1, dejarActas = false, otros }: DemoOptions,
  onBlock: (done: number) => void = () => undefined,
): Promise<{ totals: DemoTotals; pendientes: ActaPendiente[] }> {
  const totals = {
    personas: 0,
    grupos: 0,
    planes: 0,
    asambleas: 0,
    participantes: 0,
    adjudicaciones: 0,
    movimientos: 0,
  };
  const pendientes: ActaPendiente[] = [];
  let recibo = 0;
  for (let bloque = 0; bloque < bloques; bloque++) {
    await transaction(async (manager) => {
      const seeder = new BlockSeeder(manager, hoyEn(ahora), bloque, totals, recibo, otros);
      pendientes.push(...(await seeder.write(dejarActas && bloque === 0)));
      recibo = seeder.recibo;
    });
    onBlock(bloque + 1);
  }
  return { totals, pendientes };
}

class BlockSeeder {
  private readonly random: Random;
  private readonly users = new Map<string, number>();
  private readonly ejecutivos: number[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly hoy: string,
    private readonly bloque: number,
    private readonly totals: DemoTotals,
    public recibo: number,
    private readonly otros: DemoOptions['otros'],
  ) {
    this.random = new Random(SEED + bloque + (otros?.primeraPersona ?? 0));
  }

  async write(dejarActas: boolean): Promise<ActaPendiente[]> {
    for (const { id, usuario, role } of await this.manager.find(Usuario, { order: { id: 'ASC' } })) {
      this.users.set(usuario, id);
      if (role === 'Ejecutivo Adjudicaciones') this.ejecutivos.push(id);
    }
    const personas = await this.personas();
    const pendientes: ActaPendiente[] = [];
    const libres = [...personas];
    for (const [indice, grupo] of (this.otros?.guion ?? guion).entries())
      pendientes.push(...(await this.grupo(grupo, indice, personas, libres, dejarActas && indice % 3 !== 2)));
    if (this.bloque === 0 && this.otros === undefined) await this.avisos();
    return pendientes;
  }

  private async personas(): Promise<PersonaConId[]> {
    const year = Number(this.hoy.slice(0, 4));
    const first = this.otros?.primeraPersona ?? this.bloque * PERSONAS_POR_BLOQUE;
    const length = this.otros?.personas ?? PERSONAS_POR_BLOQUE;
    const nuevas = Array.from({ length }, (_, i) => personaDemo(this.random, first + i, year));
    await bulkInsert(this.manager, Persona, nuevas);
    const ids = await this.idsBy<string>(
      Persona,
      'identificacion',
      'identificacion',
      nuevas.map((p) => p.identificacion),
    );
    const personas = nuevas.map((p) => ({ ...p, id: ids.get(p.identificacion) as number }));
    await bulkInsert(
      this.manager,
      PersonaToken,
      personas.flatMap((p) => tokensDePersona(p.id, p)),
    );
    this.totals.personas += personas.length;
    return personas;
  }

  private async grupo(
    grupo: GuionDeGrupo,
    indice: number,
    personas: readonly PersonaConId[],
    libres: PersonaConId[],
    dejarActa: boolean,
  ): Promise<ActaPendiente[]> {
    const codigo =
      this.otros === undefined ? codigoDeGrupo(this.bloque, indice) : String(this.otros.primerCodigo + indice);
    const inicio = inicioDe(grupo, this.hoy);
    await this.manager.insert(Grupo, {
      productoCodigo: grupo.producto,
      grupo: codigo,
      mesesPlan: grupo.mesesPlan,
      monto: grupo.monto * 100,
      valorCuota: Math.round(grupo.valorCuota * 100),
      fechaInicio: inicio,
      version: 1,
    });
    const grupoId = (await this.manager.findOneByOrFail(Grupo, { productoCodigo: grupo.producto, grupo: codigo })).id;
    const asambleas = asambleasDe(grupo, this.hoy);
    const puestos = puestosDe(this.random, grupo, { hoy: this.hoy, inicio, personas, libres });
    const celebradas = asambleas.filter((a) => a.celebrada);
    const sinActa = grupo.situacion === 'sinActa' ? celebradas.at(-1) : undefined;
    for (const asamblea of celebradas) if (asamblea !== sinActa) adjudicar(this.random, puestos, asamblea, this.hoy);

    const planIds = await this.planes(grupo, grupoId, codigo, puestos);
    await this.movimientos(grupo, inicio, puestos, planIds);
    const asambleaIds = await this.asambleas(grupo, grupoId, asambleas, sinActa);
    await this.participantes(codigo, grupo, asambleas, puestos, planIds, asambleaIds);
    const emitir = dejarActa && sinActa === undefined ? celebradas.at(-1) : undefined;
    await this.adjudicaciones(puestos, celebradas, emitir, planIds, asambleaIds, indice === 0);
    this.totals.grupos++;
    return emitir === undefined
      ? []
      : [{ asambleaId: asambleaIds.get(emitir.numero) as number, fecha: emitir.fecha, hora: emitir.hora }];
  }

  private async planes(
    grupo: GuionDeGrupo,
    grupoId: number,
    codigo: string,
    puestos: readonly PuestoDemo[],
  ): Promise<Map<string, number>> {
    await bulkInsert(
      this.manager,
      Plan,
      puestos.map((p) => ({
        idCodigo: `${grupo.producto}-${codigo}-${p.codigo}`,
        grupoId,
        codigo: p.codigo,
        monto: p.monto,
        valorCuota: p.valorCuota,
        cuotasPagadas: p.pagadas,
        cuotasVencidas: p.vencidas,
        saldo: p.titular === null ? 0 : p.valorCuota * (grupo.mesesPlan - p.pagadas),
        estadoPlan: p.enCesion ? 'C' : 'A',
        vendedor: p.vendedor,
        supervisor: p.supervisor,
        ciudad: p.titular === null ? null : ciudadDe((p.titular as PersonaConId).cantonCodigo),
        version: 1,
      })),
    );
    const ids = await this.idsBy<string>(Plan, 'codigo', 'grupoId', [grupoId]);
    await bulkInsert(
      this.manager,
      PlanTitular,
      puestos.flatMap((p) => {
        if (p.titular === null) return [];
        const planId = ids.get(p.codigo) as number;
        const actual = { planId, personaId: p.titular.id, desde: p.titularDesde, hasta: null };
        if (p.anterior === null) return [actual];
        return [{ planId, personaId: p.anterior.id, desde: p.inicio, hasta: p.titularDesde }, actual];
      }),
    );
    this.totals.planes += puestos.length;
    return ids;
  }

  /** The contract as a debit, each payment as a credit: saldo = Σ debits − Σ credits, to the cent. */
  private async movimientos(
    grupo: GuionDeGrupo,
    inicio: string,
    puestos: readonly PuestoDemo[],
    planIds: ReadonlyMap<string, number>,
  ): Promise<void> {
    const rows: Omit<Movimiento, 'id'>[] = [];
    for (const p of puestos) {
      if (p.titular === null) continue;
      const planId = planIds.get(p.codigo) as number;
      const serieDocumento = grupo.producto === '01' ? '001-002' : '001-004';
      const documento = () => String(++this.recibo).padStart(9, '0');
      rows.push({
        planId,
        fecha: inicio,
        tipoDocumento: 'CON',
        serieDocumento,
        numeroDocumento: documento(),
        tipoMovimiento: 'CONTRATO',
        referencia: `Contrato de adhesión, ${grupo.mesesPlan} cuotas`,
        valorDebito: p.valorCuota * grupo.mesesPlan,
        valorCredito: 0,
      });
      const adelantadas = p.adjudicacion?.cuotasPagadasPorOferta ?? 0;
      for (let cuota = 1; cuota <= p.pagadas - adelantadas; cuota++) {
        const pago = sumarDias(sumarMeses(inicio, cuota - 1), this.random.between(0, 9));
        rows.push({
          planId,
          fecha: pago < this.hoy ? pago : this.hoy,
          tipoDocumento: 'REC',
          serieDocumento,
          numeroDocumento: documento(),
          tipoMovimiento: 'PAGO CUOTA',
          referencia: `Cuota ${cuota} de ${grupo.mesesPlan}, ${this.random.pick(['depósito', 'transferencia', 'débito'])} ${this.random.between(100_000, 999_999)}`,
          valorDebito: 0,
          valorCredito: p.valorCuota,
        });
      }
      if (adelantadas > 0 && p.adjudicacion !== null)
        rows.push({
          planId,
          fecha: p.adjudicacion.fecha,
          tipoDocumento: 'REC',
          serieDocumento,
          numeroDocumento: documento(),
          tipoMovimiento: 'OFERTA',
          referencia: `Pago de ${adelantadas} cuotas ofertadas, asamblea ${p.adjudicacion.numero}`,
          valorDebito: 0,
          valorCredito: p.valorCuota * adelantadas,
        });
    }
    await bulkInsert(this.manager, Movimiento, rows);
    this.totals.movimientos += rows.length;
  }

  private async asambleas(
    grupo: GuionDeGrupo,
    grupoId: number,
    asambleas: readonly AsambleaDemo[],
    sinActa: AsambleaDemo | undefined,
  ): Promise<Map<number, number>> {
    const testigos = ['Carlos Mena Proaño', 'Silvia Játiva Reyes', 'Mauricio Bonilla Cueva', 'Elena Guerrón Paz'];
    await bulkInsert(
      this.manager,
      Asamblea,
      asambleas.map((a) => ({
        grupoId,
        productoCodigo: grupo.producto,
        numeroAsamblea: a.numero,
        fecha: a.fecha,
        hora: a.hora,
        lugar: a.lugar,
        notario: (notarios[(grupo.dia + a.numero) % notarios.length] as { nombre: string }).nombre,
        testigo1: testigos[a.numero % 4] as string,
        testigo2: testigos[(a.numero + 1) % 4] as string,
        testigo3: null,
        estado: a.celebrada && a !== sinActa ? 'C' : '',
        versionParticipantes: 1,
        version: 1,
      })),
    );
    this.totals.asambleas += asambleas.length;
    return this.idsBy<number>(Asamblea, 'numeroAsamblea', 'grupoId', [grupoId]);
  }

  private async participantes(
    codigo: string,
    grupo: GuionDeGrupo,
    asambleas: readonly AsambleaDemo[],
    puestos: readonly PuestoDemo[],
    planIds: ReadonlyMap<string, number>,
    asambleaIds: ReadonlyMap<number, number>,
  ): Promise<void> {
    const celebradas = asambleas.filter((a) => a.celebrada).length;
    for (const asamblea of asambleas) {
      if (asamblea.celebrada && asamblea.numero <= celebradas - ASAMBLEAS_CON_PARTICIPANTES) continue;
      const mesesAtras = Math.max(0, monthsBetween(asamblea.fecha, this.hoy));
      const rows = puestos.flatMap((p) => {
        const entonces = situacionEn(p, asamblea, mesesAtras);
        if (entonces === null) return [];
        // Awards of other assemblies are read from their own rows, never copied into this one.
        const premio = p.adjudicacion?.numero === asamblea.numero ? p.adjudicacion : null;
        return [
          {
            asambleaId: asambleaIds.get(asamblea.numero) as number,
            planId: planIds.get(p.codigo) as number,
            personaId: entonces.titular.id,
            idCodigo: `${grupo.producto}-${codigo}-${p.codigo}`,
            codigo: p.codigo,
            nombreCliente: nombreDeCliente(entonces.titular),
            cedula: entonces.titular.identificacion,
            valorCuota: p.valorCuota,
            cuotaVencidas: entonces.vencidas,
            estado: entonces.estado,
            estadoInicial: entonces.estadoInicial,
            adjudicadoPor: premio?.por ?? '',
            asambleaAdjudica: premio?.numero ?? 0,
            cantidadOferta: premio?.cuotas ?? 0,
            prioridadOferta: premio?.prioridad ?? 0,
            version: 1,
          },
        ];
      });
      await bulkInsert(this.manager, Participante, rows);
      this.totals.participantes += rows.length;
    }
  }

  private async adjudicaciones(
    puestos: readonly PuestoDemo[],
    celebradas: readonly AsambleaDemo[],
    emitir: AsambleaDemo | undefined,
    planIds: ReadonlyMap<string, number>,
    asambleaIds: ReadonlyMap<number, number>,
    conRetiro: boolean,
  ): Promise<void> {
    const rows = puestos.flatMap((p) =>
      p.adjudicacion === null || p.adjudicacion.numero === emitir?.numero || p.titular === null
        ? []
        : [filaDeAdjudicacion(p, planIds, asambleaIds)],
    );
    await bulkInsert(this.manager, Adjudicacion, rows);
    if (conRetiro) await this.retiroConReasignacion(puestos, celebradas, planIds, asambleaIds);
    const guardadas = await this.manager
      .createQueryBuilder()
      .from(Adjudicacion, 'a')
      .innerJoin(Asamblea, 's', 's.id = a.asambleaId')
      .select(['a.id AS id', 'a.planId AS planId', 'a.fecha AS fecha', 'a.estado AS estado'])
      .where('s.id IN (:...ids)', { ids: [...asambleaIds.values(), 0] })
      .getRawMany<{ id: number; planId: number; fecha: string; estado: string }>();
    await bulkInsert(
      this.manager,
      Carpeta,
      guardadas.map((a) => ({
        planId: a.planId,
        adjudicacionId: a.id,
        idDepartamento: null,
        abiertaEn: new Date(`${a.fecha}T23:45:00.000Z`),
        version: 1,
      })),
    );
    await bulkInsert(this.manager, AsignacionEjecutivo, this.asignaciones(guardadas));
    this.totals.adjudicaciones += guardadas.length;
  }

  /** One award was given back and went to another plan of the group, as the head of awards would have recorded it. */
  private async retiroConReasignacion(
    puestos: readonly PuestoDemo[],
    celebradas: readonly AsambleaDemo[],
    planIds: ReadonlyMap<string, number>,
    asambleaIds: ReadonlyMap<number, number>,
  ): Promise<void> {
    const antigua = celebradas.at(-ASAMBLEAS_CON_PARTICIPANTES - 2);
    const premiado = puestos.find(
      (p) => p.adjudicacion?.numero === antigua?.numero && p.adjudicacion?.por === 'Sorteo',
    );
    if (antigua === undefined || premiado?.titular == null || premiado.adjudicacion === null) return;
    const planId = planIds.get(premiado.codigo) as number;
    const retirada = await this.manager.findOneByOrFail(Adjudicacion, { planId });
    await this.manager.update(
      Adjudicacion,
      { id: retirada.id },
      {
        estado: 'RADJ',
        motivoRetiro: 'El cliente desiste de la adjudicación y continúa aportando.',
        retiradoPor: this.users.get('jefatura') ?? null,
        retiradoEn: new Date(`${sumarDias(antigua.fecha, 20)}T15:20:00.000Z`),
        version: 2,
      },
    );
    const otro = puestos.find((p) => p.titular !== null && p.adjudicacion === null && p.vencidas === 0 && !p.enCesion);
    if (otro === undefined) return;
    const adjudicacion = { ...premiado.adjudicacion, fecha: sumarDias(antigua.fecha, 21) };
    await this.manager.insert(Adjudicacion, {
      ...filaDeAdjudicacion({ ...otro, adjudicacion }, planIds, asambleaIds),
      reemplazaA: retirada.id,
    });
  }

  /** Executives take turns, month by month since the award; some of the newest awards have nobody yet. */
  private asignaciones(guardadas: readonly { planId: number; fecha: string; estado: string }[]) {
    const { ejecutivos } = this;
    if (ejecutivos.length === 0) return [];
    return guardadas
      .filter((a) => a.estado === 'ADJ')
      .flatMap((a, i) => {
        if (monthsBetween(a.fecha, this.hoy) === 0 && i % 3 === 0) return [];
        const usuarioId = ejecutivos[i % ejecutivos.length] as number;
        return Array.from({ length: monthsBetween(a.fecha, this.hoy) + 1 }, (_, k) => ({
          planId: a.planId,
          mes: sumarMeses(`${a.fecha.slice(0, 7)}-01`, k).slice(0, 7),
          usuarioId,
        }));
      });
  }

  private async avisos(): Promise<void> {
    const creadaEn = new Date(`${this.hoy}T13:05:00.000Z`);
    const aviso = (usuario: string, titulo: string, texto: string, enlace: string | null) => {
      const usuarioId = this.users.get(usuario);
      return usuarioId === undefined ? [] : [{ usuarioId, titulo, texto, enlace, creadaEn, leidaEn: null }];
    };
    await insertMany(this.manager, Notificacion, [
      ...aviso(
        'asistente',
        'Asambleas de hoy',
        'Hoy se celebran asambleas de MotorPlan y CasaPlan.',
        '/asistente/inicio',
      ),
      ...aviso(
        'director',
        'Asambleas de hoy',
        'Hoy se celebran asambleas de MotorPlan y CasaPlan.',
        '/asistente/inicio',
      ),
      ...aviso(
        'asistente',
        'Acta pendiente',
        'Una asamblea de MotorPlan ya celebrada espera su acta.',
        '/asistente/generar-acta',
      ),
    ]);
  }

  /** Generated keys read back by a natural key: portable, no statement per row. */
  private async idsBy<K extends string | number>(
    entity: EntityTarget<ObjectLiteral>,
    key: string,
    filter: string,
    values: readonly (string | number)[],
  ): Promise<Map<K, number>> {
    const ids = new Map<K, number>();
    for (let from = 0; from < values.length; from += 500) {
      const rows = await this.manager
        .createQueryBuilder()
        .from(entity, 't')
        .select('t.id', 'id')
        .addSelect(`t.${key}`, 'clave')
        .where(`t.${filter} IN (:...values)`, { values: values.slice(from, from + 500) })
        .getRawMany<{ id: number; clave: K }>();
      for (const row of rows) ids.set(row.clave, row.id);
    }
    return ids;
  }
}

function filaDeAdjudicacion(
  p: PuestoDemo,
  planIds: ReadonlyMap<string, number>,
  asambleaIds: ReadonlyMap<number, number>,
): Omit<Adjudicacion, 'id'> {
  const { adjudicacion, titular } = p;
  if (adjudicacion === null || titular === null) throw new TypeError('a place without award or holder');
  return {
    planId: planIds.get(p.codigo) as number,
    personaId: titular.id,
    asambleaId: asambleaIds.get(adjudicacion.numero) as number,
    adjudicadoPor: adjudicacion.por,
    prioridad: adjudicacion.prioridad,
    cuotasOfertadas: adjudicacion.cuotas,
    valorCuota: p.valorCuota,
    fecha: adjudicacion.fecha,
    estado: 'ADJ',
    reemplazaA: null,
    motivoRetiro: null,
    retiradoPor: null,
    retiradoEn: null,
    version: 1,
  };
}

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
