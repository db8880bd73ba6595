import { adjudicarPlan, crearGrupo, crearPersona, crearPlan } from '../../testing/builders';
import { testApp } from '../../testing/test-app';

const t = testApp();
const jefatura = t.user('jefatura');

const SOCIOS = [
  ['Zurita', 'Ana'],
  ['Álvarez', 'Luis'],
  ['alvarado', 'Rosa'],
  ['Castillo', 'Iván'],
  ['Cañarte', 'Elsa'],
  ['Ramón', 'Juan'],
  ['Íñigo', 'Óscar'],
  ['Íñigo', 'Noemí'],
] as const;
const EN_ORDEN = [
  'alvarado Rosa',
  'Álvarez Luis',
  'Cañarte Elsa',
  'Castillo Iván',
  'Íñigo Noemí',
  'Íñigo Óscar',
  'Ramón Juan',
  'Zurita Ana',
];

beforeAll(async () => {
  const { manager } = t.application.dataSource;
  const grupo = await crearGrupo(manager);
  for (const [i, [apellidoPaterno, nombres]] of SOCIOS.entries()) {
    const titular = await crearPersona(manager, { apellidoPaterno, apellidoMaterno: '', nombres });
    await adjudicarPlan(manager, await crearPlan(manager, grupo, { codigo: String(i + 1), titular }));
  }
});

test.each([
  ['/adjudicacion', 'nombreCliente'],
  ['/documentos-cliente', 'nombreCompleto'],
])('%s sorted by name: as in a Spanish dictionary, page after page and backwards', async (ruta, campo) => {
  const pagina = async (desde: number, hasta: number, sentido = 'ASC'): Promise<string[]> => {
    const { body } = await jefatura
      .get(`${ruta}?sort=["${campo}","${sentido}"]&range=[${desde},${hasta}]`)
      .expect((answer) => expect([200, 206]).toContain(answer.status));
    return body.map((fila: Record<string, string>) => fila[campo]);
  };
  expect(await pagina(0, 99)).toEqual(EN_ORDEN);
  expect([...(await pagina(0, 2)), ...(await pagina(3, 5)), ...(await pagina(6, 8))]).toEqual(EN_ORDEN);
  expect(await pagina(0, 99, 'DESC')).toEqual(EN_ORDEN.toReversed());
});
