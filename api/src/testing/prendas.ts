import { type DatosDePersonas, esNadie, formularioDePersonas, personasDesdePagare, soloCampos } from '@adjudica/domain';
import type { PrendaVista } from '../capabilities/prenda/prenda.dto';
import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { Interviniente } from '../entities/interviniente.entity';
import { Pagare } from '../entities/pagare.entity';
import { Usuario } from '../entities/usuario.entity';
import { type ClienteConPlanes, clienteConPlanes } from './medios';
import type { Client, TestApp } from './test-app';

/** A pending note of the plan with saved persons. */
export function filaDePagare(id: number, { planes: [plan], titular, cedula }: ClienteConPlanes): Pagare {
  if (plan === undefined) throw new Error('a note is of a plan');
  return {
    id,
    planId: plan.id,
    adjudicacionId: plan.adjudicacionId,
    personaId: titular.id,
    estado: 'P',
    emision: 1,
    cedulaCliente: cedula,
    nombresCliente: `${titular.apellidoPaterno} ${titular.apellidoMaterno} ${titular.nombres}`,
    lugarEmision: '1701',
    fechaEmision: '2026-03-02',
    fechaInicial: '2026-04-05',
    fechaFinal: '2030-03-05',
    plazo: 48,
    valorDividendo: 38_050,
    monto: 1_826_400,
    generadoPor: null,
    generadoEn: new Date('2026-03-02T14:00:00.000Z'),
    actualizadoPor: null,
    actualizadoEn: new Date('2026-03-02T14:05:00.000Z'),
    enviadoPor: null,
    enviadoEn: null,
    decididoPor: null,
    decididoEn: null,
    motivo: null,
    reemplazaA: null,
    anulacionPedidaPor: null,
    anulacionPedidaEn: null,
    motivoAnulacion: null,
    anuladoPor: null,
    anuladoEn: null,
    version: 1,
    conyugeCedula: null,
    conyugeNombre: null,
    garanteCedula: null,
    garanteNombre: null,
    garanteConyugeCedula: null,
    garanteConyugeNombre: null,
    segundoGaranteCedula: null,
    segundoGaranteNombre: null,
    testigoCedula: null,
    testigoNombre: null,
    huellaCedula: null,
    huellaNombre: null,
    representanteCedula: '1710034065',
    representanteNombre: 'Lucía Fernanda Güillín Peña',
  };
}

/** The persons that a note names, as somebody typed them for its case. */
export async function escribirPersonas(
  t: Pick<TestApp, 'application'>,
  adjudicacionId: number,
  datos: Partial<DatosDePersonas>,
): Promise<void> {
  const { manager } = t.application.dataSource;
  const personas = personasDesdePagare(
    { ...formularioDePersonas.vacio(), ...soloCampos<DatosDePersonas>(formularioDePersonas.nombres, datos) },
    { personas: {}, solicitud: {} },
  );
  for (const [rol, persona] of Object.entries(personas))
    if (!esNadie(persona)) {
      await manager.delete(Interviniente, { adjudicacionId, rol });
      await manager.insert(Interviniente, {
        ...persona,
        adjudicacionId,
        rol,
        guardadaEn: new Date('2026-03-02T14:05:00.000Z'),
        guardadaPor: null,
        version: 1,
      });
    }
}

/** Numbers of notes beyond any counter of a test. */
let numeros = 500;

export interface PagareDePrueba extends ClienteConPlanes {
  numero: number;
}

/** A client with a note, the folder approved with that guarantee. */
export async function conPagare(
  t: TestApp,
  {
    cliente,
    producto = '01',
    garantia = 'C',
    ...cambio
  }: Partial<Pagare> & { cliente?: ClienteConPlanes; producto?: string; garantia?: string | null } = {},
): Promise<PagareDePrueba> {
  const { manager } = t.application.dataSource;
  const clienteConPlan = cliente ?? (await clienteConPlanes(t, { producto, ejecutivo: 'ejecutivo' }));
  numeros += 1;
  const pagare = { ...filaDePagare(numeros, clienteConPlan), ...cambio };
  await manager.insert(Pagare, pagare);
  await escribirPersonas(t, pagare.adjudicacionId, pagare);
  const { id: carpetaId } = await manager.findOneByOrFail(Carpeta, { planId: clienteConPlan.planes[0]?.id as number });
  await manager.update(Carpeta, { id: carpetaId }, { idDepartamento: '003' });
  if (garantia !== null)
    await manager.insert(CarpetaEnvio, {
      carpetaId,
      enviadaEn: new Date('2026-02-20T14:00:00.000Z'),
      enviadaPor: null,
      completa: true,
      faltantes: 0,
      resultado: 'Aprobado',
      tipoGarantia: garantia,
      comentario: 'Cliente con capacidad de pago',
      resueltaPor: null,
      resueltaEn: new Date('2026-02-21T14:00:00.000Z'),
    });
  return { ...clienteConPlan, numero: numeros };
}

/** By `usuario`, with everything that the note's act writes. */
export async function aprobarPagare(t: TestApp, numero: number, usuario = 'legal'): Promise<void> {
  const { manager } = t.application.dataSource;
  const { id } = await manager.findOneByOrFail(Usuario, { usuario });
  const decididoEn = new Date('2026-03-05T15:00:00.000Z');
  await manager.update(Pagare, { id: numero }, { estado: 'A', decididoPor: id, decididoEn });
}

/** A complete body for a single client with an unknown vehicle. */
export const cuerpoDePrenda = {
  estadoCivil: 'S',
  estadoBien: 'Nuevo',
  vehiculoMarca: 'Kia',
  vehiculoModelo: 'Sportage',
  vehiculoAnio: 2026,
  vehiculoColor: 'Gris',
  vehiculoMotor: 'G4NAPH123456',
  vehiculoChasis: 'KNAPB81ABT7123456',
  depositarioCedula: '1712345678',
  depositarioNombres: 'Íñigo',
  depositarioApellidos: 'Muñoz Yépez',
  depositarioCorreo: 'inigo@correo.example',
  representanteEmpresa: 'Lucía Fernanda Güillín Peña',
  enCalidadEmpresa: 'Gerente General',
};

/** The same for a house. */
export const cuerpoDePrendaDeCasa = {
  estadoCivil: cuerpoDePrenda.estadoCivil,
  inmuebleTipo: 'CASA',
  inmuebleCanton: 'Quito',
  inmuebleDireccion: 'Conjunto Los Arrayanes, casa 14',
  inmuebleArea: 120,
  inmuebleRegistro: 'RP-2026-004512',
  depositarioCedula: cuerpoDePrenda.depositarioCedula,
  depositarioNombres: cuerpoDePrenda.depositarioNombres,
  depositarioApellidos: cuerpoDePrenda.depositarioApellidos,
  depositarioCorreo: cuerpoDePrenda.depositarioCorreo,
  representanteEmpresa: cuerpoDePrenda.representanteEmpresa,
  enCalidadEmpresa: cuerpoDePrenda.enCalidadEmpresa,
};

export const guardarPrenda = (quien: Client, numero: number, version: number, cambio: object = {}) =>
  quien.put(`/prenda/${numero}`, { ...cuerpoDePrenda, ...cambio, version });

/** A saved one. */
export async function prendaIngresada(
  t: TestApp,
  opciones: Parameters<typeof conPagare>[1] = {},
): Promise<PrendaVista> {
  const { numero } = await conPagare(t, opciones);
  const { status, text, body } = await guardarPrenda(await t.as('asistente.legal'), numero, 0);
  if (status !== 200) throw new Error(`pledge: ${status} ${text}`);
  return body as PrendaVista;
}
