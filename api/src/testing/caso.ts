import { type PasoDelCaso, reglasDelPaso } from '@adjudica/domain';

/** What confirms every rule before a step: a test that is not about them goes on as somebody who has his reasons. */
export const confirmado = (paso: PasoDelCaso) => ({ confirma: reglasDelPaso(paso), motivo: 'Consta en el expediente' });

const pasos: readonly (readonly [RegExp, PasoDelCaso])[] = [
  [/^\/orden-de-compra\/[^/]+\/aprobar$/, 'orden'],
  [/^\/solicitud-de-pago\/[^/]+\/aprobar$/, 'pago'],
  [/^\/pagare\/[^/]+\/aprobar$/, 'pagare'],
  [/^\/contrato\/[^/]+\/aprobar$/, 'contrato'],
  [/^\/carta-salida\/[^/]+\/generar$/, 'carta'],
  [/^\/carta-salida\/[^/]+\/entregar$/, 'entrega'],
];

/** The body of a step with its rules confirmed; one that says something of them itself is left as it is. */
export function conReglas(path: string, body: object | undefined): object | undefined {
  const paso = pasos.find(([ruta]) => ruta.test(path))?.[1];
  return paso === undefined || body === undefined || 'confirma' in body ? body : { ...confirmado(paso), ...body };
}
