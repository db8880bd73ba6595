import {
  type BloqueDeContrato,
  type DatosDeContrato,
  type EstadoDePagare,
  formularioDeInterviniente,
  idsDeBloque,
} from '@adjudica/domain';
import type { ContratoVista } from '../capabilities/contrato/contrato.dto';
import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { Ciudad } from '../entities/catalogo.entity';
import { Interviniente } from '../entities/interviniente.entity';
import { Pagare } from '../entities/pagare.entity';
import { Persona } from '../entities/persona.entity';
import { Plan } from '../entities/plan.entity';
import { bienIdentificado } from './medios';
import { type PlanDePrueba, planAdjudicado } from './solicitudes';
import type { Client, TestApp } from './test-app';

let numero = 900;

interface OpcionesDePlan {
  /** `null` = folder not approved. */
  readonly garantia?: string | null;
  /** State of its note; `false` = none. */
  readonly pagare?: EstadoDePagare | false;
  readonly producto?: string;
  /** `false`: nobody said which unit it is, nor anything of the persons. */
  readonly completo?: boolean;
}

/** An awarded plan with an identified good, known persons, an approved folder (C) and an approved note, unless told otherwise. */
export async function planPorContratar(
  t: TestApp,
  { garantia = 'C', pagare = 'A', producto = '01', completo = true }: OpcionesDePlan = {},
): Promise<PlanDePrueba> {
  const plan = await planAdjudicado(t, { ejecutivo: 'ejecutivo' }, { productoCodigo: producto });
  const { manager } = t.application.dataSource;
  const { planId, titular } = plan;
  const carpeta = await manager.findOneByOrFail(Carpeta, { planId });
  if (completo) {
    const premiado = { ...plan, id: planId, adjudicacionId: carpeta.adjudicacionId };
    await bienIdentificado(t, { titular, planes: [premiado] }, producto);
    await conocerPersonas(t, plan, carpeta.adjudicacionId);
  }
  if (garantia !== null) {
    await manager.update(Carpeta, { id: carpeta.id }, { idDepartamento: '003' });
    const enviadaEn = t.clock.now();
    await manager.insert(CarpetaEnvio, {
      carpetaId: carpeta.id,
      enviadaEn,
      completa: true,
      faltantes: 0,
      resultado: 'Aprobado',
      tipoGarantia: garantia,
      comentario: 'Con capacidad de pago',
      resueltaEn: enviadaEn,
    });
  }
  if (pagare !== false) await pagareGuardado(t, plan, carpeta.adjudicacionId, pagare);
  return plan;
}

const DEPOSITARIO = { identificacion: '1710034065', nombres: 'María Lorena', apellidos: 'Andrade Salazar' };
/** The same as a pledge says it. */
export const depositarioConocido = {
  depositarioCedula: DEPOSITARIO.identificacion,
  depositarioNombres: DEPOSITARIO.nombres,
  depositarioApellidos: DEPOSITARIO.apellidos,
};

/** Whom a contract names, with everything that it prints of them. */
export async function conocerPersonas(
  t: TestApp,
  { titular }: Pick<PlanDePrueba, 'titular'>,
  adjudicacionId: number,
): Promise<void> {
  const { manager } = t.application.dataSource;
  await manager.update(Persona, { id: titular.id }, { provinciaCodigo: '17' });
  const comun = {
    ...formularioDeInterviniente.vacio(),
    ...{ tipoIdentificacion: 'C', genero: 'F', estadoCivil: 'S', nacionalidad: 'EC', ocupacion: 'Comerciante' },
    ...{ direccion: 'Av. Amazonas N36-152', ciudad: 'Quito', telefono: '0987654321', correo: 'ana@correo.example' },
  };
  const { identificacion, nombres, apellidoPaterno, apellidoMaterno } = titular;
  const personas = {
    deudor: { identificacion, nombres, apellidos: `${apellidoPaterno} ${apellidoMaterno}` },
    depositario: DEPOSITARIO,
    representante: {
      ...{ identificacion: '1712345675', nombres: 'Lucía Fernanda', apellidos: 'Güillín Peña' },
      calidad: 'Gerente General',
    },
  };
  for (const [rol, persona] of Object.entries(personas))
    await manager.insert(Interviniente, {
      ...{ ...comun, ...persona, adjudicacionId, rol },
      ...{ guardadaEn: t.clock.now(), guardadaPor: null, version: 1 },
    });
}

async function pagareGuardado(
  t: TestApp,
  { planId, titular }: PlanDePrueba,
  adjudicacionId: number,
  estado: EstadoDePagare,
): Promise<void> {
  const { manager } = t.application.dataSource;
  const { valorCuota } = await manager.findOneByOrFail(Plan, { id: planId });
  const { codigo } = (await manager.find(Ciudad, { take: 1 }))[0] as Ciudad;
  numero += 1;
  await manager.insert(Pagare, {
    id: numero,
    planId,
    adjudicacionId,
    personaId: titular.id,
    estado,
    decididoEn: estado === 'P' ? null : t.clock.now(),
    emision: 1,
    cedulaCliente: titular.identificacion,
    nombresCliente: titular.nombres,
    lugarEmision: codigo,
    fechaEmision: '2026-03-01',
    fechaInicial: '2026-04-05',
    fechaFinal: '2030-03-05',
    plazo: 48,
    valorDividendo: valorCuota,
    monto: valorCuota * 48,
    generadoPor: null,
    generadoEn: t.clock.now(),
    version: 1,
  });
}

const made = async <T>(response: PromiseLike<{ status: number; text: string; body: T }>): Promise<T> => {
  const { status, text, body } = await response;
  if (status >= 300) throw new Error(`contract: ${status} ${text}`);
  return body;
};

/** Of a single person who buys a new vehicle. */
export const cabeceraDePrueba: Partial<DatosDeContrato> = { estadoCivil: 'S', estadoBien: 'Nuevo' };

export const crearContrato = (client: Client, idCodigo: string, cambio: object = {}): Promise<ContratoVista> =>
  made(client.post('/contrato', { idCodigo, ...cabeceraDePrueba, ...cambio }));

export const generarBloque = (client: Client, idCodigo: string, bloque: BloqueDeContrato): Promise<ContratoVista> =>
  made(client.post(`/contrato/${idCodigo}/bloque`, { bloque }));

export const contratoDe = (client: Client, idCodigo: string): Promise<ContratoVista> =>
  made(client.get(`/contrato/${idCodigo}`));

/** A contract with so many of its first blocks, from their formats. */
export async function contratoConBloques(
  t: TestApp,
  client: Client,
  bloques = 7,
  opciones: OpcionesDePlan = {},
): Promise<PlanDePrueba> {
  const plan = await planPorContratar(t, opciones);
  await crearContrato(client, plan.idCodigo);
  for (const bloque of idsDeBloque.slice(0, bloques)) await generarBloque(client, plan.idCodigo, bloque);
  return plan;
}
