import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hoyEn, idsDeBloque, iniciales, type LineaDeFirma, mensajes } from '@adjudica/domain';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Interviniente } from '../../entities/interviniente.entity';
import { Certifier, type Issued, signed } from '../../testing/certification';
import { crearContrato, generarBloque, planPorContratar } from '../../testing/contratos';
import { needsOfPoppler, Poppler, withPoppler } from '../../testing/poppler';
import { TestClock, testApp } from '../../testing/test-app';
import type { PapelVista } from './papel.dto';

const { propios } = mensajes;

const LUIS = { identificacion: '0912345678' };

const folder = mkdtempSync(join(tmpdir(), 'raices-'));
// Poppler signs with the hour of the machine
const t = testApp({ prints: true, clock: new TestClock(new Date()), env: { FIRMAS_DIR: folder } });
const legal = t.user('legal');
const asistente = t.user('asistente.legal');
const manager = () => t.application.dataSource.manager;
afterAll(() => rmSync(folder, { recursive: true }));

/** A printed contract of a married debtor, approved: it is signed by the company, both spouses and the depositary. */
async function contratoDeCasados() {
  const { idCodigo } = await planPorContratar(t);
  const deudor = await manager().findOneByOrFail(Interviniente, { rol: 'deudor' });
  await manager().update(Interviniente, { id: deudor.id }, { estadoCivil: 'C' });
  const { id: _, ...comun } = deudor;
  await manager().insert(Interviniente, {
    ...{ ...comun, ...LUIS, rol: 'conyuge' },
    ...{ genero: 'M', estadoCivil: 'C', nombres: 'Luis Alberto', apellidos: 'Mera Vélez' },
  });
  await crearContrato(asistente, idCodigo, { estadoCivil: 'C', separacionBienes: 'N' });
  for (const bloque of idsDeBloque) await generarBloque(asistente, idCodigo, bloque);
  const { version } = (await legal.get(`/contrato/${idCodigo}`).expect(200)).body;
  await legal.post(`/contrato/${idCodigo}/aprobar`, { version }).expect(200);
  const papeles: PapelVista[] = (await legal.get(`/papeles-de-plan/${idCodigo}`).expect(200)).body;
  const papel = papeles.find(({ tipo }) => tipo === 'contrato') as PapelVista;
  const { body: pdf } = await legal.get(`/contrato/${idCodigo}/archivo`).buffer().expect(200);
  const { hechos, codigo } = await manager().findOneByOrFail(DocumentoEmitido, { id: papel.id });
  return { papel, pdf, codigo, lineas: JSON.parse(String(hechos)).firmas as LineaDeFirma[] };
}

function subir({ id, version }: Pick<PapelVista, 'id' | 'version'>, bytes: Buffer) {
  const campos = { fecha: hoyEn(t.clock.now()), ciudad: '1701', motivoTemprana: 'El cliente renunció al plazo' };
  const test = legal.post(`/papel/${id}/firmar`).field('version', String(version));
  for (const [campo, valor] of Object.entries(campos)) test.field(campo, valor);
  return test.attach('file', bytes, 'contrato.pdf');
}

withPoppler(
  `a married couple and the others sign a contract with two programs: complete, the public page agrees, an altered copy and an unknown root are refused${needsOfPoppler}`,
  async () => {
    const { papel, pdf, codigo, lineas } = await contratoDeCasados();
    expect(lineas.map(({ nombre }) => nombre)).toContain('Luis Alberto Mera Vélez');
    expect(lineas.length).toBeGreaterThanOrEqual(3);
    const entidad = await Certifier.create('Entidad de Prueba');
    writeFileSync(join(folder, 'prueba.pem'), entidad.pem);
    const deLuis = Poppler.create({ nombre: 'LUIS ALBERTO MERA VELEZ', cedula: LUIS.identificacion }, 'Otra Entidad');
    const firmar = async (bytes: Buffer, { nombre, identificacion }: LineaDeFirma): Promise<Buffer> => {
      if (identificacion.includes(LUIS.identificacion)) return deLuis.sign(bytes);
      const quien: Issued = await entidad.issue({
        nombre: nombre.toUpperCase(),
        cedula: identificacion.replace(/\D/g, ''),
      });
      return signed(bytes, quien, { on: t.clock.now().toISOString() });
    };
    t.clock.current = new Date();
    const [luis] = lineas.filter(({ identificacion }) => identificacion.includes(LUIS.identificacion)) as [
      LineaDeFirma,
    ];
    const soloLuis = await firmar(pdf, luis);
    t.clock.current = new Date();
    expect((await subir(papel, soloLuis).expect(422)).body).toMatchObject({
      code: 'firma-raiz-desconocida',
      errors: { file: propios.firmaRaizDesconocida('Otra Entidad') },
    });
    writeFileSync(join(folder, 'otra.pem'), deLuis.pem);
    let bytes: Buffer = pdf;
    let visto = papel;
    for (const linea of lineas) {
      bytes = await firmar(bytes, linea);
      t.clock.current = new Date();
      const alterado = Buffer.from(bytes);
      alterado[100] = (alterado[100] as number) ^ 1;
      expect((await subir(visto, alterado).expect(422)).body.code).toMatch(/^firma-/);
      visto = (await subir(visto, bytes).expect(200)).body;
    }
    expect([visto.estado, visto.copias[0]?.faltan]).toEqual(['firmado', []]);
    expect(visto.copias[0]?.firmas.map(({ raiz }) => raiz)).toContain('Otra Entidad');
    expect(deLuis.verify(bytes).match(/Signature is Valid/g)).toHaveLength(lineas.length);
    const { body: publico } = await t.anonymous.get(`/verificacion/${codigo}`).expect(200);
    const nombres = visto.copias[0]?.firmas.map(({ nombre }) => iniciales(nombre));
    expect(publico).toMatchObject({ estado: 'firmado', firmantes: nombres, faltan: 0 });
    expect(publico.archivos.map(({ sha256 }: { sha256: string }) => sha256)).toContain(hash('sha256', bytes));
    deLuis.remove();
  },
);
