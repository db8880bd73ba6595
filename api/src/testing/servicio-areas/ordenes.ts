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
  caso('POST orden/insertar', 'a plan without an approval, 404', EJECUTIVO, {
    camino: 'orden/insertar',
    cuerpo: { ...nueva, IdCodigo: '01-M001-1' },
    estado: 404,
  }),
  caso('POST orden/insertar', 'the payload of 3.1 in, numeroOrden out', EJECUTIVO, {
    camino: 'orden/insertar',
    cuerpo: nueva,
    estado: 201,
    da: { medioId: 3, estado: 'pendiente', concesionarioId: 1, planes: [{ idCodigo: '01-M002-4' }] },
    despues: (_, { body }) => expect(body.numeroOrden).toBe(body.id),
  }),
  caso('GET orden/all/100', 'nothing in, all orders out', EJECUTIVO, {
    camino: 'orden/all/100',
    propia: '/orden-de-compra',
  }),
  caso('GET orden/cedula/{id}', 'a cédula in, its orders out', EJECUTIVO, {
    camino: async (escena) => `orden/cedula/${await cedulaDe(escena, PLAN)}`,
    despues: (_, { body }) => expect(body.map(({ id }: { id: number }) => id)).toEqual([2]),
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
    propia: '/solicitud-de-pago',
    da: [{ numeroSolicitud: 1, estadoSolicitud: 'pendiente' }],
  }),
  caso('GET aprobarOrdenPago/{4 params}', 'a payment to approve, which a person answers for', JEFATURA, {
    camino: `aprobarOrdenPago/1/${cuentaDeRol(JEFATURA)}/1700000019/01-M002-6`,
    ...soloPersonas,
  }),
  caso('GET anularOrdenPago/{3 params}', 'somebody else as who annuls, 403', JEFATURA, {
    camino: 'anularOrdenPago/1/gerente/Otra%20cuenta',
    estado: 403,
    da: { code: 'usuario-ajeno' },
  }),
  caso('GET anularOrdenPago/{3 params}', 'a payment and why in, annulled', JEFATURA, {
    camino: `anularOrdenPago/1/${cuentaDeRol(JEFATURA)}/Otra%20cuenta`,
    da: { id: 1, estado: 'anulado', motivo: 'Otra cuenta' },
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
    da: { orden: 2, estado: 'pendiente', concepto: 'COMPRA DE VEHICULO' },
  }),
  caso('POST orden/anular', 'another state than ANULADO, 422', JEFATURA, {
    camino: 'orden/anular',
    cuerpo: { IdOrden: 1, estado: 'APROBADO', obs: 'Otro color' },
    estado: 422,
  }),
  caso('POST orden/anular', 'an order and why in, annulled by the account', JEFATURA, {
    camino: 'orden/anular',
    cuerpo: { IdOrden: 1, estado: 'ANULADO', obs: 'Otro color', usuarioAnula: cuentaDeRol(JEFATURA) },
    da: { numeroOrden: 1, estado: 'anulada', motivo: 'Otro color' },
  }),
];
