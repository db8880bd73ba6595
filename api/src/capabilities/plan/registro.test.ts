import { adjudicarPlan, crearGrupo, crearPersona, crearPlan, crearSolicitud } from '../../testing/builders';
import { testApp } from '../../testing/test-app';

/**
 * The record of a client that the specification draws in one piece stands in three answers here: client, plan, application. Each of its
 * facts, by the name it has there, and where it is.
 */
type Donde = 'cliente' | 'plan' | 'solicitud';
const registro = {
  Datos: {
    Cedula: ['cliente', 'identificacion'],
    Codigo: ['plan', 'codigo'],
    Nombre: ['solicitud', 'nombres'],
    ApellidoP: ['solicitud', 'apellidoPaterno'],
    ApellidoM: ['solicitud', 'apellidoMaterno'],
    Direccion: ['solicitud', 'direccion'],
    Telefono: ['solicitud', 'telefonoDomicilio'],
    Correo: ['solicitud', 'correo'],
    fechaN: ['solicitud', 'fechaNacimiento'],
    Profesion: ['solicitud', 'profesion'],
    estadoCivil: ['solicitud', 'estadoCivil'],
    SeparacionB: ['solicitud', 'separacionBienes'],
    nacionalidad: ['solicitud', 'nacionalidad'],
    Provincia: ['solicitud', 'provinciaCodigo'],
    Ciudad: ['solicitud', 'cantonCodigo'],
    Genero: ['solicitud', 'genero'],
    cod_dactilar: ['solicitud', 'codigoDactilar'],
    tipoVehiculo: ['solicitud', 'estadoBien'],
    valor: ['solicitud', 'valorBien'],
  },
  Direccion: {
    TipoDomicilio: ['solicitud', 'tipoDomicilio'],
    NombrePropietario: ['solicitud', 'nombrePropietario'],
    TelefonoPropietario: ['solicitud', 'telefonoPropietario'],
    TelefonoDomicilio: ['solicitud', 'telefonoDomicilio'],
    ReferenciaDomicilio: ['solicitud', 'referenciaDomicilio'],
    Celular: ['solicitud', 'celular'],
    Parroqia: ['solicitud', 'parroquiaCodigo'],
  },
  RelacionDependencia: {
    SitLabo: ['solicitud', 'situacionLaboral'],
    RUC: ['solicitud', 'laboralRuc'],
    Nombre_Comercial: ['solicitud', 'laboralNombre'],
    Razon_Social: ['solicitud', 'laboralNombre'],
    Ocupacion: ['solicitud', 'laboralCargo'],
    Direccion: ['solicitud', 'laboralDireccion'],
    Telefono: ['solicitud', 'laboralTelefono'],
    Antiguedad: ['solicitud', 'laboralAnos'],
    Actividad: ['solicitud', 'laboralActividad'],
    Actividad_UAFE: ['solicitud', 'laboralActividadUafe'],
  },
  beneficiario: {
    beneficiarioSexo: ['solicitud', 'beneficiarioGenero'],
    Nacionalidad: ['solicitud', 'beneficiarioNacionalidad'],
    Nombres: ['solicitud', 'beneficiarioNombres'],
    CedulaRuc: ['solicitud', 'beneficiarioCedula'],
    ApellidoP: ['solicitud', 'beneficiarioApellidoPaterno'],
    ApellidoM: ['solicitud', 'beneficiarioApellidoMaterno'],
    ActividadEconomica: ['solicitud', 'beneficiarioActividad'],
  },
  pep: {
    isPEP: ['solicitud', 'pepExpuesto'],
    vinculo: ['solicitud', 'pepVinculo'],
    nombres: ['solicitud', 'pepNombres'],
    parentesco: ['solicitud', 'pepParentesco'],
  },
  Planes: {
    plan_id: ['plan', 'idCodigo'],
    grupo: ['plan', 'grupo'],
    producto: ['plan', 'producto'],
    monto: ['plan', 'monto'],
    numCuota: ['plan', 'numCuota'],
    Saldo: ['plan', 'saldo'],
    valorCuota: ['plan', 'valorCuota'],
    cuotaVencida: ['plan', 'cuotasVencidas'],
    FechaAdj: ['plan', 'fechaAdjudicacion'],
    Adjudicado: ['plan', 'adjudicado'],
    Cuotas_Ofertadas: ['plan', 'cuotasOfertadas'],
  },
  otros: {
    num_aprobacion: ['plan', 'numAprobacion'],
    riesgo: ['plan', 'riesgo'],
    excepcion: ['plan', 'excepcion'],
    porHacer: ['plan', 'porHacer'],
    garante: ['plan', 'garante'],
    Departamento: ['plan', 'carpeta'],
  },
} as const satisfies Record<string, Record<string, readonly [Donde, string]>>;
type Parte = keyof typeof registro;

const t = testApp();
const respuestas = new Map<'V' | 'I', Record<Donde, Record<string, unknown>>>();

beforeAll(async () => {
  const { manager } = t.application.dataSource;
  const grupo = await crearGrupo(manager);
  const ejecutivo = await t.as('ejecutivo');
  for (const situacion of ['V', 'I'] as const) {
    const titular = await crearPersona(manager);
    const plan = await crearPlan(manager, grupo, { titular });
    await adjudicarPlan(manager, plan, { idDepartamento: '002' });
    await crearSolicitud(manager, plan, { situacion, casado: true });
    await crearSolicitud(manager, plan, { rol: 'garante', de: await crearPersona(manager) });
    const leer = async (path: string) => (await ejecutivo.get(path).expect(200)).body;
    respuestas.set(situacion, {
      cliente: await leer(`/cliente/${titular.identificacion}`),
      plan: await leer(`/plan/${plan.idCodigo}`),
      solicitud: await leer(`/solicitud/${plan.idCodigo}-titular`),
    });
  }
});

/** The facts of a part that the answers don't carry, by their specified name. */
function faltan(parte: Parte, situacion: 'V' | 'I' = 'V'): string[] {
  const answers = respuestas.get(situacion) as Record<Donde, Record<string, unknown>>;
  const hechos: Readonly<Record<string, readonly [Donde, string]>> = registro[parte];
  return Object.entries(hechos).flatMap(([nombre, [donde, campo]]) => {
    const valor = answers[donde][campo];
    return valor === undefined || valor === null || valor === '' ? [nombre] : [];
  });
}

test('CLI-023 EST-557 the data of a client', () => {
  expect(faltan('Datos')).toEqual([]);
});

test('CLI-024 EST-558 his address', () => {
  expect(faltan('Direccion')).toEqual([]);
});

test('CLI-025 EST-559 his work, dependent or independent', () => {
  expect(faltan('RelacionDependencia', 'V')).toEqual([]);
  expect(faltan('RelacionDependencia', 'I')).toEqual([]);
  expect(respuestas.get('V')?.solicitud.laboralCorreo).toBe('rrhh@losandes.example');
});

test('CLI-026 CLI-027 final beneficiary and political exposure', () => {
  expect(faltan('beneficiario')).toEqual([]);
  expect(faltan('pep')).toEqual([]);
});

test('CLI-028 CLI-029 EST-560 his plan, and what the folder says of it', () => {
  expect(faltan('Planes')).toEqual([]);
  expect(faltan('otros')).toEqual([]);
  const { plan } = respuestas.get('V') as Record<Donde, Record<string, unknown>>;
  expect(plan.numCuota).toMatch(/^\d+\/\d+$/);
  expect(plan.garante).toEqual({
    identificacion: expect.stringMatching(/^\d{10}$/),
    nombreCompleto: 'Ñauñay Güillín José Antonio',
    admiteConyuge: false,
    motivoSuspension: null,
  });
});

test('EST-561 the client of an order: person and plans with group and amount', () => {
  const { cliente } = respuestas.get('V') as Record<Donde, Record<string, unknown>>;
  for (const campo of ['nombres', 'apellidoPaterno', 'apellidoMaterno', 'identificacion', 'celular'])
    expect(cliente[campo]).toEqual(expect.any(String));
  expect(cliente.planes).toEqual([
    expect.objectContaining({ idCodigo: expect.any(String), grupo: expect.any(String), monto: 20_000 }),
  ]);
});
