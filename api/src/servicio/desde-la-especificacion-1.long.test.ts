import { pdfDePrueba } from '../testing/documentos';
import { LOADS_MUCH_MS } from '../testing/limits';
import { crearMundo } from '../testing/mundo';
import { cuentaQueLlama, type Llamador } from '../testing/servicio';
import { testApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

/**
 * A program of somebody who has parts 1 and 2 of the specification and nothing else: its paths, its field names, its words. From an assembly to
 * the folder of who was awarded in it.
 */
const t = testApp();
let asistente: Llamador;
let ejecutivo: Llamador;
beforeAll(async () => {
  await crearMundo(t);
  const admin = await t.as('admin');
  asistente = await cuentaQueLlama(t, admin, { role: 'Asistente Asamblea' });
  ejecutivo = await cuentaQueLlama(t, admin, { role: 'Ejecutivo Adjudicaciones' });
});

async function llama(quien: Llamador, metodo: string, camino: string, cuerpo?: object) {
  const { status, body } = await quien.llama(metodo, camino, cuerpo);
  if (status >= 300) throw new Error(`${metodo} ${camino}: ${status} ${JSON.stringify(body)}`);
  return body;
}

test('GEN-533 EST-561 CLI-018 from an assembly to the folder of its awardee, by the specification alone', async () => {
  // the assembly, and who takes part in it
  const productos = await llama(asistente, 'GET', 'producto');
  const producto = productos.find((uno: { codigo: string }) => uno.codigo === '01');
  const grupos = await llama(asistente, 'GET', `grupo/${producto.codigo}`);
  const { grupo } = grupos.find((uno: { grupo: string }) => uno.grupo === 'M001');
  const deAsamblea = { Producto: producto.codigo, Grupo: grupo, asignado: '' };
  const [{ numeroAsamblea, estado }] = await llama(asistente, 'POST', 'AsambleaporGrupo', deAsamblea);
  expect(estado).toBe('');
  const participantes = await llama(asistente, 'POST', 'Participante/listar', {
    ...{ Producto: producto.codigo, Grupo: grupo, Asamblea: numeroAsamblea },
  });

  // the minutes, with an offer and a draw
  const [oferta, sorteo, ...otros] = participantes.filter((uno: { estado: string }) => uno.estado === 'participa');
  const acta = await llama(asistente, 'POST', 'Participante/AgregarActa', {
    ...{ Grupo_ref: grupo, cod_Producto: producto.codigo, num_Asamblea: numeroAsamblea, Localidad: '002' },
    ...{ Usuario: 'asistente', Cabecera: '', PiePagina: '' },
    Texto: [
      { ...oferta, adjudicadoPor: 'Oferta', cantidadOferta: 12 },
      { ...sorteo, adjudicadoPor: 'Sorteo' },
      ...otros,
    ],
  });
  expect(acta).toMatchObject({ key: expect.any(String), adjudicados: 2 });
  const cerradas = await llama(asistente, 'POST', 'AsambleaporGrupo', { ...deAsamblea, asignado: 'True' });
  expect(cerradas).toMatchObject([{ numeroAsamblea, estado: 'C' }]);

  // the client, and the plan that was awarded
  const { cedula, IdCodigo: plan } = oferta;
  const antes = await llama(ejecutivo, 'GET', `clientes/${cedula}`);
  expect(antes.Informacion.Planes).toMatchObject([{ plan_id: plan, Adjudicado: true, Cuotas_Ofertadas: 12 }]);
  expect(antes.num_aprobacion).toBe(null);

  // the application, in words
  const [parroquia] = await llama(ejecutivo, 'GET', 'parroquia/Pichincha/Quito');
  const cliente = {
    ...{
      cedula,
      garante: 'N',
      id_Garante: '',
      plan,
      grupo,
      producto: producto.codigo,
      tipoBien: 'Nuevo',
      valor: 32_990,
    },
    ...{ nombres: 'Rosa Elena', apellidoPaterno: 'Loor', apellidoMaterno: 'Vera', fecha: '05/06/1980', edad: 45 },
    ...{ genero: 'F', nacionalidad: 'Ecuador', aresidencia: 0, nombreProfesion: 'Contadora', cod_dactilar: 'V3343V' },
    ...{ estadoCivil: 'Soltero', separacionBienes: '', actividadEconomica: 'Comercio', empresaTipoEmpleo: 'V' },
    ...{
      empresaNombre: 'Textiles del Sur',
      empresaCargo: 'Contadora',
      empresaAntiguedad: 4,
      empresaRuc: '1790012344001',
    },
    ...{ empresaTelefonos: '022345678', empresaDireccion: 'Av. Maldonado 120' },
  };
  const Direccion = {
    ...{
      cedulaCliente: cedula,
      domicilioTipo: 'A',
      domicilioDireccion: 'Av. Shyris 10',
      domicilioReferencia: 'Parque',
    },
    ...{ domicilioTelefono: '022345678', domicilioCelular: '0991234567', domicilioProvincia: 'Pichincha' },
    ...{ domicilioCiudad: 'Quito', domicilioParroquia: parroquia.nombre, clienteEmail: 'rosa@correo.example' },
    empresaEmail: 'ventas@textiles.example',
  };
  const beneficiario = {
    ...{
      cedula: '1712345678',
      nombres: 'Ana',
      apellidoPaterno: 'Mora',
      apellidoMaterno: 'Paz',
      nacionalidad: 'Ecuador',
    },
    ...{ sexo: 'F', actividadE: 'Comercio' },
  };
  await llama(ejecutivo, 'POST', 'clientes/guardar', {
    ...{ cliente, Direccion, beneficiario, usuario: 'ejecutivo' },
    pep: { isPEP: 'N', nombres: '', vinculo: '', parentesco: '' },
  });
  const ficha = await llama(ejecutivo, 'GET', `clientes/plan/${plan}/N/0/${cedula}`);
  expect(ficha.num_aprobacion).toEqual(expect.any(Number));
  expect(ficha.Informacion.Datos).toMatchObject({
    ...{
      Cedula: cedula,
      Nombre: 'Rosa Elena',
      ApellidoP: 'Loor',
      ApellidoM: 'Vera',
      fechaN: '1980-06-05',
      Genero: 'F',
    },
    ...{ nacionalidad: 'EC', Profesion: 'Contadora', cod_dactilar: 'V3343V', estadoCivil: 'S', tipoVehiculo: 'Nuevo' },
    ...{ valor: 32_990, Correo: 'rosa@correo.example', Direccion: 'Av. Shyris 10', Provincia: '17' },
  });
  expect(ficha).toMatchObject({
    Direccion: { TipoDomicilio: 'A', ReferenciaDomicilio: 'Parque', Celular: '0991234567', Parroqia: parroquia.codigo },
    RelacionDependencia: {
      SitLabo: 'V',
      Razon_Social: 'Textiles del Sur',
      Ocupacion: 'Contadora',
      RUC: '1790012344001',
    },
    beneficiario: { Nombres: 'Ana', CedulaRuc: '1712345678', beneficiarioSexo: 'F' },
    pep: { isPEP: 'N' },
  });

  // finances, the purchase request, a document, and the folder to risk
  const ceros = (nombres: string) => Object.fromEntries(nombres.split(' ').map((uno) => [uno, 0]));
  await llama(ejecutivo, 'PUT', `info-fin/guarda/${cedula}/${plan}/N`, {
    activos: { ...ceros('cash to_charge inventory house furnitures vehicles moto others_actives'), cash: 5000 },
    pasivos: ceros('to_pay suppliers loans debts others_pasives'),
    ingresos: { ...ceros('incomes spouse_incomes rent retired other_incomes'), incomes: 1200 },
    egresos: ceros('feeding education transport rent basic_services debts_to_bank health other_outcomes'),
    ...{ Totalactivos: 5000, TotalA: 5000, totalPasivo: 0, TotalP: 0, TotalPatrimonio: 5000 },
    ...{ totalIngresos: 1200, totalEgresos: 0, totalIE: 1200, usuario: 'ejecutivo' },
  });
  const solicitud = await llama(ejecutivo, 'GET', `solicitudCompra/${cedula}/${plan}/N/0/ejecutivo`);
  const documentos = await llama(ejecutivo, 'GET', `listaDocs/${cedula}/${plan}`);
  const cedulaDoc = documentos.find((uno: { type: { Nombre: string } }) => /c[eé]dula/i.test(uno.type.Nombre));
  const subida = await ejecutivo
    .llama('POST', 'aws/upload')
    .attach('file', await pdfDePrueba(), 'cedula.pdf')
    .field('Bucket', plan)
    .field('idDoc', String(cedulaDoc.id))
    .field('Code', plan);
  expect([subida.status, solicitud.key]).toEqual([200, expect.stringMatching(/^\/api\/v1\//)]);
  const enviada = await llama(ejecutivo, 'PUT', `Clientes/asignar/${plan}/004/Recibir/ejecutivo`);
  expect(enviada).toMatchObject({ idDepartamento: '004', supuesto: { aceptaIncompleta: true } });
  expect((await llama(ejecutivo, 'GET', `clientes/${cedula}`)).Departamento).toBe('004');
});
