import { propios } from '@adjudica/domain';
import { type Caso, caso, cuentaDeRol, EJECUTIVO, type Escena, JEFATURA, soloPersonas } from '../servicio-casos';

/** The order No. 2 of the world is approved and not paid; its plan, and who it is of. */
const PLAN = '01-M002-5';
const cedulaDe = async ({ como }: Escena, plan: string): Promise<string> =>
  (await como(EJECUTIVO).propia(`/plan/${plan}`)).body.titular.identificacion;
const nueva = {
  Empresa: '01',
  Producto: '01',
  IdCodigo: '01-M002-4',
  CategoriaTipoCarta: '001',
  TipoCarta: '001',
  Marca: 'Chevrolet',
  PorcentajeComision: 2.5,
  FinanciaDiferenciaPrecio: 'N',
  ValorFinanciaDiferenciaPrecio: 0,
  idConcesionario: 1,
  IncluyeConcesionario: '',
  estado: 'PENDIENTE',
  codUsuario: cuentaDeRol(EJECUTIVO),
};

interface Orden {
  readonly numeroOrden: number;
  readonly estado: string;
  readonly usuarioA: string;
}
/** Part 2 §4.1, as an integrator reads it. */
const insignia = ({ estado, usuarioA }: Orden): string => {
  if (usuarioA === '') return 'Pendiente';
  if (estado.toUpperCase() === 'ANULADO') return 'Anulada';
  return estado === '' ? 'Aprobada' : 'Pendiente';
};
/** Part 2 §3.1. */
const ENTIDAD =
  'numeroOrden cedula nombreCliente IdCodigo_1 IdCodigo_2 IdCodigo_3 IdCodigo_4 fecha estado usuarioA idConcesionario nombreCategoriaCarta tipoCarta nombreConcesionario nombreAtencionA jefeVentas jefeFinanciero valorDispositivo atencionTercero incluyeConcesionario Direccion Telefono vehiculoMarca vehiculoModelo vehiculoAnio vehiculoColor vehiculoMotor vehiculoChasis vehiculoPlaca vehiculovalor valorPlan porcentajeComision valorComision valorComisionDispositivo valorDiferenciaPrecio valorPagoConcesionario obs nombreUsuario nombreUsuarioEstado fechaUltimAnu'.split(
    ' ',
  );

export const casosDeOrdenes: readonly Caso[] = [
  caso('POST orden/insertar', 'another brand than that of the approval, 422', EJECUTIVO, {
    camino: 'orden/insertar',
    cuerpo: { ...nueva, Marca: 'Trabant' },
    estado: 422,
    da: { errors: { Marca: expect.any(String) } },
  }),
  caso('POST orden/insertar', 'a person that the dealer has not, 422', EJECUTIVO, {
    camino: 'orden/insertar',
    cuerpo: { ...nueva, JefeVentas: 'Nadie Nunca' },
    estado: 422,
    da: { errors: { JefeVentas: expect.any(String) } },
  }),
  caso('POST orden/insertar', 'a flag of the dealer that is neither S nor empty, 422', EJECUTIVO, {
    camino: 'orden/insertar',
    cuerpo: { ...nueva, IncluyeConcesionario: 'X' },
    estado: 422,
    da: { errors: { IncluyeConcesionario: propios.servicio.valorEsperado(['S']) } },
  }),
  caso('POST orden/insertar', 'a plan without an approval, 404', EJECUTIVO, {
    camino: 'orden/insertar',
    cuerpo: { ...nueva, IdCodigo: '01-M001-1' },
    estado: 404,
  }),
  caso('POST orden/insertar', 'the payload of 3.1 in, numeroOrden out', EJECUTIVO, {
    camino: 'orden/insertar',
    cuerpo: nueva,
    estado: 201,
    da: {
      ...{ medioId: 3, estado: 'PENDIENTE', usuarioA: '', idConcesionario: 1 },
      ...{ IdCodigo_1: '01-M002-4', IdCodigo_2: '', vehiculoMarca: 'Chevrolet', porcentajeComision: 2.5 },
    },
    despues: (_, { body }) => expect(body.numeroOrden).toBe(body.id),
  }),
  caso('GET orden/all/100', 'nothing in, all orders with their fields and states out', EJECUTIVO, {
    camino: 'orden/all/100',
    despues: (_, { body }) => {
      expect(body.map((orden: Orden) => [orden.numeroOrden, insignia(orden)])).toEqual([
        [4, 'Pendiente'],
        [3, 'Aprobada'],
        [2, 'Aprobada'],
        [1, 'Pendiente'],
      ]);
      expect(body[2]).toMatchObject({ IdCodigo_1: PLAN, vehiculovalor: expect.any(Number), incluyeConcesionario: '' });
    },
  }),
  caso('GET orden/cedula/{id}', 'a cédula in, its whole orders out', EJECUTIVO, {
    camino: async (escena) => `orden/cedula/${await cedulaDe(escena, PLAN)}`,
    despues: (_, { body }) => {
      expect(body.map((orden: Orden) => [orden.numeroOrden, insignia(orden)])).toEqual([[2, 'Aprobada']]);
      expect(Object.keys(body[0])).toEqual(expect.arrayContaining(ENTIDAD));
    },
  }),
  caso('GET orden/aprobar/{4 params}', 'an order to approve, which a person answers for', JEFATURA, {
    camino: `orden/aprobar/1700000019/01-M002-3/1/${cuentaDeRol(JEFATURA)}`,
    ...soloPersonas,
  }),
  caso('GET orden/genera/ordenDoc/{2 params}', 'cédula and plan in, the key of its document out', EJECUTIVO, {
    camino: async (escena) => `orden/genera/ordenDoc/${await cedulaDe(escena, PLAN)}/${PLAN}`,
    da: { key: '/api/v1/orden-de-compra/2/documento', documentoEmitido: true },
    despues: async ({ como }) =>
      expect((await como(EJECUTIVO).propia('/orden-de-compra/2/documento')).headers['content-type']).toBe(
        'application/pdf',
      ),
  }),
  caso('GET checklist/{2 params}', 'the plan of another client, 404', EJECUTIVO, {
    camino: `checklist/1710034065/${PLAN}`,
    estado: 404,
  }),
  caso('GET checklist/{2 params}', 'cédula and plan in, its documents out', EJECUTIVO, {
    camino: async (escena) => `checklist/${await cedulaDe(escena, PLAN)}/${PLAN}`,
    propia: '/solicitud-de-pago/checklist/2',
  }),
  caso('GET checklist/lista/ordenes/pagos', 'nothing in, payments out', EJECUTIVO, {
    camino: 'checklist/lista/ordenes/pagos',
    da: [
      {
        ...{ numeroSolicitud: 1, estadoSolicitud: '', nombreSolicitante: expect.any(String) },
        ...{ IdCodigo: '01-M002-6', IdCodigo_1: '01-M002-6', IdCodigo_2: '', conceptoSolicitud: expect.any(String) },
      },
    ],
  }),
  caso('GET aprobarOrdenPago/{4 params}', 'a payment to approve, which a person answers for', JEFATURA, {
    camino: `aprobarOrdenPago/1/${cuentaDeRol(JEFATURA)}/1700000019/01-M002-6`,
    ...soloPersonas,
  }),
  caso('GET anularOrdenPago/{3 params}', 'somebody who works not here as who annuls, 403', JEFATURA, {
    camino: 'anularOrdenPago/1/nadie/Otra%20cuenta',
    estado: 403,
    da: { code: 'usuario-ajeno' },
  }),
  caso('GET anularOrdenPago/{3 params}', 'a payment and why in, annulled', JEFATURA, {
    camino: `anularOrdenPago/1/${cuentaDeRol(JEFATURA)}/Otra%20cuenta`,
    da: { numeroSolicitud: 1, estadoSolicitud: 'anulado', motivo: 'Otra cuenta' },
  }),
  caso('GET anularOrdenPago/{3 params}', 'the same again: refused by its state', JEFATURA, {
    camino: `anularOrdenPago/1/${cuentaDeRol(JEFATURA)}/Otra%20cuenta`,
    estado: 409,
  }),
  caso('POST checklist/guardar', 'the payload of 3.2 in, a payment out', EJECUTIVO, {
    camino: 'checklist/guardar',
    cuerpo: async (escena) => ({
      cedula: await cedulaDe(escena, PLAN),
      plan: PLAN,
      conceptoPago: 'COMPRA DE VEHICULO',
      nombreSolicitante: 'Sistema central',
      usuario: escena.como(EJECUTIVO).id,
    }),
    estado: 201,
    da: { orden: 2, estadoSolicitud: '', conceptoSolicitud: 'COMPRA DE VEHICULO', IdCodigo_1: PLAN },
  }),
  caso('POST orden/anular', 'another state than ANULADO, 422', JEFATURA, {
    camino: 'orden/anular',
    cuerpo: { IdOrden: 1, estado: 'APROBADO', obs: 'Otro color' },
    estado: 422,
  }),
  caso('POST orden/anular', 'an order and why in, annulled by the account', JEFATURA, {
    camino: 'orden/anular',
    cuerpo: { IdOrden: 1, estado: 'ANULADO', obs: 'Otro color', usuarioAnula: cuentaDeRol(JEFATURA) },
    da: { numeroOrden: 1, estado: 'ANULADO', obs: 'Otro color', usuarioA: 'Sistema central' },
    despues: (_, { body }) => expect(insignia(body)).toBe('Anulada'),
  }),
];
