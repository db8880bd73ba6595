import { type Asunto, asuntoDe, hoyEn } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { nombreDeCliente, tokensDePersona } from '../capabilities/persona/persona.nombre';
import { insertMany } from '../db/transaction/bulk';
import { Grupo } from '../entities/grupo.entity';
import { Notificacion } from '../entities/notificacion.entity';
import { Persona } from '../entities/persona.entity';
import { PersonaToken } from '../entities/persona-token.entity';
import { Usuario } from '../entities/usuario.entity';
import { Random } from '../random';
import { type Bloque, type DemoTotals, idsBy, type PersonaConId } from './bloque';
import { escribirAdjudicaciones } from './demo-adjudicaciones';
import { escribirAsambleas, escribirParticipantes } from './demo-asambleas';
import { escribirMovimientos, escribirPlanes } from './demo-planes';
import { seedFormatosDeReporte } from './formatos-de-reporte';
import { asambleasDe, codigoDeGrupo, type GuionDeGrupo, guion, inicioDe } from './grupos';
import { seedListaDeControl } from './listas';
import { personaDemo } from './personas';
import { adjudicar, puestosDe } from './puestos';

export type { DemoTotals } from './bloque';

/** Gives two thousand plans and twenty thousand movements. */
const PERSONAS = 1500;
const SEED = 20_260_101;

interface DemoOptions {
  /** The present instant for the data: next assemblies are later, overdue instalments earlier. */
  readonly ahora: Date;
  /** Leaves the last held assembly of some groups without awards, for the real service to issue (seed/actas.ts). */
  readonly dejarActas?: boolean;
  /** Other groups than the demo's, from this code and person on (the example spreadsheets). */
  readonly otros?: { guion: readonly GuionDeGrupo[]; primerCodigo: number; personas: number; primeraPersona: number };
}

/** A held assembly with marked participants, for the service to issue its minutes. */
export interface ActaPendiente {
  asambleaId: number;
  fecha: string;
  hora: string;
}

/** One unit of work, provided by the caller. */
export type Transaction = <T>(work: (manager: EntityManager) => Promise<T>) => Promise<T>;

/**
 * Writes a company's initial data, on top of catalogues and demo users (seedCatalogos, seedUsers), in one transaction. Deterministic: the same date
 * gives the same data.
 */
export function seedDemo(
  transaction: Transaction,
  { ahora, dejarActas = false, otros }: DemoOptions,
): Promise<{ totals: DemoTotals; pendientes: ActaPendiente[] }> {
  return transaction(async (manager) => {
    const seeder = new BlockSeeder(manager, hoyEn(ahora), otros);
    return { pendientes: await seeder.write(dejarActas), totals: seeder.totals };
  });
}

class BlockSeeder implements Bloque {
  readonly random: Random;
  readonly users = new Map<string, number>();
  readonly ejecutivos: number[] = [];
  readonly totals: DemoTotals = {
    personas: 0,
    grupos: 0,
    planes: 0,
    asambleas: 0,
    participantes: 0,
    adjudicaciones: 0,
    movimientos: 0,
  };
  recibo = 0;
  /** Held, without minutes yet. */
  private esperaActa: { readonly cual: string; readonly asunto: Asunto } | null = null;

  constructor(
    readonly manager: EntityManager,
    readonly hoy: string,
    private readonly otros: DemoOptions['otros'],
  ) {
    this.random = new Random(SEED + (otros?.primeraPersona ?? 0));
  }

  async write(dejarActas: boolean): Promise<ActaPendiente[]> {
    for (const { id, usuario, role } of await this.manager.find(Usuario, { order: { id: 'ASC' } })) {
      this.users.set(usuario, id);
      if (role === 'Ejecutivo Adjudicaciones') this.ejecutivos.push(id);
    }
    const personas = await this.personas();
    if (this.otros === undefined) {
      await this.listaDeControl(personas);
      await seedFormatosDeReporte(this.manager, new Date(`${this.hoy}T13:00:00.000Z`));
    }
    const pendientes: ActaPendiente[] = [];
    const libres = [...personas];
    for (const [indice, grupo] of (this.otros?.guion ?? guion).entries())
      pendientes.push(...(await this.grupo(grupo, indice, personas, libres, dejarActas && indice % 4 === 0)));
    if (this.otros === undefined) await this.avisos();
    return pendientes;
  }

  private async personas(): Promise<PersonaConId[]> {
    const year = Number(this.hoy.slice(0, 4));
    const first = this.otros?.primeraPersona ?? 0;
    const length = this.otros?.personas ?? PERSONAS;
    const nuevas = Array.from({ length }, (_, i) => personaDemo(this.random, first + i, year));
    await insertMany(this.manager, Persona, nuevas);
    const ids = await idsBy<string>(
      this.manager,
      Persona,
      'identificacion',
      'identificacion',
      nuevas.map((p) => p.identificacion),
    );
    const personas = nuevas.map((p) => ({ ...p, id: ids.get(p.identificacion) as number }));
    await insertMany(
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
    const codigo = this.otros === undefined ? codigoDeGrupo(indice) : String(this.otros.primerCodigo + indice);
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
    if (sinActa !== undefined && grupo.producto === '01')
      this.esperaActa ??= {
        cual: `La asamblea ${sinActa.numero} del grupo ${codigo} de MotorPlan`,
        asunto: asuntoDe('asamblea', grupo.producto, codigo, sinActa.numero),
      };
    for (const asamblea of celebradas) if (asamblea !== sinActa) adjudicar(this.random, puestos, asamblea, this.hoy);

    const planIds = await escribirPlanes(this, grupo, grupoId, codigo, puestos);
    await escribirMovimientos(this, grupo, inicio, puestos, planIds);
    const asambleaIds = await escribirAsambleas(this, grupo, grupoId, asambleas, sinActa);
    await escribirParticipantes(this, codigo, grupo, asambleas, puestos, planIds, asambleaIds);
    const emitir = dejarActa && sinActa === undefined ? celebradas.at(-1) : undefined;
    await escribirAdjudicaciones(this, puestos, celebradas, emitir, planIds, asambleaIds, grupo.producto, indice === 0);
    this.totals.grupos++;
    return emitir === undefined
      ? []
      : [{ asambleaId: asambleaIds.get(emitir.numero) as number, fecha: emitir.fecha, hora: emitir.hora }];
  }

  /** One of the clients may be in it. */
  private async listaDeControl([primera]: readonly PersonaConId[]): Promise<void> {
    await seedListaDeControl(this.manager, 'PEP Ecuador', primera === undefined ? [] : [nombreDeCliente(primera)]);
  }

  private async avisos(): Promise<void> {
    const creadaEn = new Date(`${this.hoy}T13:05:00.000Z`);
    const aviso = (usuario: string, titulo: string, texto: string, lleva: Partial<Asunto> & { enlace?: string }) => {
      const usuarioId = this.users.get(usuario);
      const { recurso = null, clave = null, enlace = null } = lleva;
      return usuarioId === undefined
        ? []
        : [{ usuarioId, titulo, texto, recurso, clave, enlace, creadaEn, leidaEn: null }];
    };
    const deHoy = JSON.stringify({ fechaDesde: this.hoy, fechaHasta: this.hoy });
    const hoySeCelebran = (usuario: string) =>
      aviso(usuario, 'Asambleas de hoy', 'Hoy se celebran asambleas de MotorPlan y CasaPlan.', {
        enlace: `/asistente/calendario-asambleas?filter=${encodeURIComponent(deHoy)}`,
      });
    await insertMany(this.manager, Notificacion, [
      ...hoySeCelebran('asistente'),
      ...hoySeCelebran('director'),
      ...(this.esperaActa === null
        ? []
        : aviso(
            'asistente',
            'Acta pendiente',
            `${this.esperaActa.cual} ya se celebró y espera su acta.`,
            this.esperaActa.asunto,
          )),
    ]);
  }
}
