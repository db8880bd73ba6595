import { datosDeSolicitud } from '../../seed/declarado';
import { operationFor } from '../../testing/operation';
import { PaperlessRenderer } from '../../testing/renderers';
import { type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';

/** The calls of the application as the specification names them, found by `x-llamada` and made. */
const t = testApp({ overrides: { renderer: new PaperlessRenderer().asRenderer() } });
const ejecutivo = t.user('ejecutivo');
let plan: PlanDePrueba;

beforeEach(async () => {
  plan = await planAdjudicado(t);
});

const enviada = { ...datosDeSolicitud('B', { casado: true }), version: 0 };

async function guardar() {
  const { method, path } = operationFor('POST clientes/guardar', { clave: plan.clave });
  expect(method).toBe('put');
  expect((await ejecutivo.put(path, enviada)).status).toBe(200);
  return (await ejecutivo.get(path)).body;
}

test('EST-570 CLI-122 the call that saves keeps the residence part by part, with both addresses of mail', async () => {
  const partes = [
    ...(['tipoDomicilio', 'nombrePropietario', 'telefonoPropietario', 'domicilioDesde', 'direccion'] as const),
    ...(['provinciaCodigo', 'cantonCodigo', 'parroquiaCodigo', 'referenciaDomicilio', 'telefonoDomicilio'] as const),
    ...(['celular', 'correo', 'laboralCorreo'] as const),
  ];
  const leida = await guardar();
  for (const parte of partes) expect([parte, leida[parte]]).toEqual([parte, enviada[parte]]);
  expect(leida.identificacion).toBe(plan.titular.identificacion);
});

test('CLI-123 CLI-124 the same call keeps beneficiary and political exposure part by part', async () => {
  const partes = [
    ...(['beneficiarioCedula', 'beneficiarioNombres', 'beneficiarioApellidoPaterno'] as const),
    ...(['beneficiarioApellidoMaterno', 'beneficiarioNacionalidad', 'beneficiarioGenero'] as const),
    ...(['beneficiarioActividad', 'pepExpuesto', 'pepVinculo', 'pepNombres', 'pepParentesco'] as const),
  ];
  const leida = await guardar();
  for (const parte of partes) {
    expect(enviada[parte]).not.toBeNull();
    expect([parte, leida[parte]]).toEqual([parte, enviada[parte]]);
  }
});

test('EST-577 the call that generates the purchase request leaves a document that can be read', async () => {
  await guardar();
  const { method, path } = operationFor('GET solicitudCompra/{5 params}', { clave: plan.clave });
  expect(method).toBe('post');
  const response = await ejecutivo.post(path, {});
  expect([response.status, response.body.estadoSol, response.body.documentoVigente]).toEqual([200, 'GENERADA', true]);
  const documento = await ejecutivo.get(`/solicitud/${plan.clave}/documento`);
  expect([documento.status, documento.headers['content-type']]).toEqual([200, 'application/pdf']);
});
