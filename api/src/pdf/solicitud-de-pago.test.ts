import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SolicitudDePagoImpresa } from '../capabilities/solicitud-de-pago/solicitud-de-pago.impreso';
import { papeles } from '../testing/papeles';
import { textOfPages } from '../testing/pdf-text';
import { Renderer } from './renderer';

const renderer = new Renderer();
afterAll(() => renderer.close());

const sample = JSON.parse(
  readFileSync(resolve(__dirname, '../../../templates/solicitud-de-pago/sample.json'), 'utf8'),
) as SolicitudDePagoImpresa;
const print = async (cambios: Partial<SolicitudDePagoImpresa> = {}): Promise<string> => {
  const { bytes } = await renderer.render(papeles['solicitud-de-pago'], { ...sample, ...cambios });
  if (process.env['PDF_DIR']) writeFileSync(`${process.env['PDF_DIR']}/pago-${Object.keys(cambios).length}.pdf`, bytes);
  return (await textOfPages(bytes)).join(' ');
};

test('PAG-507 PAG-508 the payment request prints each fact, with the amount in figures and in words', async () => {
  const text = await print();
  for (const fact of [
    'Solicitud de pago #41',
    'Orden de compra #57',
    sample.empresa,
    sample.solicitante,
    '09/03/2026',
    sample.beneficiario,
    sample.identificacionBeneficiario,
    sample.cuentaBeneficiario,
    '− $ 824,75',
    'Por revisar: 1 de 7 documentos',
    sample.concepto,
    sample.observacion,
    '$ 28.521,05',
    'veintiocho mil quinientos veintiún dólares de los Estados Unidos de América con 05/100',
    '01-M001-12 y 01-M002-5',
    'Aprobado el 10/03/2026 10:05',
    sample.aprobadoPor,
  ])
    expect(text).toContain(fact);
  for (const { documento, plan, estado } of sample.documentos) expect(text).toContain(`${documento} ${plan} ${estado}`);
  expect(text.match(/Incorrecto/g)).toHaveLength(1);
  expect(text).not.toContain('BORRADOR');
}, 60_000);

test('PAG-508 one that nobody approved is a draft that says so, and bears nobody as approver', async () => {
  const text = await print({
    borrador: true,
    aprobadoEn: null,
    aprobadoPor: null,
    observacion: null,
  });
  expect(text).toContain('Por aprobar');
  expect(text).toMatch(/borrador/i);
  expect(text).not.toContain(sample.aprobadoPor);
  expect(text).not.toContain('Observación');
}, 60_000);
