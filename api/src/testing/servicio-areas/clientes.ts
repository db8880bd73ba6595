import { ejemploDe, formularioDeSolicitud } from '@adjudica/domain';
import { CASADO, type Caso, CEDULA, caso, cuentaDeRol, EJECUTIVO, PLAN, PLAN_DEL_CASADO } from '../servicio-casos';

const pdf = (_: unknown, { headers }: { headers: Record<string, string> }) =>
  expect(headers['content-type']).toBe('application/pdf');

const {
  correo,
  direccion,
  profesion,
  fechaNacimiento: _,
  situacionLaboral: _suya,
  ...resto
} = ejemploDe(formularioDeSolicitud);
const solicitud = {
  cliente: {
    ...resto,
    cedula: CEDULA,
    garante: 'N',
    plan: PLAN,
    fecha: '05/06/1980',
    nombreProfesion: profesion,
    tipoBien: 'Nuevo',
    valor: 20_000,
    empresaTipoEmpleo: 'V',
    empresaNombre: 'Textiles del Sur',
    empresaActividad: 'Comercio',
    empresaCargo: 'Jefa de planta',
    empresaDireccion: 'Av. Maldonado 120',
    empresaTelefonos: '022345678',
    empresaAntiguedad: 4,
  },
  Direccion: { cedulaCliente: CEDULA, clienteEmail: correo, domicilioDireccion: direccion },
  beneficiario: {
    cedula: '1712345678',
    nombres: 'Ana',
    apellidoPaterno: 'Mora',
    apellidoMaterno: 'Paz',
    nacionalidad: 'Ecuador',
    sexo: 'F',
    actividadE: 'Comercio',
  },
  pep: { isPEP: 'N' },
  usuario: cuentaDeRol(EJECUTIVO),
};

/** Part 1 §3. */
const DATOS =
  'Nombre ApellidoP ApellidoM Cedula Codigo Direccion Telefono Correo Ciudad estadoCivil SeparacionB warranties fechaN Profesion nacionalidad residencia Provincia Genero cod_dactilar tipoVehiculo valor estado_sol'.split(
    ' ',
  );
const PARTES =
  'Direccion RelacionDependencia RelacionIndependencia beneficiario pep Planes garante Departamento riesgo excepcion num_aprobacion datosFina estado porHacer aprobar pagareInfo'.split(
    ' ',
  );

export const casosDeClientes: readonly Caso[] = [
  caso('GET clientes/{id}', 'a cédula in, the record with all its parts out', EJECUTIVO, {
    camino: `clientes/${CEDULA}`,
    da: {
      Informacion: { Datos: { Cedula: CEDULA, Codigo: PLAN }, Planes: [{ plan_id: PLAN, idCodigo: PLAN }] },
      riesgo: { score: expect.any(Number) },
    },
    despues: (_, { body }) => {
      expect(Object.keys(body.Informacion.Datos)).toEqual(expect.arrayContaining(DATOS));
      expect(Object.keys(body)).toEqual(expect.arrayContaining(PARTES));
    },
  }),
  caso('GET clientes/plan/{4 params}', 'the plan of another client, 404', EJECUTIVO, {
    camino: `clientes/plan/${PLAN}/N/0/${CASADO}`,
    estado: 404,
  }),
  caso('GET clientes/plan/{4 params}', 'a plan and its client in, the plan out', EJECUTIVO, {
    camino: `clientes/plan/${PLAN}/N/0/${CEDULA}`,
    da: { plan_id: PLAN, idCodigo: PLAN, Informacion: { Datos: { Codigo: PLAN } } },
  }),
  caso('GET clientes/movimientos/{2 params}', 'a plan in, its movements out', EJECUTIVO, {
    camino: `clientes/movimientos/${CEDULA}/${PLAN}`,
    propia: '/movimiento',
    filtro: { plan: PLAN },
    vacia: true,
  }),
  caso('GET clientes/busqueda/{q}', 'the beginning of a cédula in, who has it out', EJECUTIVO, {
    camino: 'clientes/busqueda/171003406',
    propia: '/cliente/busqueda?q=171003406',
    despues: (_, { body }) => expect(body.length).toBeGreaterThan(0),
  }),
  caso('GET clientes/conyuge/plan/{3 params}', 'a plan in, the spouse out in both shapes', EJECUTIVO, {
    camino: `clientes/conyuge/plan/${CASADO}/${PLAN_DEL_CASADO}/N`,
    propia: `/conyuge/${PLAN_DEL_CASADO}-titular`,
    despues: (_, { body }) =>
      expect([body.Cedula, body.EmpresaConyuge.SitLabo]).toEqual([body.identificacion, body.situacionLaboral]),
  }),
  caso('GET provincia', 'nothing in, provinces out', EJECUTIVO, { camino: 'provincia', propia: '/provincia' }),
  caso('GET ciudad/{p}', 'a province in, its cantons out', EJECUTIVO, {
    camino: 'ciudad/17',
    propia: '/canton',
    filtro: { provinciaCodigo: '17' },
  }),
  caso('GET ciudad/{p}', 'a province by its name in, its cantons out', EJECUTIVO, {
    camino: 'ciudad/pichincha',
    propia: '/canton',
    filtro: { provinciaCodigo: '17' },
  }),
  caso('GET ciudad/{p}', 'a province that there is not, 404', EJECUTIVO, { camino: 'ciudad/Atlantida', estado: 404 }),
  caso('GET parroquia/{2 params}', 'province and canton in, parishes out', EJECUTIVO, {
    camino: 'parroquia/17/1701',
    propia: '/parroquia',
    filtro: { cantonCodigo: '1701' },
  }),
  caso('GET listadoUAFE', 'nothing in, activities out', EJECUTIVO, {
    camino: 'listadoUAFE',
    propia: '/actividad-uafe',
  }),
  caso('GET estadoCuenta/{2 params}', 'a plan in, its statement out', EJECUTIVO, {
    camino: `estadoCuenta/${CEDULA}/${PLAN}`,
    despues: pdf,
  }),
  caso('GET listaDocs/{2 params}', 'a plan in, its documents out', EJECUTIVO, {
    camino: `listaDocs/${CEDULA}/${PLAN}`,
    propia: '/documento',
    filtro: { plan: PLAN },
  }),
  caso('GET solicitudCompra/{5 params}', 'a plan in, the key of its request out', EJECUTIVO, {
    camino: `solicitudCompra/${CASADO}/${PLAN_DEL_CASADO}/N/0/${cuentaDeRol(EJECUTIVO)}`,
    da: { key: `/api/v1/solicitud/${PLAN_DEL_CASADO}-titular/documento` },
    despues: async ({ como }, { body }) =>
      expect((await como(EJECUTIVO).propia(body.key.replace('/api/v1', ''))).status).toBe(200),
  }),
  caso('GET garante/cambiar/{id}', 'a plan without one in, its first guarantor out', EJECUTIVO, {
    camino: `garante/cambiar/${PLAN}?identificacion=1755555555`,
    da: { identificacion: '1755555555' },
  }),
  caso('GET garante/cambiar/{id}', 'a plan and somebody else in, the new guarantor out', EJECUTIVO, {
    camino: `garante/cambiar/${PLAN}?identificacion=1766666666`,
    da: { identificacion: '1766666666' },
  }),
  caso('POST clientes/guardar', 'the plan of another client, 404', EJECUTIVO, {
    camino: 'clientes/guardar',
    cuerpo: { ...solicitud, cliente: { ...solicitud.cliente, cedula: CASADO } },
    estado: 404,
  }),
  caso('POST clientes/guardar', 'a day that is none: refused at the field as it was sent', EJECUTIVO, {
    camino: 'clientes/guardar',
    cuerpo: { ...solicitud, cliente: { ...solicitud.cliente, fecha: '31/02/1980' } },
    estado: 422,
    da: { errors: { 'cliente.fecha': expect.any(String) } },
  }),
  caso('POST clientes/guardar', 'a country that there is not: refused with some that there are', EJECUTIVO, {
    camino: 'clientes/guardar',
    cuerpo: { ...solicitud, beneficiario: { ...solicitud.beneficiario, nacionalidad: 'Atlántida' } },
    estado: 422,
    da: { errors: { 'beneficiario.nacionalidad': expect.stringMatching(/[A-Z]{2} \p{L}+/u) } },
  }),
  caso('POST clientes/guardar', 'the form in its four parts in, the application out, and read by the call', EJECUTIVO, {
    camino: 'clientes/guardar',
    cuerpo: solicitud,
    da: {
      idCodigo: PLAN,
      identificacion: CEDULA,
      profesion,
      correo,
      direccion,
      fechaNacimiento: '1980-06-05',
      beneficiarioNombres: 'Ana',
      beneficiarioNacionalidad: 'EC',
    },
    despues: async ({ como }) => {
      const { body } = await como(EJECUTIVO).llama('GET', `clientes/plan/${PLAN}/N/0/${CEDULA}`);
      expect(body).toMatchObject({
        Informacion: { Datos: { Profesion: profesion, Correo: correo, Direccion: direccion, fechaN: '1980-06-05' } },
        RelacionDependencia: { SitLabo: 'V', Razon_Social: 'Textiles del Sur' },
        beneficiario: { Nombres: 'Ana', CedulaRuc: '1712345678' },
      });
    },
  }),
  caso('POST clientes/guardar/conyuge', 'an approval that the client has not, 404', EJECUTIVO, {
    camino: 'clientes/guardar/conyuge',
    cuerpo: { cedulaCliente: CASADO, garante: 'N', numeroAprobacion: 999_999, conyugeCedula: '1712345678' },
    estado: 404,
  }),
  caso('POST clientes/guardar/conyuge', 'the spouse in the names of the specification in, saved', EJECUTIVO, {
    camino: 'clientes/guardar/conyuge',
    cuerpo: {
      plan: PLAN_DEL_CASADO,
      cedulaCliente: CASADO,
      garante: 'N',
      conyugeCedula: '1712345678',
      conyugeNombreCompletos: 'Lucía Güillín Peña',
      conyugeFechaNacimiento: '07/08/1981',
      conyugeEmpresaTipoEmpleo: 'H',
    },
    da: { identificacion: '1712345678', fechaNacimiento: '1981-08-07', situacionLaboral: 'H' },
  }),
];
