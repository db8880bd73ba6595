import { finanzasEnCero } from '@adjudica/domain';
import { CASADO, type Caso, caso, EJECUTIVO, listaDe, PLAN, PLAN_DEL_CASADO, soloPersonas } from '../servicio-casos';

const CLAVE = `${PLAN_DEL_CASADO}-titular`;
const { cajaBanco: _, cuentasPorCobrar: _suyas, ...enCero } = finanzasEnCero();
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
    cuerpo: { activos: { cash: 1200.1 }, TotalA: 1 },
    estado: 422,
  }),
  caso('PUT info-fin/guarda/{3 params}', 'all values and a total in, saved', EJECUTIVO, {
    camino: `info-fin/guarda/${CASADO}/${PLAN_DEL_CASADO}/N`,
    cuerpo: { activos: { ...enCero, cash: 900, CuentasPorCobrar: 100 }, Totalactivos: 1000, TotalPatrimonio: 1000 },
    da: { cajaBanco: 900, cuentasPorCobrar: 100, totalActivo: 1000 },
  }),
  caso('PUT info-fin/guarda/{3 params}', 'some values in, saved beside the others', EJECUTIVO, {
    camino: `info-fin/guarda/${CASADO}/${PLAN_DEL_CASADO}/N`,
    cuerpo: { activos: { cash: 1200.1 }, ingresos: { incomes: 800 }, egresos: { health: 40 } },
    da: { cajaBanco: 1200.1, cuentasPorCobrar: 100, ingresoFijo: 800, egresoSalud: 40 },
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
    cuerpo: { cumple: 'S', parametro: 'VALOR19', motivo: 'Verificado en su domicilio' },
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
