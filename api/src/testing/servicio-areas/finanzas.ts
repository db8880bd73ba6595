import { finanzasEnCero } from '@adjudica/domain';
import { CASADO, type Caso, caso, EJECUTIVO, listaDe, PLAN, PLAN_DEL_CASADO, soloPersonas } from '../servicio-casos';

const CLAVE = `${PLAN_DEL_CASADO}-titular`;
/** Part 1 §3, every value of the statement. */
const entero = {
  activos: {
    cash: 900,
    to_charge: 100,
    inventory: 0,
    house: 0,
    furnitures: 0,
    vehicles: 0,
    moto: 0,
    others_actives: 0,
  },
  pasivos: { to_pay: 0, suppliers: 0, loans: 500, debts: 0, others_pasives: 0 },
  ingresos: { incomes: 800, spouse_incomes: 0, rent: 0, retired: 0, other_incomes: 0 },
  egresos: {
    ...{ feeding: 0, education: 0, transport: 0, rent: 0, basic_services: 0, debts_to_bank: 0, health: 40 },
    other_outcomes: 0,
  },
};
const donde = { direccion: 'Av. Amazonas N34-120', ciudad: 'Quito', telefono: '022345678' };

export const casosDeFinanzas: readonly Caso[] = [
  caso('GET info-fin/consulta/{3 params}', 'a plan in, patrimonio, ingreso and egreso out', EJECUTIVO, {
    camino: `info-fin/consulta/${CASADO}/${PLAN_DEL_CASADO}/N`,
    propia: `/finanzas/${CLAVE}`,
    despues: (_, { body }) =>
      expect([body.patrimonio.CajaBanco, body.ingreso.Fijos, body.egreso.Salud]).toEqual([
        body.cajaBanco,
        body.ingresoFijo,
        body.egresoSalud,
      ]),
  }),
  caso('PUT info-fin/guarda/{3 params}', 'a total that is not that of the values, 422', EJECUTIVO, {
    camino: `info-fin/guarda/${CASADO}/${PLAN_DEL_CASADO}/N`,
    cuerpo: { ...entero, TotalA: 1 },
    estado: 422,
  }),
  caso('PUT info-fin/guarda/{3 params}', 'a value that is missing, 422 at it', EJECUTIVO, {
    camino: `info-fin/guarda/${CASADO}/${PLAN_DEL_CASADO}/N`,
    cuerpo: { ...entero, ingresos: { incomes: 800 } },
    estado: 422,
    da: { errors: { ingresoArriendo: expect.any(String) } },
  }),
  caso('PUT info-fin/guarda/{3 params}', 'a field that the call has not, 422 at it', EJECUTIVO, {
    camino: `info-fin/guarda/${CASADO}/${PLAN_DEL_CASADO}/N`,
    cuerpo: { ...entero, desconocido: 5 },
    estado: 422,
    da: { errors: { desconocido: expect.any(String) } },
  }),
  caso('PUT info-fin/guarda/{3 params}', 'all values and a total in, saved', EJECUTIVO, {
    camino: `info-fin/guarda/${CASADO}/${PLAN_DEL_CASADO}/N`,
    // a statement stands already whose loans run for more than a year
    antes: async ({ t, como }) => {
      const { body } = await como(EJECUTIVO).propia(`/finanzas/${CLAVE}`);
      const antes = { ...finanzasEnCero(), prestamoMasAno: 10_766, cuentasPorPagar: 5, version: body.version };
      expect((await (await t.as('ejecutivo')).put(`/finanzas/${CLAVE}`, antes)).status).toBe(200);
    },
    cuerpo: { ...entero, Totalactivos: 1000, TotalA: 1000, totalPasivo: 500, TotalP: 500, TotalPatrimonio: 500 },
    da: {
      ...{ cajaBanco: 900, cuentasPorCobrar: 100, totalActivo: 1000, prestamoAno: 500, prestamoMasAno: 0 },
      ...{ cuentasPorPagar: 0, totalPasivo: 500, ingresoFijo: 800, egresoSalud: 40 },
    },
  }),
  caso('GET riesgo/{id}', 'a plan in, its risk out', 'Riesgo', { camino: `riesgo/${PLAN}`, propia: `/riesgo/${PLAN}` }),
  caso('POST riesgo/Puntaje', 'a plan in, its score out', 'Riesgo', {
    camino: 'riesgo/Puntaje',
    cuerpo: { plan: PLAN, atitularde: 'S' },
    da: { plan: PLAN, puntaje: expect.any(Number) },
  }),
  caso('GET familiar', 'no plan, 422 at its name', EJECUTIVO, { camino: 'familiar', estado: 422 }),
  caso('GET familiar', 'a plan in, its personal references out', EJECUTIVO, {
    camino: `familiar/${PLAN_DEL_CASADO}`,
    propia: '/referencia',
    filtro: { clave: CLAVE, tipo: 'R' },
  }),
  caso('PUT familiar', 'a line that there is: replaced', EJECUTIVO, {
    camino: `familiar?plan=${PLAN_DEL_CASADO}`,
    cuerpo: async ({ como }) => {
      const [una] = (await como(EJECUTIVO).propia(listaDe('referencia', { clave: CLAVE, tipo: 'R' }))).body;
      return { linea: una.linea, Nombre: 'Ana Mora Paz', cedula: '1712345678', Parentesco: 'amigo', ...donde };
    },
    da: { nombre: 'Ana Mora Paz', identificacion: '1712345678' },
  }),
  caso('PUT comercial', 'a store in, added', EJECUTIVO, {
    camino: 'comercial',
    cuerpo: { plan: PLAN_DEL_CASADO, NombreAlmacen: 'Almacenes La Ganga', ...donde },
    estado: 201,
    da: { tipo: 'C', nombreComercio: 'Almacenes La Ganga' },
  }),
  caso('PUT bancaria', 'a bank by its name in, added', EJECUTIVO, {
    camino: 'bancaria',
    cuerpo: async ({ como }) => {
      const [banco] = (await como(EJECUTIVO).propia(listaDe('banco'))).body;
      const cuenta = { tipoCuenta: 'AHORROS', numeroCuenta: '2200112233' };
      return { plan: PLAN_DEL_CASADO, bancoNombre: banco.nombre, fechaApertura: '05/06/2015', ...cuenta };
    },
    estado: 201,
    da: { tipo: 'B', fechaApertura: '2015-06-05', numeroCuenta: '2200112233' },
  }),
  caso('PUT matriz-riesgo/actualizar/{id}', 'a parameter in, marked', 'Riesgo', {
    camino: `matriz-riesgo/actualizar/${PLAN}`,
    cuerpo: { cumple: 'S', parametro: 'VALOR19' },
    da: { supuesto: { motivo: expect.any(String) } },
    despues: (_, { body }) =>
      expect(body.parametros.find(({ codigo }: { codigo: string }) => codigo === 'VALOR19')).toMatchObject({
        cumple: true,
        origen: 'manual',
      }),
  }),
  caso('POST guardar/excepcion', 'an exception, which a person answers for', 'Riesgo', {
    camino: 'guardar/excepcion',
    cuerpo: { plan: PLAN, excepcion: 'S', observacion: 'Cliente conocido' },
    ...soloPersonas,
  }),
  caso('GET matriz-riesgo/Puntaje/{id}', 'a plan in, Puntaje out', 'Riesgo', {
    camino: `matriz-riesgo/Puntaje/${PLAN}`,
    propia: `/riesgo/${PLAN}`,
    despues: (_, { body }) => expect(body.Puntaje).toBe(body.puntaje),
  }),
  caso('POST solicitud/actualizar/carpeta', 'a folder to approve, which a person answers for', 'Riesgo', {
    camino: 'solicitud/actualizar/carpeta',
    cuerpo: { plan: PLAN, comentario: 'Con capacidad', estado: 'Aprobado', tipo_garantia: 'P' },
    ...soloPersonas,
  }),
  caso('POST solicitud/actualizar/carpeta', 'a folder to return, which a person answers for', 'Riesgo', {
    camino: 'solicitud/actualizar/carpeta',
    cuerpo: { plan: PLAN, comentario: 'Falta', estado: 'Rechazado' },
    ...soloPersonas,
  }),
];
