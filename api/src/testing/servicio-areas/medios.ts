import { costos } from '../medios';
import {
  CASADO,
  type Caso,
  CEDULA,
  caso,
  EJECUTIVO,
  type Escena,
  listaDe,
  PLAN,
  PLAN_DEL_CASADO,
} from '../servicio-casos';

/** Brand and model by their names. */
const ficha = async ({ como }: Escena) => {
  const [marca] = (await como(EJECUTIVO).propia(listaDe('marca-vehiculo', { id: [1] }))).body;
  const [modelo] = (await como(EJECUTIVO).propia(listaDe('modelo-vehiculo', { id: [1] }))).body;
  return {
    cod_empresa: '01',
    cod_producto: '01',
    v_marca: marca.nombre,
    v_modelo: modelo.nombre,
    v_tipo: 'AUTOMOVIL',
    v_anio: '2026',
    v_estado: 'Nuevo',
  };
};
const persona = {
  cedula: '1712345678',
  nombres: 'Íñigo',
  apellidos: 'Muñoz',
  telefonoContacto: '022345678',
  correo: 'inigo@correo.example',
  direccion: 'Av. Amazonas N34-120',
};

export const casosDeMedios: readonly Caso[] = [
  caso('GET medios-aprobacion/autos', 'nothing in, brands out', EJECUTIVO, {
    camino: 'medios-aprobacion/autos',
    propia: '/marca-vehiculo',
    despues: (_, { body }) => expect(body[0].nombreMarcaVehiculo).toBe(body[0].nombre),
  }),
  caso('GET autos/{id}', 'a brand in, its models out', EJECUTIVO, {
    camino: 'autos/1',
    propia: '/modelo-vehiculo',
    filtro: { marca: [1] },
  }),
  caso('GET autos/color', 'nothing in, colours out and no model', EJECUTIVO, {
    camino: 'autos/color',
    propia: '/color-vehiculo',
  }),
  caso('GET tipo_vehiculo', 'nothing in, classes out', EJECUTIVO, {
    camino: 'tipo_vehiculo',
    propia: '/tipo-vehiculo',
  }),
  caso('GET fichaBien/{2 params}', 'a plan in, its vehicle out', EJECUTIVO, {
    camino: `fichaBien/${CEDULA}/${PLAN}`,
    propia: `/plan/${PLAN}/ficha-bien`,
    da: { Ficha: { marca: 'Chevrolet', modelo: 'Sail', Ano: 2026 } },
  }),
  caso('GET dispositivo/{id}', 'a device in, its value out', EJECUTIVO, {
    camino: 'dispositivo/1',
    propia: '/dispositivo/1',
  }),
  caso('GET seguroPoliza/{2 params}', 'a plan in, policy and device out', EJECUTIVO, {
    camino: `seguroPoliza/${CEDULA}/${PLAN}`,
    propia: `/plan/${PLAN}/seguro`,
  }),
  caso('POST guardar/ficha', 'a brand that there is not, 422 at its name', EJECUTIVO, {
    camino: 'guardar/ficha',
    cuerpo: async (escena) => ({ ...(await ficha(escena)), cedula: CASADO, v_marca: 'Trabant' }),
    estado: 422,
    da: { errors: { v_marca: expect.any(String) } },
  }),
  caso('POST guardar/ficha', 'a vehicle by its names in, resultado out', EJECUTIVO, {
    camino: 'guardar/ficha',
    cuerpo: async (escena) => ({ ...(await ficha(escena)), cedula: CASADO, idcodigo_1: PLAN_DEL_CASADO }),
    estado: 201,
    da: { resultado: expect.any(Number) },
    despues: async ({ notas, como }, { body }) => {
      notas['ficha'] = String(body.resultado);
      expect((await como(EJECUTIVO).propia(`/ficha-bien/${body.resultado}`)).body).toMatchObject({
        marcaId: 1,
        anio: 2026,
      });
    },
  }),
  caso('POST actualiza/ficha', 'the vehicle with a colour in, resultado out', EJECUTIVO, {
    camino: 'actualiza/ficha',
    cuerpo: async (escena) => ({ ...(await ficha(escena)), Idficha: escena.notas['ficha'], v_color: 'Rojo' }),
    despues: async ({ notas, como }) =>
      expect((await como(EJECUTIVO).propia(`/ficha-bien/${notas['ficha']}`)).body.color).toBe('Rojo'),
  }),
  caso('POST guardar/medio', 'another state of the vehicle than its own, 422', EJECUTIVO, {
    camino: 'guardar/medio',
    cuerpo: ({ notas }) => ({ Idficha: notas['ficha'], IdCliente: CASADO, tipoVehiculo: 'Usado', ...costos }),
    estado: 422,
    da: { errors: { tipoVehiculo: expect.any(String) } },
  }),
  caso('POST guardar/medio', 'the payload of 3.8 in, an approval out', EJECUTIVO, {
    camino: 'guardar/medio',
    cuerpo: ({ notas }) => ({
      Idficha: Number(notas['ficha']),
      IdCliente: CASADO,
      planes: PLAN_DEL_CASADO,
      tipoVehiculo: 'Nuevo',
      total: 735.9,
      ...costos,
    }),
    estado: 201,
    da: { estado: 'espera', total: 735.9 },
    despues: ({ notas }, { body }) => {
      notas['medio'] = String(body.id);
    },
  }),
  caso('POST saldodeudor', 'a plan in, saldo out', EJECUTIVO, {
    camino: 'saldodeudor',
    cuerpo: { cedulaCliente: CEDULA, plan: PLAN },
    da: { saldo: expect.any(Number) },
  }),
  caso('PUT actualizar/medio/{id}', 'another value in, the approval out', EJECUTIVO, {
    camino: ({ notas }) => `actualizar/medio/${notas['medio']}`,
    cuerpo: { IdCliente: CASADO, planes: [PLAN_DEL_CASADO], ...costos, avaluo: 90 },
    da: { avaluo: 90, total: 745.9 },
  }),
  caso('POST depositario/guardar', 'somebody in, saved for the plan', EJECUTIVO, {
    camino: 'depositario/guardar',
    cuerpo: { ...persona, plan: PLAN_DEL_CASADO },
    da: { identificacion: '1712345678', telefono: '022345678' },
  }),
  caso('PUT depositario/actualizar/{id}', 'another surname in, saved over the first', EJECUTIVO, {
    camino: `depositario/actualizar/${PLAN_DEL_CASADO}`,
    cuerpo: { ...persona, apellidos: 'Muñoz Páez' },
    da: { apellidos: 'Muñoz Páez' },
  }),
  caso('GET depositario/plan/{id}', 'a plan in, its keeper out', EJECUTIVO, {
    camino: `depositario/plan/${PLAN_DEL_CASADO}`,
    propia: `/depositario/${PLAN_DEL_CASADO}`,
    da: { cedula: '1712345678', telefonoContacto: '022345678' },
  }),
];
